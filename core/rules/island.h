// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packed_numbers.h"
#include "pieces.h"

namespace windrose
{

/// A set of city or island spaces, one bit each (bit S for space S).
using SpaceMask = std::uint16_t;
static_assert(kSpaces <= 16, "a set of spaces is two bytes");

inline constexpr SpaceMask kAllSpaces = (1U << kSpaces) - 1U;

/// The set of one space.
constexpr SpaceMask spaceMask(int space)
{
    return static_cast<SpaceMask>(1U << space);
}

/// The highest space of a set, also one that does not exist; -1 when there is none.
constexpr int highestSpace(SpaceMask spaces)
{
    return static_cast<int>(std::bit_width(spaces)) - 1;
}

/// The lowest space of a set, which must not be empty.
constexpr int lowestSpace(SpaceMask spaces)
{
    return std::countr_zero(spaces);
}

/// The spaces of a set that are not in another.
constexpr SpaceMask spacesWithout(SpaceMask spaces, SpaceMask others)
{
    return static_cast<SpaceMask>(spaces & ~others);
}

/// True when a set of spaces holds one.
constexpr bool holdsSpace(SpaceMask spaces, int space)
{
    return (spaces >> space & 1U) != 0;
}

/// The tiles on the twelve spaces of an island, and the set of spaces of each kind of tile. Stored as three bit planes,
/// which together give the number of the kind on each space (1 for the first; 0 for an empty space).
class Island : public PackedNumbers<Island, SpaceMask, kTiles>
{
public:
    /// Spaces that hold any tile.
    constexpr SpaceMask filled() const { return static_cast<SpaceMask>(m_planes[0] | m_planes[1] | m_planes[2]); }
    constexpr bool isFull() const { return filled() == kAllSpaces; }
    constexpr bool isEmpty(int space) const { return !holdsSpace(filled(), space); }
    /// The lowest empty space; the island must not be full.
    constexpr int firstEmpty() const { return std::countr_one(filled()); }

    constexpr SpaceMask of(Tile tile) const { return get(slot(tile)); }
    /// Lays a tile on an empty space.
    constexpr void lay(Tile tile, int space)
    {
        const auto number = static_cast<unsigned>(tile) + 1U;
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            m_planes[plane] = static_cast<SpaceMask>(m_planes[plane] | (number >> plane & 1U) << space);
        }
    }

    constexpr SpaceMask get(std::size_t tile) const
    {
        unsigned spaces = kAllSpaces;
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            const unsigned holds = m_planes[plane];
            spaces &= ((tile + 1U) >> plane & 1U) != 0 ? holds : ~holds;
        }
        return static_cast<SpaceMask>(spaces);
    }
    /// Makes these the spaces with the tile, replacing other tiles, and removes it from all others.
    constexpr void set(std::size_t tile, SpaceMask spaces)
    {
        const auto cleared = static_cast<SpaceMask>(~(get(tile) | spaces));
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            const unsigned laid = ((tile + 1U) >> plane & 1U) != 0 ? spaces : 0U;
            m_planes[plane] = static_cast<SpaceMask>((m_planes[plane] & cleared) | laid);
        }
    }

    friend constexpr bool operator==(const Island&, const Island&) = default;

private:
    static constexpr unsigned kPlanes = 3;
    static_assert(kTiles < 1 << kPlanes, "each kind of tile and the empty space have a number of their own");
    std::array<SpaceMask, kPlanes> m_planes{};
};

} // namespace windrose
