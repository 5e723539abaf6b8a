// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prospects.h"

namespace windrose
{

/// The fixed-point representation of probability 1, used for chances and rewards.
inline constexpr int kCertain = 4096;

/// Chances or rewards of the seats, each 0 to `kCertain`.
using Shares = std::array<int, kMaxPlayers>;

/// Each seat's estimated chance to win, from the prospects of the position; they add up to about `kCertain`. When the
/// game is finished the winner has all of it; on a tie the winners share it.
Shares winChances(const Position& position, const Weights& weights);

/// The reward a search maximizes: half the chance to win, half the lead over the mean of the table, so that a
/// seat that is behind still plays for points.
Shares rewards(const Position& position, const Weights& weights);
/// The same, also returning the chances to win on which it is based.
Shares rewards(const Position& position, const Weights& weights, Shares& chances);

} // namespace windrose
