// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "short_list.h"
#include "small_set.h"

namespace windrose
{

/// The face-up plantations, in the order in which they were dealt.
class FaceUpRow : public ShortList<Tile, kMaxFaceUp>
{
    static_assert(kTiles < 8, "the highest bit of a place marks where a tile was found");

public:
    using ShortList::ShortList;

    /// Kinds of the tiles.
    constexpr TileSet kinds() const
    {
        constexpr std::uint32_t kGap = 15; // no kind of tile
        static_assert(kGap >= kTiles);
        std::uint32_t row = numbers().word() | ~std::uint32_t{0} << (4 * size());
        unsigned kinds = 0;
        for (int place = 0; place < kMaxFaceUp; ++place, row >>= 4) {
            kinds |= 1U << (row & kGap);
        }
        return TileSet(kinds);
    }

    /// The place of the first tile of the kind; `size()` or more when there is none.
    constexpr int placeOf(Tile tile) const
    {
        const std::uint32_t others = numbers().word() ^ static_cast<std::uint32_t>(tile) * kEach; // 0 where it lies
        const std::uint32_t found = (others - kEach) & ~others & (8U * kEach);
        return std::countr_zero(found | 1U << (4 * kMaxFaceUp)) / 4;
    }

    constexpr bool contains(Tile tile) const { return placeOf(tile) < size(); }

    /// Removes the first tile of the kind, which must be there, and closes the gap.
    constexpr void take(Tile tile) { removeAt(placeOf(tile)); }

    friend constexpr bool operator==(const FaceUpRow&, const FaceUpRow&) = default;

private:
    static_assert(kMaxFaceUp <= 7, "a place behind the row has a bit of its own");
    static constexpr std::uint32_t kEach = 0x11111111U & ((1U << (4 * kMaxFaceUp)) - 1U); ///< lowest bit of each place
};

} // namespace windrose
