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

/// The range of leads that the reward distinguishes, in thousandths of a point: 20 points behind to 20 points ahead.
inline constexpr int kWholeLead = 40'000;

/// The reward of a seat: half depends on its chance to win, half on its lead over the mean of the table, in thousandths
/// of a point, so that a seat that is behind still plays for points.
constexpr int rewardFor(int chance, int lead)
{
    const int counted = std::clamp(lead, -kWholeLead / 2, kWholeLead / 2);
    return (chance + kCertain / 2 + counted * kCertain / kWholeLead) / 2;
}

/// Each seat's estimated chance to win, from the prospects of the position; they add up to about `kCertain`. When the
/// game is finished the winner has all of it; on a tie the winners share it.
Shares winChances(const Position& position, const Weights& weights);

/// The reward of each seat (`rewardFor`). In a search, each seat maximizes its own.
Shares rewards(const Position& position, const Weights& weights);
/// The same, also returning the chances to win on which it is based.
Shares rewards(const Position& position, const Weights& weights, Shares& chances);

} // namespace windrose
