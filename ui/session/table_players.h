// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player_thread.h"

#include <QString>

#include <functional>

namespace windrose
{

/// Creates the program player with a name and a seed for its random numbers. Null when the program is unknown. Called
/// in the players' thread; can throw errors with a message for the user.
using ProgramMaker = std::function<SeatedPlayer(const QString& name, std::uint64_t seed)>;

/// Creates the players known to records for the window: each uses its level's number of playouts, so that it is equally
/// strong on every computer, or its own budget (`viceroy:5s`).
PlayerThread::Factory windowPlayers(ProgramMaker programs = {});

/// The viceroy without a budget of its own, with a time instead of its level's number of playouts: it searches for as
/// long as the time limit allows. Other players are returned unchanged.
PlayerSpec withWholeTimeLimit(const PlayerSpec& player);

/// Whether the player thinks on while others decide (`Player::ponder`).
bool canPonder(const PlayerSpec& player);

} // namespace windrose
