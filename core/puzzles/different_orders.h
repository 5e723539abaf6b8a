// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

#include <vector>

namespace windrose::puzzles
{

/// The legal orders without equivalent ones.
std::vector<Order> differentOrders(const Position& position);

/// The same for a placement. Adds the number of all placements to `tried`.
std::vector<Order> differentPlacements(const Position& position, int& tried);

/// Roles that can still be chosen in this round, as bits.
unsigned rolesToCome(const Position& position);

} // namespace windrose::puzzles
