// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flow.h"
#include "slot.h"

namespace windrose
{

/// Draws the next face-down tile, reshuffling the discards when there is none; one of the piles must have a tile.
template <typename Events>
Tile drawFaceDown(Position& position, Events& events)
{
    TilePiles& piles = position.piles;
    if (piles.faceDownSize() == 0) {
        piles.reshuffle(position.random);
        events({.kind = EventKind::StackReshuffled, .amount = piles.faceDownSize()});
    }
    return piles.draw();
}

/// Deals tiles face up, one more than there are players, or as many as are left (rules of play, 3.1).
template <typename Events>
void dealFaceUp(Position& position, Events& events)
{
    while (position.faceUp.size() <= position.players && !position.piles.isEmpty()) {
        position.faceUp.append(drawFaceDown(position, events));
    }
    events({.kind = EventKind::PlantationsDealt, .amount = position.faceUp.size()});
}

/// Puts the untaken face-up tiles on the discard pile, in their order.
template <typename Events>
void discardFaceUp(Position& position, Events& events)
{
    const int untaken = position.faceUp.size();
    for (const Tile tile : position.faceUp) {
        position.piles.discard(tile);
    }
    position.faceUp.clear();
    if (untaken != 0) {
        events({.kind = EventKind::PlantationsDiscarded, .amount = untaken});
    }
}

} // namespace windrose
