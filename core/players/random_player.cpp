// SPDX-License-Identifier: GPL-3.0-or-later
#include "random_player.h"

#include "../rules/placements.h"

namespace windrose
{

namespace
{

Order randomOrder(const Position& position, OrderSet orders, Random& random)
{
    if (position.decision == Decision::PlaceColonists) {
        return randomPlacement(position.seat(position.turn), random);
    }
    return orders[static_cast<int>(random.below(static_cast<std::uint32_t>(orders.size())))];
}

} // namespace

Order randomOrder(const Position& position, Random& random)
{
    return randomOrder(position, legalSet(position), random);
}

int playRandomly(Position& position, Random& random)
{
    int played = 0;
    for (OrderSet orders = legalSet(position); !position.isFinished(); ++played) {
        orders = applyAndList(position, randomOrder(position, orders, random));
    }
    return played;
}

} // namespace windrose
