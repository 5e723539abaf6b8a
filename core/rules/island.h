// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packed_numbers.h"
#include "space_set.h"

namespace windrose
{

/// The tiles on the twelve spaces of an island, and the set of spaces of each kind of tile. Stored as three bit planes,
/// which together give the number of the kind on each space (1 for the first; 0 for an empty space).
class Island : public PackedNumbers<Island, SpaceSet, kTiles>
{
public:
    /// Spaces that hold any tile.
    constexpr SpaceSet filled() const { return m_planes[0] | m_planes[1] | m_planes[2]; }
    constexpr bool isFull() const { return filled() == SpaceSet::all(); }
    constexpr bool isEmpty(int space) const { return !filled().contains(space); }
    /// The lowest empty space; the island must not be full.
    constexpr int firstEmpty() const { return (SpaceSet::all() - filled()).lowest(); }

    constexpr SpaceSet of(Tile tile) const { return get(slot(tile)); }
    /// Lays a tile on an empty space.
    constexpr void lay(Tile tile, int space)
    {
        const auto number = static_cast<unsigned>(tile) + 1U;
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            m_planes[plane] |= SpaceSet((number >> plane & 1U) << space);
        }
    }

    constexpr SpaceSet get(std::size_t tile) const
    {
        SpaceSet spaces = SpaceSet::all();
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            const bool holds = ((tile + 1U) >> plane & 1U) != 0;
            spaces = holds ? spaces & m_planes[plane] : spaces - m_planes[plane];
        }
        return spaces;
    }
    /// Makes these the spaces with the tile, replacing other tiles, and removes it from all others.
    constexpr void set(std::size_t tile, SpaceSet spaces)
    {
        const SpaceSet changed = get(tile) | spaces;
        for (unsigned plane = 0; plane < kPlanes; ++plane) {
            const bool holds = ((tile + 1U) >> plane & 1U) != 0;
            m_planes[plane] = (m_planes[plane] - changed) | (holds ? spaces : SpaceSet());
        }
    }

    friend constexpr bool operator==(const Island&, const Island&) = default;

private:
    static constexpr unsigned kPlanes = 3;
    static_assert(kTiles < 1 << kPlanes, "each kind of tile and the empty space have a number of their own");
    std::array<SpaceSet, kPlanes> m_planes{};
};

} // namespace windrose
