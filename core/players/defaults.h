// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

namespace windrose
{

/// What the web games play when a seat says nothing: the hacienda draws, the craftsman takes the dearest kind, the
/// captain loads the kind with most barrels on the smallest ship that holds them, storage keeps the highest value.
/// Nothing for decisions without such a default.
std::optional<Order> defaultOrder(const Position& position);

/// A sensible legal placement for the seat to move in the mayor phase ("Place for me"): quarries, pairs of plantation
/// and building, dear goods and working violet buildings first.
Order sensiblePlacement(const Position& position);

} // namespace windrose
