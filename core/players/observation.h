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
/// they do not divide): how many have been handed out is known, but not to whom.
Position observed(const Position& position, int seat, bool pointsHidden, std::uint64_t seed);

/// The same of the chips alone: what is face down stays, so for somebody who shuffles it before looking.
Position withPointsHidden(const Position& position, int seat);

/// Redistributes the chips of the seats other than `seat` among them at random, in lots of the size that is usually
/// handed out: a possible holding for a player who did not keep count. The total stays the same.
void dealHiddenPoints(Position& position, int seat, Random& random);

/// Reshuffles the face-down tiles with `random`.
void shuffleHidden(Position& position, Random& random);

} // namespace windrose
