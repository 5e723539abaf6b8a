// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position_box.h"

namespace windrose
{

/// Reads everything on one seat's board out of the box into `seat` (its name is read elsewhere).
void readBoard(Seat& seat, const JsonField& board, Box& box);

inline constexpr int kMaxDoubloons = 50'000;
/// Doubloons on a role card: few enough to grow for as long as anybody plays.
inline constexpr int kMaxOnCard = 200;
inline constexpr int kMaxPieces = 1'000'000'000; ///< any more is refused as a number; the box refuses far fewer
inline constexpr int kMaxVictoryPoints = 50'000;

} // namespace windrose
