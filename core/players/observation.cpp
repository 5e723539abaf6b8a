// SPDX-License-Identifier: GPL-3.0-or-later
#include "observation.h"

#include <algorithm>

namespace windrose
{

void shuffleHidden(Position& position, Random& random)
{
    position.piles.shuffleFaceDown(random);
    position.random = Random{random.next()};
}

Position withHiddenShuffled(const Position& position, std::uint64_t seed)
{
    Position seen = position;
    seen.piles.sortFaceDown(); // so that the result does not depend on the real order
    Random random{seed};
    shuffleHidden(seen, random);
    return seen;
}

namespace
{

constexpr int kChipsPerLot = 4; // chips: about as many as a captain's phase or a large load brings

/// Removes the chips of all seats but one and returns their number.
int collectChips(Position& position, int seat)
{
    int held = 0;
    for (int other = position.seatAfter(seat); other != seat; other = position.seatAfter(other)) {
        held += position.seat(other).victoryPoints;
        position.seat(other).victoryPoints = 0;
    }
    return held;
}

void giveChips(Seat& seat, int chips)
{
    seat.victoryPoints = static_cast<decltype(Seat::victoryPoints)>(seat.victoryPoints + chips);
}

} // namespace

void dealHiddenPoints(Position& position, int seat, Random& random)
{
    const auto others = static_cast<std::uint32_t>(position.players - 1);
    for (int held = collectChips(position, seat); held > 0; held -= kChipsPerLot) {
        const int place = 1 + static_cast<int>(random.below(others));
        giveChips(position.seat((seat + place) % position.players), std::min(held, kChipsPerLot));
    }
}

Position observed(const Position& position, int seat, bool pointsHidden, std::uint64_t seed)
{
    const Position seen = withHiddenShuffled(position, seed);
    return pointsHidden ? withPointsHidden(seen, seat) : seen;
}

Position withPointsHidden(const Position& position, int seat)
{
    Position seen = position;
    if (position.isFinished()) {
        return seen;
    }
    int held = collectChips(seen, seat);
    int left = position.players - 1;
    for (int other = position.seatAfter(seat); other != seat; other = position.seatAfter(other)) {
        const int share = (held + left - 1) / left;
        giveChips(seen.seat(other), share);
        held -= share;
        --left;
    }
    return seen;
}

} // namespace windrose
