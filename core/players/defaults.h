// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

namespace windrose
{

/// The default orders of the web games: the hacienda draws, the craftsman takes the most valuable kind, the
/// captain loads the kind with most barrels on the smallest ship that holds them, storage keeps the highest value.
/// Empty for decisions without a default.
std::optional<Order> defaultOrder(const Position& position);

/// A sensible legal placement for the seat to move in the mayor phase ("Place for me"): quarries, pairs of plantation
/// and building, valuable goods and useful violet buildings first.
Order sensiblePlacement(const Position& position);

} // namespace windrose
