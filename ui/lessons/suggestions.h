// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <optional>

/// What a lesson advises at a decision, as a teacher would: a good order that shows how the rules work, rather than
/// the best one. Each is legal, or empty when there is nothing to advise.
namespace windrose::suggestions
{

/// The role that nobody has taken before this moment, among those that can be taken; in the first turn of a game the
/// settler. `seen` has a bit for each `Role` that was taken before.
std::optional<Order> role(const Position& position, unsigned seen);
/// Corn for a seat that grows none, as it needs no building; else a quarry, else the dearest plantation.
std::optional<Order> tile(const Position& position);
/// The building that turns the seat's most plantations into barrels, the cheapest of equal ones; else the
/// dearest that it can pay.
std::optional<Order> building(const Position& position);
/// The craftsman's dearest barrel.
std::optional<Order> bonus(const Position& position);
/// The sale that pays most, if it pays anything.
std::optional<Order> sale(const Position& position);
/// Loading the most barrels.
std::optional<Order> load(const Position& position);
/// Keeping the dearest barrels.
std::optional<Order> storage(const Position& position);
/// A placement that lets the most plantations bear fruit.
std::optional<Order> placement(const Position& position);

/// What applies to the decision that is asked.
std::optional<Order> any(const Position& position, unsigned seen);

} // namespace windrose::suggestions
