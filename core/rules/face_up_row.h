// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packed_numbers.h"
#include "small_set.h"

namespace windrose
{

/// The face-up plantations, in the order in which they were dealt. Their number is `Position::faceUpSize`; the places
/// after them hold 0.
class FaceUpRow : public Nibbles<kMaxFaceUp>
{
    static_assert(kTiles < 8, "the highest bit of a place marks where a tile was found");

public:
    using Nibbles::Nibbles;

    /// Kinds among the first `size` tiles.
    constexpr TileSet kinds(int size) const
    {
        constexpr std::uint32_t kGap = 15; // no kind of tile
        static_assert(kGap >= kTiles);
        std::uint32_t row = word() | ~std::uint32_t{0} << (4 * size);
        unsigned kinds = 0;
        for (int place = 0; place < kMaxFaceUp; ++place, row >>= 4) {
            kinds |= 1U << (row & kGap);
        }
        return TileSet(kinds);
    }

    /// The place of the first tile of the kind, or one after the end of the row.
    constexpr int placeOf(Tile tile) const
    {
        const std::uint32_t others = word() ^ static_cast<std::uint32_t>(tile) * kEach; // 0 where it lies
        const std::uint32_t found = (others - kEach) & ~others & (8U * kEach);
        return std::countr_zero(found | 1U << (4 * kMaxFaceUp)) / 4;
    }

    /// Takes the first tile of the kind out and closes the gap; there must be one.
    constexpr void take(Tile tile)
    {
        const std::uint32_t before = (1U << (4 * placeOf(tile))) - 1U;
        setWord((word() & before) | (word() >> 4 & ~before));
    }

    friend constexpr bool operator==(const FaceUpRow&, const FaceUpRow&) = default;

private:
    static_assert(kMaxFaceUp <= 7, "a place behind the row has a bit of its own");
    static constexpr std::uint32_t kEach = 0x11111111U & ((1U << (4 * kMaxFaceUp)) - 1U); ///< lowest bit of each place
};

} // namespace windrose
