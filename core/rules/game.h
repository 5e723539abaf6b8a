// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "events.h"
#include "order_set.h"
#include "position.h"
#include "refusal.h"

namespace windrose
{

/// A new game: set up for `players` (2 to 5) as rules of play 1.2 says; seat 0 is the governor. The same arguments give
/// the same position on every platform.
Position newGame(int players, std::uint64_t seed, const Options& options = {}, const KindsInPlay& kinds = kBaseGame);

/// Fills `list` with the legal orders of the seat to move, in canonical form and a fixed order: without spaces, with
/// the variants that decline a colonist. Empty when the game is finished, and for the mayor's placement, whose
/// orders are too many to list: see `placements.h`. Never allocates.
void legalOrders(const Position& position, OrderList& list);

/// The same orders as a set from which one can be picked without writing them all down.
OrderSet legalSet(const Position& position);

/// Why an order is not legal here, or an empty refusal when it is. Accepts any value of `Order`.
Refusal check(const Position& position, Order order);

/// Plays a legal order: everything up to the next decision happens. Cannot fail and never allocates; an order that
/// `check` refuses must not be given.
void apply(Position& position, Order order);

/// The same, and returns the legal orders of the decision it leads to, as `legalSet` would.
OrderSet applyAndList(Position& position, Order order);

/// The same as `apply`, and adds what happened to `events`, in order.
void apply(Position& position, Order order, EventList& events);

/// An order that was played: the position in which it was given, and what happened.
struct PlayedOrder {
    Position before;
    Order order{};
    std::vector<Event> events;
};

/// Plays a legal order, once for all who follow the game, and returns what they are told.
PlayedOrder playOrder(Position& position, Order order);

/// The same order with its spaces filled in or left out so that equal effects have equal orders: a space that is the
/// first one that fits becomes `kAnySpace`. `order` must be legal.
Order canonical(const Position& position, Order order);

/// A hash over all facts of a position, the same on every platform; names are not part of a position.
std::uint64_t positionHash(const Position& position);

} // namespace windrose
