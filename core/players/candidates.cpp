// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"

#include "../rules/game.h"
#include "defaults.h"
#include "quick_placement.h"

namespace windrose
{

namespace
{

void addOnce(OrderList& list, Order order)
{
    for (const Order& other : list) {
        if (other == order) {
            return;
        }
    }
    list.add(order);
}

/// Placements by different preferences: each puts another use first.
void candidatePlacements(const Position& position, OrderList& list)
{
    const Seat& seat = position.seat(position.turn);
    list.clear();
    addOnce(list, quickPlacement(seat));
    addOnce(list, sensiblePlacement(position));
    for (int use = 0; use < kPlacementUses; ++use) {
        addOnce(list, quickPlacement(seat, use));
    }
}

bool declines(Order order)
{
    return (order.kind == OrderKind::Take || order.kind == OrderKind::Build || order.kind == OrderKind::ChooseRole) &&
           order.declinesColonist();
}

} // namespace

void candidateOrders(const Position& position, OrderList& list)
{
    if (position.decision == Decision::PlaceColonists) {
        candidatePlacements(position, list);
        return;
    }
    OrderList legal;
    legalOrders(position, legal);
    list.clear();
    for (const Order& order : legal) {
        list.addIf(!declines(order), order);
    }
}

} // namespace windrose
