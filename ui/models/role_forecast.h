// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <array>
#include <optional>

namespace windrose
{

/// What a role would bring to each seat if the seat to move took it now, by the rules alone: a player who acts before
/// can still take something away. The unit depends on the role: settler, 1 where a tile can be taken; mayor, colonists;
/// builder, kinds of buildings within reach; craftsman, barrels with the privilege; trader, doubloons of the best sale;
/// captain, barrels of the largest load; prospector, doubloons.
using RoleForecast = std::array<int, kMaxPlayers>;

/// The forecast for a role card; empty unless a role is being chosen and the card can be taken.
std::optional<RoleForecast> forecastOf(const Position& position, int card);

} // namespace windrose
