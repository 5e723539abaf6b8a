// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "../rules/position.h"

#include <functional>
#include <span>
#include <vector>

namespace windrose
{

/// The positions that a viceroy examines at most. They solve 99 of 100 puzzles, and two thirds of the decisions of the
/// last rounds of games of four; a third as many would solve almost as many.
inline constexpr int kMostProofPositions = 30'000;

/// The orders of the seat to move that can be best in a game that is nearly over, best first, where full enumeration to
/// the end of the round (`endgame::Exact`) proves others to be worse. A win comes first, then the margin. If an order
/// wins against any play, only such orders are best; an order that loses against any play is worse than one that can
/// still win. Of equivalent placements there is only one.
///
/// Empty where nothing is proved: there is one order only, the game is not about to end, no order is worse than
/// another, or more than about `mostPositions` would have to be examined. A position takes some 3 microseconds. Ends
/// some milliseconds after `isStopped` has become true. The result is the same for the same position unless it is
/// stopped. Every point counts as known, and face-down tiles as unknown.
std::vector<Order> provedOrders(const Position& position, int mostPositions, const std::function<bool()>& isStopped);

/// Whether an order is one of the `proved` orders of the position, or a placement equivalent to one of them.
bool isProved(const Position& position, Order order, std::span<const Order> proved);

} // namespace windrose
