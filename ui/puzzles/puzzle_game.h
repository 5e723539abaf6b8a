// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player_spec.h"
#include "core/text/record.h"

namespace windrose
{

/// Who a seat shows as its player when `puzzles::ExactPlayer` plays it.
PlayerSpec puzzlePlayer();

/// The game of a puzzle: Ana is to move, and computers play the other seats.
Record puzzleGame(const Position& position);

} // namespace windrose
