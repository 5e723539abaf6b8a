// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "../rules/position.h"

#include <functional>
#include <vector>

namespace windrose
{

/// The orders of the seat to move that can be best in a game that is nearly over, best first, where full enumeration to
/// the end of the round (`endgame::Exact`) proves others to be worse. A win comes first, then the margin. If an order
/// wins against any play, only such orders are best; an order that loses against any play is worse than one that can
/// still win. Of equivalent placements there is only one.
///
/// Empty where nothing is proved: the game is not about to end, no order is worse than another, or there is too much to
/// enumerate. Takes some 100 ms at most, and ends some milliseconds after `isStopped` has become true. The result is
/// the same for the same position unless it is stopped. Every point counts as known, and face-down tiles as unknown.
std::vector<Order> provedOrders(const Position& position, const std::function<bool()>& isStopped);

} // namespace windrose
