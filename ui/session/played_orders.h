// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_history.h"

#include <vector>

namespace windrose
{

/// An order of the history, counted from 0, as players are told of it.
PlayedOrder playedOrder(const GameHistory& history, int number);

/// The orders so far that loaded barrels. Everybody at the table saw how many points they earned.
std::vector<PlayedOrder> loadsOf(const GameHistory& history);

} // namespace windrose
