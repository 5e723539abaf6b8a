// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flow.h"
#include "slot.h"

namespace windrose
{

/// Shuffles the discard pile into a new face-down stack; the stack must be empty.
template <typename Events>
void reshuffleDiscards(Position& position, Events& events)
{
    const int count = position.discardSize;
    std::array<std::uint8_t, kMaxStack> tiles{};
    for (int place = 0; place < count; ++place) {
        tiles[slot(place)] = static_cast<std::uint8_t>(position.discarded(place));
    }
    position.random.shuffle(tiles.data(), count);
    position.stack = tiles;
    position.deckSize = count;
    position.discardSize = 0;
    events({.kind = EventKind::StackReshuffled, .amount = count});
}

/// Draws the next face-down tile, reshuffling the discards when there is none; one of the two must have a tile.
template <typename Events>
Tile drawFaceDown(Position& position, Events& events)
{
    if (position.deckSize == 0) {
        reshuffleDiscards(position, events);
    }
    return position.drawFaceDown();
}

/// Deals tiles face up, one more than there are players, or as many as are left (rules of play, 3.1).
template <typename Events>
void dealFaceUp(Position& position, Events& events)
{
    while (position.faceUpSize <= position.players && position.hasTileToDraw()) {
        position.layFaceUp(drawFaceDown(position, events));
    }
    events({.kind = EventKind::PlantationsDealt, .amount = position.faceUpSize});
}

/// Puts the untaken face-up tiles on the discard pile, in their order.
template <typename Events>
void discardFaceUp(Position& position, Events& events)
{
    const int untaken = position.faceUpSize;
    for (std::size_t place = 0; place < position.faceUpSize; ++place) {
        position.discard(static_cast<Tile>(position.faceUp.get(place)));
    }
    position.faceUp = {};
    position.faceUpSize = 0;
    if (untaken != 0) {
        events({.kind = EventKind::PlantationsDiscarded, .amount = untaken});
    }
}

} // namespace windrose
