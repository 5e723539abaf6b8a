// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

#include <functional>
#include <vector>

namespace windrose::endgame
{

/// The legal orders without equivalent ones.
std::vector<Order> differentOrders(const Position& position);

/// The same for a placement. Calls `onTried` after every thousand placements and at the end, with the number tried
/// since the last call; an exception that it throws ends the search.
std::vector<Order> differentPlacements(const Position& position, const std::function<void(int)>& onTried);

/// Roles that can still be chosen in this round, as bits.
unsigned rolesToCome(const Position& position);

} // namespace windrose::endgame
