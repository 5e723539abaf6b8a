// SPDX-License-Identifier: GPL-3.0-or-later
#include "defaults.h"

namespace windrose
{

namespace
{

/// The most valuable kind on offer.
Order defaultBonus(const OrderList& orders)
{
    Order best = orders[0];
    for (const Order& order : orders) {
        if (order.kind == OrderKind::Bonus && order.piece > best.piece) {
            best = order;
        }
    }
    return best;
}

/// The kind with the most barrels that a ship takes (on a tie the cheapest), on the smallest ship that holds them all,
/// else on the largest. Passes when only the wharf could be used: the default never uses it.
Order defaultLoad(const Position& position, const OrderList& orders)
{
    const auto& goods = position.seat(position.turn).goods;
    Order best = Order::pass();
    for (const Order& order : orders) {
        if (order.kind != OrderKind::Load) {
            continue;
        }
        const int barrels = goods[order.piece];
        if (best.kind == OrderKind::Pass || barrels > goods[best.piece]) {
            best = order;
        } else if (best.piece == order.piece && position.shipCapacity(best.ship()) < barrels) {
            best = order; // ships come in ascending capacity
        }
    }
    return best;
}

/// Kinds whole by barrels × price, then the most valuable single barrel; ties go to the earlier good.
Order defaultStore(const Position& position)
{
    const Seat& seat = position.seat(position.turn);
    GoodSet whole;
    for (int left = seat.storageKinds(); left > 0; --left) {
        int best = -1;
        int bestValue = -1;
        for (int good = 0; good < kGoods; ++good) {
            const int barrels = seat.goods[static_cast<std::size_t>(good)];
            const int value = barrels * tradingPrice(static_cast<Good>(good));
            if (barrels != 0 && (whole >> good & 1U) == 0 && value > bestValue) {
                best = good;
                bestValue = value;
            }
        }
        whole |= GoodSet::only(static_cast<Good>(best));
    }
    int single = kGoods - 1;
    while (seat.goods[static_cast<std::size_t>(single)] == 0 || (whole >> single & 1U) != 0) {
        --single;
    }
    return Order::store(static_cast<Good>(single), whole);
}

} // namespace

std::optional<Order> defaultOrder(const Position& position)
{
    OrderList orders;
    legalOrders(position, orders);
    switch (position.decision) {
    case Decision::Hacienda:
        return Order::hacienda();
    case Decision::BonusGood:
        return defaultBonus(orders);
    case Decision::Load:
        return defaultLoad(position, orders);
    case Decision::Store:
        return defaultStore(position);
    default:
        return std::nullopt;
    }
}

} // namespace windrose
