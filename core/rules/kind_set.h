// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bits.h"
#include "pieces.h"

#include <bit>
#include <cstdint>

namespace windrose
{

/// A set of kinds, one bit each in the order of `Kind`. It converts to and from its bits.
template <typename Kind, int kKinds>
class KindSet
{
    static_assert(kKinds <= 8, "a set of kinds is one byte");

public:
    static constexpr unsigned kAll = (1U << kKinds) - 1U;

    constexpr KindSet() = default;
    /// From bits, those above the last kind dropped.
    constexpr explicit KindSet(unsigned bits) : m_bits(static_cast<std::uint8_t>(bits & kAll)) {}
    static constexpr KindSet only(Kind kind) { return KindSet(1U << index(kind)); }

    // NOLINTNEXTLINE(google-explicit-constructor,hicpp-explicit-conversions): its bits
    constexpr operator std::uint8_t() const { return m_bits; }
    constexpr bool contains(Kind kind) const { return (m_bits >> index(kind) & 1U) != 0; }
    constexpr bool isEmpty() const { return m_bits == 0; }
    constexpr int size() const { return bitCount(m_bits); }
    /// The first kind of the set, which must not be empty.
    constexpr Kind first() const { return static_cast<Kind>(std::countr_zero(m_bits)); }

    constexpr KindSet& operator|=(KindSet more) { return *this = *this | more; }
    friend constexpr KindSet operator|(KindSet left, KindSet right) { return KindSet(0U | left.m_bits | right.m_bits); }
    friend constexpr KindSet operator&(KindSet left, KindSet right)
    {
        return KindSet(0U | (left.m_bits & right.m_bits));
    }
    /// The kinds of `left` that are not in `right`.
    friend constexpr KindSet operator-(KindSet left, KindSet right)
    {
        return KindSet(0U | (left.m_bits & ~right.m_bits));
    }

    /// Calls `visit` with each kind, in their order.
    template <typename Visit>
    constexpr void forEach(Visit visit) const
    {
        for (unsigned rest = m_bits; rest != 0; rest &= rest - 1) {
            visit(static_cast<Kind>(std::countr_zero(rest)));
        }
    }

private:
    std::uint8_t m_bits = 0;
};

/// A set of kinds of tiles.
using TileSet = KindSet<Tile, kTiles>;

} // namespace windrose
