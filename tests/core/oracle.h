// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table.h"

namespace windrose::test
{

/// The legal orders of a position, from an independent and simple implementation of the rules of play (section 3 and
/// 9.1): without spaces, in any order; empty for the mayor's placement.
std::vector<Order> expectedOrders(const Position& position);

/// Price of a building for the seat to move in the builder's phase.
int expectedPrice(const Position& position, Building kind);

/// Doubloons for a sale of the seat to move.
int expectedIncome(const Position& position, Good good);

/// Barrels an order to load takes, by cargo ship or wharf.
int expectedAmount(const Position& position, Order order);

} // namespace windrose::test
