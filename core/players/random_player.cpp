// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_player.h"

#include "../rules/placements.h"

namespace windrose
{

Order randomOrder(const Position& position, Random& random)
{
    if (position.decision == Decision::PlaceColonists) {
        return randomPlacement(position.seat(position.turn), random);
    }
    OrderList orders;
    legalOrders(position, orders);
    return orders[static_cast<int>(random.below(static_cast<std::uint32_t>(orders.size())))];
}

int playRandomly(Position& position, Random& random)
{
    int played = 0;
    for (; !position.isFinished(); ++played) {
        apply(position, randomOrder(position, random));
    }
    return played;
}

} // namespace windrose
