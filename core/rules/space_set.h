// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "pieces.h"

#include <bit>
#include <cstdint>

namespace windrose
{

/// A set of spaces of a city or an island, one bit each (bit S for space S). It converts to its bits.
class SpaceSet
{
    static_assert(kSpaces <= 16, "a set of spaces is two bytes");

public:
    constexpr SpaceSet() = default;
    /// From bits. Those of spaces that do not exist are kept, so that an order naming them can be refused.
    constexpr explicit SpaceSet(unsigned bits) : m_bits(static_cast<std::uint16_t>(bits)) {}
    static constexpr SpaceSet all() { return SpaceSet((1U << kSpaces) - 1U); }
    static constexpr SpaceSet only(int space) { return SpaceSet(1U << space); }

    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): its bits
    constexpr operator std::uint16_t() const { return m_bits; }
    constexpr bool contains(int space) const { return (m_bits >> space & 1U) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int size() const { return bitCount(m_bits); }
    /// The lowest space of the set, which must not be empty.
    constexpr int lowest() const { return std::countr_zero(m_bits); }
    /// The highest space, also one that does not exist; -1 when there is none.
    constexpr int highest() const { return static_cast<int>(std::bit_width(m_bits)) - 1; }
    /// The set of the lowest `count` spaces of this one, or of all when there are fewer.
    constexpr SpaceSet lowestOf(int count) const
    {
        unsigned rest = m_bits;
        for (; count > 0; --count) {
            rest &= rest - 1U;
        }
        return SpaceSet(m_bits & ~rest);
    }

    constexpr void add(int space) { *this |= only(space); }
    constexpr void remove(int space) { *this = *this - only(space); }
    constexpr void put(int space, bool isIn) { isIn ? add(space) : remove(space); }

    constexpr SpaceSet& operator|=(SpaceSet more) { return *this = *this | more; }
    friend constexpr SpaceSet operator|(SpaceSet left, SpaceSet right)
    {
        return SpaceSet(0U | left.m_bits | right.m_bits);
    }
    friend constexpr SpaceSet operator&(SpaceSet left, SpaceSet right)
    {
        return SpaceSet(0U | (left.m_bits & right.m_bits));
    }
    /// The spaces of `left` that are not in `right`.
    friend constexpr SpaceSet operator-(SpaceSet left, SpaceSet right)
    {
        return SpaceSet(0U | (left.m_bits & ~right.m_bits));
    }
    friend constexpr bool operator==(SpaceSet, SpaceSet) = default;

private:
    std::uint16_t m_bits = 0;
};

} // namespace windrose
