// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "order.h"

namespace windrose
{

/// The legal orders of a decision as a set of bits: each decision has a table of all orders that it could ever
/// have, in canonical order, and a bit is set for each order that is legal now. The set refers to the table, a
/// constant.
class OrderSet
{
public:
    constexpr OrderSet() = default;
    template <std::size_t Count>
    constexpr OrderSet(const std::array<Order, Count>& table, std::uint64_t legal)
        : m_table(table.data()), m_legal(legal)
    {
        static_assert(Count <= 64, "each order has a bit");
        static_assert(Count <= OrderList::kCapacity, "a list has room for all of them");
    }

    constexpr int size() const { return bitCountLong(m_legal); }
    constexpr bool isEmpty() const { return m_legal == 0; }

    /// The order at a place in the list, 0 to `size()` - 1.
    constexpr Order operator[](int place) const
    {
        return m_table[placeOfBit(m_legal, bitCountsUpToByte(m_legal), place)];
    }

    constexpr void addTo(OrderList& list) const
    {
        for (std::uint64_t rest = m_legal; rest != 0; rest &= rest - 1) {
            list.add(m_table[std::countr_zero(rest)]);
        }
    }

private:
    const Order* m_table = nullptr;
    std::uint64_t m_legal = 0;
};

} // namespace windrose
