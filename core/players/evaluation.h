// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "weights.h"

namespace windrose
{

/// What a position promises each seat: final points, in thousandths.
using Prospects = std::array<int, kMaxPlayers>;

/// How many rounds the game will still last, in thousandths of a round, what is left of this one included: 0 when it is
/// finished. The nearest of three clocks: colonists, victory points, full cities.
int roundsLeft(const Position& position, const Weights& weights);

/// An estimate of each seat's final points, in thousandths; the exact points (and a thousandth for each doubloon and
/// barrel, as the tie break) when the game is finished. Looks at nothing that is hidden.
Prospects prospects(const Position& position, const Weights& weights);

/// What one seat's prospects are worth against the others': its own, less `share` thousandths of the best other's and
/// less `share` thousandths of the mean of all others'.
int advantage(const Prospects& prospects, int players, int seat, int share);

} // namespace windrose
