// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "../rules/position.h"

namespace windrose
{

/// The candidate orders: the legal ones, except those that decline a colonist where that cannot help; for the mayor,
/// a few sensible placements (at most `OrderList::kCapacity`), the most common first. Never empty
/// unless the game is finished.
void candidateOrders(const Position& position, OrderList& list);

/// Plays orders as long as each is the only candidate. Returns true when a decision with a choice follows, whose
/// candidates are then in `orders`; false when the game is finished.
bool skipForced(Position& position, OrderList& orders);

} // namespace windrose
