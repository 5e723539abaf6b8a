// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packed_numbers.h"
#include "pieces.h"
#include "random.h"
#include "small.h"

namespace windrose
{

/// The plantations that lie in no row and on no island: the face-down stack and the discard pile. Together they hold
/// up to `kMaxStack` tiles, and no quarries.
class TilePiles
{
    static_assert(kTiles <= 16, "four bits name a tile");
    static_assert(kMaxStack <= Small8::kMost, "the tiles of a pile are counted in a byte");

public:
    constexpr TilePiles() = default;
    /// A face-down stack with so many tiles of each good, shuffled.
    TilePiles(const std::array<int, kGoods>& tiles, Random& random);

    constexpr int faceDownSize() const { return m_faceDown; }
    constexpr int discardSize() const { return m_discards; }
    /// True when neither pile has a tile.
    constexpr bool isEmpty() const { return m_faceDown == 0 && m_discards == 0; }

    /// A tile of the face-down stack: 0 is the one that is drawn next, `faceDownSize()` - 1 the deepest.
    constexpr Tile faceDown(int depth) const { return tileAt(m_faceDown - 1 - depth); }
    /// A tile of the discard pile: 0 was discarded first.
    constexpr Tile discarded(int number) const { return tileAt(kMaxStack - 1 - number); }
    /// The tiles of a kind in both piles.
    int count(Tile tile) const;

    /// Takes the next face-down tile; there must be one.
    constexpr Tile draw()
    {
        --m_faceDown;
        const auto tile = static_cast<Tile>(m_tiles.get(m_faceDown));
        m_tiles.set(m_faceDown, 0);
        return tile;
    }
    /// Puts a tile on top of the discard pile; there must be room for it.
    constexpr void discard(Tile tile)
    {
        ++m_discards;
        put(tile, kMaxStack - m_discards);
    }
    /// Shuffles the discard pile into a new face-down stack; the old one must be empty.
    void reshuffle(Random& random);

    /// Puts a tile on top of the face-down stack, to be drawn next; there must be room for it.
    constexpr void layFaceDown(Tile tile)
    {
        put(tile, m_faceDown);
        ++m_faceDown;
    }
    /// Puts a tile at a random place of the face-down stack; there must be room for it.
    void shuffleIn(Tile tile, Random& random);
    /// Takes out a tile of a kind: the deepest face-down one, so that the next tiles stay the same, or without any the
    /// one that was discarded last. There must be one.
    void takeOut(Tile tile);
    /// Exchanges the next face-down tile with the one at `depth`.
    void swapNextWith(int depth);
    /// Puts the face-down tiles into a random order.
    void shuffleFaceDown(Random& random);
    /// Puts the face-down tiles into the order of their kinds, the last kind on top.
    void sortFaceDown();

    /// Calls `visit` with the number of the tile in every place, 0 also for an empty one, in an order on which the
    /// hashes of positions depend.
    template <typename Visit>
    constexpr void forEachPlace(Visit visit) const
    {
        for (const std::uint8_t tile : m_tiles) {
            visit(tile);
        }
    }

    friend constexpr bool operator==(const TilePiles&, const TilePiles&) = default;

private:
    constexpr Tile tileAt(int place) const { return static_cast<Tile>(m_tiles.get(slot(place))); }
    constexpr void put(Tile tile, int place) { m_tiles.set(slot(place), static_cast<std::uint8_t>(tile)); }
    /// Calls `change` with the face-down tiles as bytes, the deepest first.
    template <typename Change>
    void changeFaceDown(Change change);

    /// Face-down tiles from the front, the deepest first; discards from the back, the first one last; 0 between them.
    Nibbles<kMaxStack> m_tiles;
    Small8 m_faceDown;
    Small8 m_discards;
};

static_assert(sizeof(TilePiles) == (kMaxStack + 1) / 2 + 2, "two tiles in a byte, and two counters");

} // namespace windrose
