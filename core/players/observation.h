// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"

namespace windrose
{

/// A position as a player may see it: the face-down tiles are in an order drawn from `seed`, and later reshuffles
/// depend on it too, so that they reveal nothing. Face-up and discarded tiles are unchanged.
Position withHiddenShuffled(const Position& position, std::uint64_t seed);

/// A position as the player at `seat` may see it: `withHiddenShuffled`, and with hidden victory points the chips of the
/// others are spread evenly (the seats next after `seat` get the remainder): their total is public, their owners are
/// not.
Position observed(const Position& position, int seat, bool pointsHidden, std::uint64_t seed);

/// The same for the chips only. Face-down tiles are unchanged; the caller shuffles them.
Position withPointsHidden(const Position& position, int seat);

/// Redistributes the chips of the seats other than `seat` among them at random, in lots of the usual size: one possible
/// distribution for a player who did not keep count. The total stays the same.
void dealHiddenPoints(Position& position, int seat, Random& random);

/// Reshuffles the face-down tiles with `random`.
void shuffleHidden(Position& position, Random& random);

} // namespace windrose
