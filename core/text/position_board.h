// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "box.h"

namespace windrose
{

/// Reads the board of one seat into `seat` and takes its pieces out of the box (its name is read elsewhere).
void readBoard(Seat& seat, const JsonField& board, Box& box);

inline constexpr int kMaxDoubloons = 50'000;
/// Maximum number of doubloons on a role card. Leaves room for them to grow in any number of further rounds.
inline constexpr int kMaxOnCard = 200;
inline constexpr int kMaxPieces = 1'000'000'000; ///< the limit for numbers in the text; the box has far fewer
inline constexpr int kMaxVictoryPoints = 50'000;
static_assert(kMaxDoubloons < kMaxMoney && kMaxVictoryPoints < Small16::kMost && kMaxOnCard < kMaxOnCardStored,
              "the counters have room for what a text gives and for what is added in play");

} // namespace windrose
