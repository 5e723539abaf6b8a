// SPDX-License-Identifier: GPL-3.0-or-later
#include "suggestions.h"

#include "core/rules/placements.h"
#include "core/rules/production.h"

#include <functional>

namespace windrose::suggestions
{

namespace
{

/// The legal order of a kind with the highest value; the first of equal ones, and none with a value below 0.
std::optional<Order> best(const Position& position, OrderKind kind, const std::function<int(Order)>& value)
{
    OrderList orders;
    legalOrders(position, orders);
    std::optional<Order> found;
    int most = -1;
    for (const Order order : orders) {
        if (order.kind == kind && value(order) > most) {
            most = value(order);
            found = order;
        }
    }
    return found;
}

/// The good that a production building makes; nothing for other buildings.
std::optional<Good> goodOf(Building building)
{
    return isProduction(building) ? std::optional(facts(building).good) : std::nullopt;
}

} // namespace

std::optional<Order> role(const Position& position, unsigned seen)
{
    constexpr int kNew = 1000;
    constexpr std::array<int, kRoles> kOrder{6, 4, 5, 3, 2, 1, 0}; // the settler first, the prospector last
    return best(position, OrderKind::ChooseRole, [&](Order order) {
        int doubloons = 0;
        for (int card = 0; card < position.roleCards(); ++card) {
            if (roleOfCard(card) == order.role()) {
                doubloons = position.cardDoubloons[static_cast<std::size_t>(card)];
            }
        }
        const bool isNew = (seen >> index(order.role()) & 1U) == 0;
        return (isNew ? kNew : 0) + 10 * doubloons + kOrder[static_cast<std::size_t>(index(order.role()))];
    });
}

std::optional<Order> tile(const Position& position)
{
    if (position.decision == Decision::Hacienda) {
        return best(position, OrderKind::Hacienda, [](Order) { return 0; });
    }
    const bool hasCorn = position.seatToMove().tileCount(Tile::Corn) != 0;
    return best(position, OrderKind::Take, [&](Order order) {
        if (order.declinesColonist()) {
            return -1;
        }
        return order.tile() == Tile::Corn ? (hasCorn ? 0 : 10) : index(order.tile());
    });
}

std::optional<Order> building(const Position& position)
{
    const Seat& seat = position.seatToMove();
    return best(position, OrderKind::Build, [&](Order order) {
        if (order.declinesColonist()) {
            return -1;
        }
        const Building kind = order.building();
        const int price = priceFor(position, position.turn, kind).total;
        const std::optional<Good> good = goodOf(kind);
        if (!good) {
            return price;
        }
        const int idle = seat.tileCount(plantationOf(*good)) - circlesFor(seat, *good);
        return idle > 0 ? 100 * std::min<int>(idle, facts(kind).circles) - price : 0;
    });
}

std::optional<Order> bonus(const Position& position)
{
    return best(position, OrderKind::Bonus, [](Order order) { return tradingPrice(order.good()); });
}

std::optional<Order> sale(const Position& position)
{
    return best(position, OrderKind::Sell,
                [&](Order order) { return tradingPrice(order.good()) + (position.chooserMoves() ? 1 : 0) - 1; });
}

std::optional<Order> load(const Position& position)
{
    const auto barrels = [&](Order order) {
        const int held = position.seatToMove().goods[static_cast<std::size_t>(index(order.good()))];
        return order.kind == OrderKind::Load
                   ? std::min<int>(held, position.shipCapacity(order.ship()) - position.ship(order.ship()).barrels)
                   : held;
    };
    const std::optional<Order> cargo = best(position, OrderKind::Load, barrels);
    const std::optional<Order> wharf = best(position, OrderKind::LoadWharf, barrels);
    return wharf && (!cargo || barrels(*wharf) > barrels(*cargo)) ? wharf : cargo;
}

std::optional<Order> storage(const Position& position)
{
    const Seat& seat = position.seatToMove();
    return best(position, OrderKind::Store, [&](Order order) {
        int value = 0;
        for (int good = 0; good < kGoods; ++good) {
            const int held = seat.goods[static_cast<std::size_t>(good)];
            const bool isWhole = order.keptKinds().contains(static_cast<Good>(good));
            const int kept = isWhole ? held : order.piece == good ? std::min(held, 1) : 0;
            value += kept * (5 + good);
        }
        return value;
    });
}

std::optional<Order> placement(const Position& position)
{
    std::optional<Order> found;
    int most = -1;
    Seat seat = position.seatToMove();
    forEachPlacement(seat, PlacementDetail::ByKind, [&](Order order) {
        Seat then = seat;
        then.manned = order.islandPlacement();
        int circles = 0;
        then.forEachBuilding([&](Building building) {
            const int colonists = order.cityPlacement(then.firstSpaceOf(building));
            then.setColonistsOn(building, colonists);
            circles += goodOf(building) ? 0 : colonists;
        });
        int barrels = 0;
        for (int good = 0; good < kGoods; ++good) {
            const auto kind = static_cast<Good>(good);
            int working = 0;
            then.forEachBuilding(
                [&](Building building) { working += goodOf(building) == kind ? then.colonistsOn(building) : 0; });
            const int grown = then.mannedCount(plantationOf(kind));
            barrels += (kind == Good::Corn ? grown : std::min(grown, working)) * (10 + good);
        }
        const int value = 10 * barrels + 3 * circles + 2 * then.mannedCount(Tile::Quarry) + then.manned.size();
        if (value > most) {
            most = value;
            found = order;
        }
        return true;
    });
    return found;
}

std::optional<Order> any(const Position& position, unsigned seen)
{
    switch (position.decision) {
    case Decision::ChooseRole:
        return role(position, seen);
    case Decision::Hacienda:
    case Decision::TakePlantation:
        return tile(position);
    case Decision::PlaceColonists:
        return placement(position);
    case Decision::Build:
        return building(position);
    case Decision::BonusGood:
        return bonus(position);
    case Decision::Sell:
        return sale(position);
    case Decision::Load:
        return load(position);
    case Decision::Store:
        return storage(position);
    case Decision::None:
        break;
    }
    return std::nullopt;
}

} // namespace windrose::suggestions
