// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packed_numbers.h"
#include "small.h"

#include <concepts>

namespace windrose
{

/// A list of at most `Most` enumerators, stored in four bits each.
template <typename Item, int Most>
class ShortList
{
public:
    using Numbers = Nibbles<slot(Most)>;

    constexpr ShortList() = default;
    constexpr ShortList(std::initializer_list<Item> items)
    {
        for (const Item item : items) {
            append(item);
        }
    }

    constexpr int size() const { return m_size; }
    constexpr bool isEmpty() const { return m_size == 0; }
    constexpr bool isFull() const { return m_size == Most; }

    /// The item at a place, which must be below `size()`.
    constexpr Item operator[](std::integral auto place) const { return static_cast<Item>(m_numbers.get(slot(place))); }
    constexpr auto begin() const { return PackedIterator<const ShortList, Item, Item>{*this, 0}; }
    constexpr auto end() const { return begin() + m_size; }
    /// The numbers of all `Most` places: those of the items, then zeros.
    constexpr const Numbers& numbers() const { return m_numbers; }

    /// Adds an item at the end; the list must not be full.
    constexpr void append(Item item) { m_numbers.set(slot(m_size++), static_cast<std::uint8_t>(item)); }

    /// Inserts an item before the one at this place, or after the last one; the list must not be full.
    constexpr void insert(int place, Item item)
    {
        for (int behind = m_size; behind > place; --behind) {
            m_numbers.set(slot(behind), m_numbers.get(slot(behind - 1)));
        }
        m_numbers.set(slot(place), static_cast<std::uint8_t>(item));
        ++m_size;
    }

    /// Removes the item at a place, which must be below `size()`, and closes the gap.
    constexpr void removeAt(int place)
    {
        const std::uint32_t word = m_numbers.word();
        const std::uint32_t before = (1U << (4 * place)) - 1U;
        m_numbers.setWord((word & before) | (word >> 4 & ~before));
        --m_size;
    }

    constexpr void clear() { *this = {}; }

    friend constexpr bool operator==(const ShortList&, const ShortList&) = default;

private:
    static_assert(Most <= 8, "all items are moved in one word of 32 bits");

    Numbers m_numbers;
    Small8 m_size;
};

} // namespace windrose
