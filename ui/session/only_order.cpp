// SPDX-License-Identifier: GPL-3.0-or-later
#include "only_order.h"

#include "core/rules/placements.h"
#include "game_session.h"

namespace windrose
{

std::optional<Order> onlyOrder(const GameSession& session)
{
    const Position& now = session.gamePosition();
    if (!session.isLive() || now.isFinished()) {
        return std::nullopt;
    }
    OrderList list;
    if (session.placement().isAsked()) {
        forEachPlacement(now.seat(now.turn), PlacementDetail::BySpace, [&list](Order order) {
            list.add(order);
            return list.size() < 2;
        });
    } else {
        legalOrders(now, list);
    }
    return list.size() == 1 ? std::optional(list[0]) : std::nullopt;
}

} // namespace windrose
