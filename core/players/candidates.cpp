// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidates.h"

#include "../rules/game.h"
#include "quick_placement.h"

namespace windrose
{

void candidateOrders(const Position& position, OrderList& list)
{
    if (position.decision == Decision::PlaceColonists) {
        quickPlacements(position.seat(position.turn), list);
        return;
    }
    OrderList legal;
    legalOrders(position, legal);
    list.clear();
    for (const Order& order : legal) {
        list.addIf(!order.declinesColonist(), order);
    }
}

bool skipForced(Position& position, OrderList& orders)
{
    while (!position.isFinished()) {
        candidateOrders(position, orders);
        if (orders.size() > 1) {
            return true;
        }
        apply(position, orders[0]);
    }
    return false;
}

} // namespace windrose
