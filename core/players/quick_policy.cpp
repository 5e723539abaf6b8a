// SPDX-License-Identifier: GPL-3.0-or-later
#include "quick_policy.h"

#include "../rules/production.h"
#include "prospects.h"
#include "quick_placement.h"
#include "quick_roles.h"
#include "random_player.h"

#include <algorithm>
#include <limits>

namespace windrose
{

namespace
{

/// The order with the highest score; on a tie the first. Skips orders that decline a colonist.
template <typename Score>
Order bestOf(const OrderList& orders, Score score)
{
    Order best = orders[0];
    int highest = std::numeric_limits<int>::min();
    for (const Order& order : orders) {
        const int points = order.declinesColonist() ? std::numeric_limits<int>::min() : score(order);
        if (points > highest) {
            highest = points;
            best = order;
        }
    }
    return best;
}

/// A plantation scores higher if the city can process its good or will need it.
int tileScore(const Seat& seat, Tile tile)
{
    if (tile == Tile::Quarry) {
        const int have = seat.tileCount(Tile::Quarry);
        return seat.emptyCitySpaces() > 4 ? 900 - 250 * have : 50;
    }
    const auto good = static_cast<Good>(tile);
    const int have = seat.tileCount(tile);
    const int spare = tile == Tile::Corn ? 1 : circlesFor(seat, good) - have;
    return 300 + (spare > 0 ? 260 : 0) + (tile == Tile::Corn ? 60 : 40 * tradingPrice(good)) - 90 * have;
}

int takeScore(const Position& position, Order order)
{
    return order.kind == OrderKind::Pass ? 0 : tileScore(position.seat(position.turn), order.tile());
}

int bonusScore(Order order)
{
    return order.kind == OrderKind::Pass ? -1 : tradingPrice(order.good());
}

/// Sells the barrel with the highest price, unless it is 0.
int saleScore(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return 0;
    }
    const Seat& seat = position.seat(position.turn);
    return tradingPrice(order.good()) + seat.amountOf(Effect::RaisePrice);
}

/// Ships as much as it can, cheap goods before valuable ones; uses the wharf only if it earns as much.
int loadScore(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return 0;
    }
    const Seat& seat = position.seat(position.turn);
    const int held = seat.goods[static_cast<std::size_t>(order.piece)];
    int loaded = held;
    if (order.kind == OrderKind::Load) {
        const int room =
            position.shipCapacity(order.ship()) - position.ships[static_cast<std::size_t>(order.ship())].barrels;
        loaded = std::min(held, room);
    }
    const int left = held - loaded;
    return 100 * loaded - 10 * tradingPrice(order.good()) - 30 * left - (order.kind == OrderKind::LoadWharf ? 40 : 0);
}

int storeScore(const Position& position, Order order)
{
    const Seat& seat = position.seat(position.turn);
    int value = 10 + tradingPrice(order.good());
    for (int good = 0; good < kGoods; ++good) {
        if ((order.keptKinds() >> good & 1U) != 0) {
            value += seat.goods[static_cast<std::size_t>(good)] * (10 + tradingPrice(static_cast<Good>(good)));
        }
    }
    return value;
}

} // namespace

Order quickOrder(const Position& position, const Weights& weights)
{
    if (position.decision == Decision::PlaceColonists) {
        return quickPlacement(position.seat(position.turn));
    }
    OrderList orders;
    legalOrders(position, orders);
    if (orders.size() == 1) {
        return orders[0];
    }
    switch (position.decision) {
    case Decision::ChooseRole: {
        const QuickRoles roles(position, weights);
        return bestOf(orders, [&roles](Order order) { return roles.valueOf(order.role()); });
    }
    case Decision::Build: {
        const int rounds = roundsLeft(position, weights);
        return bestOf(orders, [&](Order order) {
            return order.kind == OrderKind::Pass
                       ? 0
                       : purchaseValue(position, position.turn, order.building(), rounds, weights);
        });
    }
    case Decision::TakePlantation:
        return bestOf(orders, [&position](Order order) { return takeScore(position, order); });
    case Decision::BonusGood:
        return bestOf(orders, bonusScore);
    case Decision::Sell:
        return bestOf(orders, [&position](Order order) { return saleScore(position, order); });
    case Decision::Load:
        return bestOf(orders, [&position](Order order) { return loadScore(position, order); });
    case Decision::Store:
        return bestOf(orders, [&position](Order order) { return storeScore(position, order); });
    default:
        return orders[0]; // the hacienda draws
    }
}

Order quickOrder(const Position& position, const Weights& weights, Random& random, std::uint32_t oneIn)
{
    if (oneIn != 0 && random.below(oneIn) == 0) {
        return randomOrder(position, random);
    }
    return quickOrder(position, weights);
}

} // namespace windrose
