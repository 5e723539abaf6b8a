// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "pieces.h"

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace windrose
{

/// A set of up to sixteen items, one bit each: kinds in the order of their enumerators, or numbers from 0. It converts
/// to and from its bits.
template <typename Item, int kItems>
class SmallSet
{
    static_assert(kItems <= 16, "a set is one or two bytes");

public:
    using Bits = std::conditional_t<kItems <= 8, std::uint8_t, std::uint16_t>;

    static constexpr unsigned kAll = (1U << kItems) - 1U;
    static constexpr std::size_t kSets = std::size_t{1} << kItems; ///< the number of different sets

    constexpr SmallSet() = default;
    /// From bits, those above the last item dropped.
    constexpr explicit SmallSet(unsigned bits) : m_bits(static_cast<Bits>(bits & kAll)) {}
    constexpr SmallSet(std::initializer_list<Item> items)
    {
        for (const Item item : items) {
            add(item);
        }
    }
    static constexpr SmallSet only(Item item) { return SmallSet(bitOf(item)); }
    /// All items before one.
    static constexpr SmallSet before(Item item) { return SmallSet(bitOf(item) - 1U); }

    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): its bits
    constexpr operator Bits() const { return m_bits; }
    constexpr bool contains(Item item) const { return (m_bits >> static_cast<int>(item) & 1U) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int size() const { return bitCount(m_bits); }
    /// The first item of the set, which must not be empty.
    constexpr Item first() const { return static_cast<Item>(std::countr_zero(m_bits)); }

    constexpr void add(Item item) { *this |= only(item); }

    constexpr SmallSet& operator|=(SmallSet more) { return *this = *this | more; }
    friend constexpr SmallSet operator|(SmallSet left, SmallSet right)
    {
        return SmallSet(0U | left.m_bits | right.m_bits);
    }
    friend constexpr SmallSet operator&(SmallSet left, SmallSet right)
    {
        return SmallSet(0U | (left.m_bits & right.m_bits));
    }
    /// The items of `left` that are not in `right`.
    friend constexpr SmallSet operator-(SmallSet left, SmallSet right)
    {
        return SmallSet(0U | (left.m_bits & ~right.m_bits));
    }

    /// Calls `visit` with each item, in their order.
    template <typename Visit>
    constexpr void forEach(Visit visit) const
    {
        for (unsigned rest = m_bits; rest != 0; rest &= rest - 1) {
            visit(static_cast<Item>(std::countr_zero(rest)));
        }
    }

private:
    static constexpr unsigned bitOf(Item item) { return 1U << static_cast<int>(item); }

    Bits m_bits = 0;
};

/// A set of kinds of tiles.
using TileSet = SmallSet<Tile, kTiles>;

/// A set of seats.
using SeatSet = SmallSet<int, kMaxPlayers>;

} // namespace windrose
