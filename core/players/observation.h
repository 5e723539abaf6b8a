// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"

namespace windrose
{

/// What a player may know of a position: the face-down tiles are in an order drawn from `seed`, and so are later
/// reshuffles, so that nothing can be learned from them. What is face-up or discarded stays.
Position withHiddenShuffled(const Position& position, std::uint64_t seed);

/// Shuffles the face-down tiles once more, with what is still to come of `random`.
void shuffleHidden(Position& position, Random& random);

} // namespace windrose
