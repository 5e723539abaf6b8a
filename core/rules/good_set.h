// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "pieces.h"

#include <array>
#include <bit>
#include <cstdint>

namespace windrose
{

/// A set of kinds of goods, one bit each (bit 0 for corn). It converts to and from its bits.
class GoodSet
{
    static_assert(kGoods <= 8, "a set of goods is one byte");

public:
    static constexpr unsigned kAll = (1U << kGoods) - 1U;

    constexpr GoodSet() = default;
    /// From bits, those above the last kind dropped.
    constexpr explicit GoodSet(unsigned bits) : m_bits(static_cast<std::uint8_t>(bits & kAll)) {}
    static constexpr GoodSet only(Good good) { return GoodSet(1U << index(good)); }

    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): its bits
    constexpr operator std::uint8_t() const { return m_bits; }
    constexpr bool contains(Good good) const { return (m_bits >> index(good) & 1U) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int size() const { return bitCount(m_bits); }
    /// The first kind of the set, which must not be empty.
    constexpr Good first() const { return static_cast<Good>(std::countr_zero(m_bits)); }

    constexpr GoodSet& operator|=(GoodSet more) { return *this = *this | more; }
    friend constexpr GoodSet operator|(GoodSet left, GoodSet right) { return GoodSet(0U | left.m_bits | right.m_bits); }
    friend constexpr GoodSet operator&(GoodSet left, GoodSet right)
    {
        return GoodSet(0U | (left.m_bits & right.m_bits));
    }
    /// The kinds of `left` that are not in `right`.
    friend constexpr GoodSet operator-(GoodSet left, GoodSet right)
    {
        return GoodSet(0U | (left.m_bits & ~right.m_bits));
    }

    /// Calls `visit` with each kind, in their order.
    template <typename Visit>
    constexpr void forEach(Visit visit) const
    {
        for (unsigned rest = m_bits; rest != 0; rest &= rest - 1) {
            visit(static_cast<Good>(std::countr_zero(rest)));
        }
    }

private:
    std::uint8_t m_bits = 0;
};

/// All kinds of goods, in the order of their trading price.
inline constexpr std::array<Good, kGoods> kAllGoods{Good::Corn, Good::Indigo, Good::Sugar, Good::Tobacco, Good::Coffee};

} // namespace windrose
