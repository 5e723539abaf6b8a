// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table.h"

#include "core/players/reasons.h"

#include <span>

namespace windrose::test
{

/// An order and everything a reason can refer to.
struct Case {
    Position before;
    Order order;
    Position after;
    EventList events;
    int seat = 0;

    Case(const Position& position, Order given) : before(position), order(given), after(position), seat(position.turn)
    {
        apply(after, order, events);
    }
    const Seat& was() const { return before.seat(seat); }
    const Seat& is() const { return after.seat(seat); }
    bool isLater(int other) const
    {
        for (int turn = before.chooser, met = 0; met < before.players; ++met, turn = before.seatAfter(turn)) {
            if (turn == seat) {
                return other != seat;
            }
            if (turn == other) {
                return false;
            }
        }
        return false;
    }
};

/// Whether a reason for an order is true, by an independent implementation. "Can build" must name what `next`, the
/// order that follows, builds, if it is given.
bool holds(const Case& c, const OrderReason& reason, const Order* next = nullptr);

/// The same for the plain facts only; part of `holds`.
bool holdsPlainly(const Case& c, const OrderReason& reason);

/// Whether a reason for the first order of `line` rather than that of `other` is true, by an independent
/// implementation.
bool holdsBetween(const Position& position, std::span<const Order> line, std::span<const Order> other,
                  const OrderReason& reason);

} // namespace windrose::test
