// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "weights.h"

namespace windrose
{

/// Estimates of points, rounds and shares are integers that count thousandths.
inline constexpr int kThousand = 1000;

/// The estimated final points of each seat, in thousandths.
using Prospects = std::array<int, kMaxPlayers>;

/// The estimated number of rounds left, in thousandths, including the rest of this one: 0 when the game is finished.
/// The minimum of three estimates: colonists, victory points, full cities.
int roundsLeft(const Position& position, const Weights& weights);

/// An estimate of each seat's final points, in thousandths; the exact points (and a thousandth for each doubloon and
/// barrel, as the tie break) when the game is finished. Uses no hidden information.
Prospects prospects(const Position& position, const Weights& weights);

/// The results of `prospects` and `roundsLeft` for a position. Computing both takes hardly longer than
/// computing `prospects` alone.
struct Outlook {
    Prospects points{};
    int roundsLeft = 0;
};
Outlook outlook(const Position& position, const Weights& weights);

/// A seat's prospects relative to the others': its own, less `share` thousandths of the best other's and
/// less `share` thousandths of the mean of all others'.
int advantage(const Prospects& prospects, int players, int seat, int share);

} // namespace windrose
