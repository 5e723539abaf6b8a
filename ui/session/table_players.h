// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "players_at_table.h"

#include <QString>

namespace windrose
{

/// Creates the program player with a name and a seed for its random numbers. Null when the program is unknown. Called
/// in the players' thread; can throw errors with a message for the user.
using ProgramMaker = std::function<SeatedPlayer(const QString& name, std::uint64_t seed)>;

/// Creates the players known to records for the window: each uses its level's number of playouts, so that it is equally
/// strong on every computer, or its own budget (`viceroy:5s`).
PlayerFactory windowPlayers(ProgramMaker programs = {});

/// A player as the players' thread gets it. Names of persons are left out. With `viceroyTakesAllTime`, a viceroy
/// without a budget of its own gets a time instead of its level's number of playouts.
PlayerSpec seatedPlayer(const PlayerSpec& player, bool viceroyTakesAllTime);

/// The next seat after the one to move whose player thinks on while others decide (`Player::ponder`).
std::optional<int> ponderingSeat(const Position& position, const QList<PlayerSpec>& players);

} // namespace windrose
