// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

namespace windrose
{

/// Takes orders out of the list that nobody would give who knows what the pieces are for, whatever the level:
/// - the craftsman, when it brings others goods and the chooser none;
/// - to forgo what is free: a plantation, the hacienda's, the craftsman's barrel, a colonist, a building without a
///   price, a sale for three doubloons or more early in the game;
/// - to leave the wharf unused when barrels would rot or the game is about to end, and to keep fewer barrels than the
///   warehouses could;
/// - where the end is certain: what does not win when something does, and what loses when something need not.
///
/// `orders` are legal orders of the position; at least one of them stays. Looks at nothing hidden; with `pointsHidden`
/// who wins is not certain, unless there is only one other.
void dropSilly(const Position& position, OrderList& orders, bool pointsHidden = false);

} // namespace windrose
