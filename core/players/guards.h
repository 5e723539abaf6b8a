// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "search_options.h"

#include <span>

namespace windrose
{

/// Removes blunders from the list: orders that a player who knows the rules would never give. Applies to all levels:
/// - choosing the craftsman when others get goods and the chooser none;
/// - declining what is free: a plantation, the hacienda's tile, the craftsman's barrel, a colonist, a building that
///   costs nothing, a sale for three doubloons or more early in the game;
/// - leaving the wharf unused when barrels would be lost or the game is about to end, and keeping fewer barrels than
///   possible;
/// - when the order ends the game for certain: not winning when an order wins, and losing when an order does not lose.
///
/// `orders` are legal orders of the position; at least one of them stays. Uses no hidden information; with
/// `pointsHidden` the winner is certain only against a single opponent.
void pruneBlunders(const Position& position, OrderList& orders, bool pointsHidden = false);

/// The first of the searched orders, which are ranked best first, that is in `orders`; at least one must be.
Order bestOf(std::span<const SearchedOrder> searched, const OrderList& orders);

} // namespace windrose
