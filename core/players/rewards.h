// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prospects.h"

namespace windrose
{

/// One is certain, in the whole numbers chances and rewards are counted in.
inline constexpr int kCertain = 4096;

/// Chances or rewards of the seats, each 0 to `kCertain`.
using Shares = std::array<int, kMaxPlayers>;

/// How likely each seat is to win, judged by what the position promises: they add up to about `kCertain`. When the game
/// is finished the winner has all of it, and those who share the place share it.
Shares winChances(const Position& position, const Weights& weights);

/// The reward a search maximizes: half the chance to win, half the lead over the mean of the table, so that a
/// seat that is behind still plays for points.
Shares rewards(const Position& position, const Weights& weights);
/// The same, with the chances to win it was made from.
Shares rewards(const Position& position, const Weights& weights, Shares& chances);

} // namespace windrose
