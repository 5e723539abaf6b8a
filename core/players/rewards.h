// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "prospects.h"

#include <algorithm>

namespace windrose
{

/// The fixed-point representation of probability 1, used for chances and rewards.
inline constexpr int kCertain = 4096;

/// Chances or rewards of the seats, each 0 to `kCertain`.
using Shares = std::array<int, kMaxPlayers>;

/// Thousandths of a point from no reward for a lead to all of it.
inline constexpr int kWholeLead = 40'000;

/// The reward for a chance to win and a lead over the mean of the table, in thousandths of a point: half of each, so
/// that a seat that is behind still plays for points. A lead counts up to 20 points ahead or behind.
constexpr int rewardFor(int chance, int lead)
{
    const int counted = std::clamp(lead, -kWholeLead / 2, kWholeLead / 2);
    return (chance + kCertain / 2 + counted * kCertain / kWholeLead) / 2;
}

/// Each seat's estimated chance to win, from the prospects of the position; they add up to about `kCertain`. When the
/// game is finished the winner has all of it; on a tie the winners share it.
Shares winChances(const Position& position, const Weights& weights);

/// The reward of each seat, which a search maximizes: see `rewardFor`.
Shares rewards(const Position& position, const Weights& weights);
/// The same, also returning the chances to win on which it is based.
Shares rewards(const Position& position, const Weights& weights, Shares& chances);

} // namespace windrose
