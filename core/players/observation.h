// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"

namespace windrose
{

/// What a player may know of a position: the face-down tiles are in an order drawn from `seed`, and so are later
/// reshuffles, so that nothing can be learned from them. What is face-up or discarded stays.
Position withHiddenShuffled(const Position& position, std::uint64_t seed);

/// What somebody at `seat` may know of a position: `withHiddenShuffled`, and if the table keeps victory points hidden,
/// the chips the others hold are taken to be spread evenly among them (those next after the seat hold one more where
/// they do not divide): how many have been handed out is known, to whom only to who kept count.
Position observed(const Position& position, int seat, bool pointsHidden, std::uint64_t seed);

/// Deals the chips the others of `seat` hold to them anew, in lots such as are handed out, each to anybody: what they
/// may hold as far as somebody knows who did not keep count. What they hold together stays.
void dealHiddenPoints(Position& position, int seat, Random& random);

/// Shuffles the face-down tiles once more, with what is still to come of `random`.
void shuffleHidden(Position& position, Random& random);

} // namespace windrose
