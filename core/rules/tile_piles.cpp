// SPDX-License-Identifier: GPL-3.0-or-later
#include "tile_piles.h"

#include "good_set.h"

#include <algorithm>

namespace windrose
{

TilePiles::TilePiles(const std::array<int, kGoods>& tiles, Random& random)
{
    std::array<std::uint8_t, kMaxStack> stack{};
    for (const Good good : kAllGoods) {
        for (int left = tiles[slot(good)]; left > 0; --left) {
            stack[m_faceDown++] = static_cast<std::uint8_t>(plantationOf(good));
        }
    }
    random.shuffle(stack.data(), m_faceDown);
    m_tiles = stack;
}

template <typename Change>
void TilePiles::changeFaceDown(Change change)
{
    std::array<std::uint8_t, kMaxStack> tiles = m_tiles;
    change(tiles);
    m_tiles = tiles;
}

int TilePiles::count(Tile tile) const
{
    const auto number = static_cast<std::uint8_t>(tile);
    return static_cast<int>(std::count(m_tiles.begin(), m_tiles.begin() + m_faceDown, number) +
                            std::count(m_tiles.end() - m_discards, m_tiles.end(), number));
}

void TilePiles::reshuffle(Random& random)
{
    std::array<std::uint8_t, kMaxStack> stack{};
    for (int number = 0; number < m_discards; ++number) {
        stack[slot(number)] = static_cast<std::uint8_t>(discarded(number));
    }
    random.shuffle(stack.data(), m_discards);
    m_tiles = stack;
    m_faceDown = m_discards;
    m_discards = 0;
}

void TilePiles::shuffleIn(Tile tile, Random& random)
{
    const auto place = m_tiles.begin() + random.below(static_cast<std::uint32_t>(m_faceDown) + 1U);
    const auto end = m_tiles.begin() + m_faceDown;
    std::copy_backward(place, end, end + 1);
    *place = static_cast<std::uint8_t>(tile);
    ++m_faceDown;
}

void TilePiles::takeOut(Tile tile)
{
    const auto number = static_cast<std::uint8_t>(tile);
    const auto faceDownEnd = m_tiles.begin() + m_faceDown;
    if (const auto found = std::find(m_tiles.begin(), faceDownEnd, number); found != faceDownEnd) {
        std::copy(found + 1, faceDownEnd, found);
        *(faceDownEnd - 1) = 0;
        --m_faceDown;
        return;
    }
    const auto newest = m_tiles.end() - m_discards;
    const auto found = std::find(newest, m_tiles.end(), number);
    std::copy_backward(newest, found, found + 1);
    *newest = 0;
    --m_discards;
}

void TilePiles::swapNextWith(int depth)
{
    const Tile next = faceDown(0);
    put(faceDown(depth), m_faceDown - 1);
    put(next, m_faceDown - 1 - depth);
}

void TilePiles::shuffleFaceDown(Random& random)
{
    changeFaceDown([&](auto& tiles) { random.shuffle(tiles.data(), m_faceDown); });
}

void TilePiles::sortFaceDown()
{
    changeFaceDown([&](auto& tiles) { std::sort(tiles.begin(), tiles.begin() + m_faceDown); });
}

} // namespace windrose
