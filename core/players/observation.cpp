// SPDX-License-Identifier: GPL-3.0-or-later
#include "observation.h"

#include <algorithm>

namespace windrose
{

void shuffleHidden(Position& position, Random& random)
{
    std::array<std::uint8_t, kMaxStack> tiles = position.stack;
    random.shuffle(tiles.data(), position.deckSize);
    position.stack = tiles;
    position.random = Random{random.next()};
}

Position withHiddenShuffled(const Position& position, std::uint64_t seed)
{
    Position seen = position;
    // Sorted first: the order they really lie in must not shine through the shuffle.
    std::array<std::uint8_t, kMaxStack> tiles = position.stack;
    std::sort(tiles.begin(), tiles.begin() + position.deckSize);
    seen.stack = tiles;
    Random random{seed};
    shuffleHidden(seen, random);
    return seen;
}

Position observed(const Position& position, int seat, bool pointsHidden, std::uint64_t seed)
{
    Position seen = withHiddenShuffled(position, seed);
    if (!pointsHidden || position.isFinished()) {
        return seen;
    }
    int held = 0;
    for (int other = 0; other < position.players; ++other) {
        held += other != seat ? position.seat(other).victoryPoints : 0;
    }
    int left = position.players - 1;
    for (int other = position.seatAfter(seat); other != seat; other = position.seatAfter(other)) {
        const int share = (held + left - 1) / left;
        seen.seat(other).victoryPoints = static_cast<decltype(Seat::victoryPoints)>(share);
        held -= share;
        --left;
    }
    return seen;
}

} // namespace windrose
