// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle.h"

#include <algorithm>
#include <map>

namespace windrose::test
{
namespace
{

struct View {
    const Position& position;
    const Seat& seat = position.seat(position.turn);
    bool isChooser = position.turn == position.chooser;
    bool canGiveColonist = position.colonists + position.colonistShip > 0;

    int held(Good good) const { return seat.goods[at(good)]; }
};

void roles(const View& view, std::vector<Order>& orders)
{
    std::map<Role, bool> left;
    const int cards = std::array<int, 4>{7, 6, 7, 8}[at(view.position.players - 2)];
    for (int card = 0; card < cards; ++card) {
        if (view.position.takenBy[at(card)] < 0) {
            left[card < 6 ? static_cast<Role>(card) : Role::Prospector] = true;
        }
    }
    for (const auto& entry : left) {
        orders.push_back(Order::chooseRole(entry.first));
        if (entry.first == Role::Mayor && view.position.colonists > 0) {
            orders.push_back(Order::chooseRole(Role::Mayor, ExtraColonist::Declined));
        }
    }
}

void takes(const View& view, std::vector<Order>& orders)
{
    if (view.seat.emptyIslandSpaces() == 0) {
        return;
    }
    std::vector<Tile> tiles(view.position.faceUp.begin(), view.position.faceUp.end());
    if (view.position.quarries > 0 && (view.isChooser || view.seat.occupies(Building::ConstructionHut))) {
        tiles.push_back(Tile::Quarry);
    }
    std::sort(tiles.begin(), tiles.end());
    tiles.erase(std::unique(tiles.begin(), tiles.end()), tiles.end());
    for (const Tile tile : tiles) {
        orders.push_back(Order::take(tile));
        if (view.seat.occupies(Building::Hospice) && view.canGiveColonist) {
            orders.push_back(Order::take(tile, ExtraColonist::Declined));
        }
    }
    orders.push_back(Order::pass());
}

void builds(const View& view, std::vector<Order>& orders)
{
    const auto empty = std::count(view.seat.city.begin(), view.seat.city.end(), kEmptySpace);
    for (const Building kind : kAllBuildings) {
        const bool affordable = static_cast<int>(view.seat.doubloons) >= expectedPrice(view.position, kind);
        if (view.position.copiesLeft(kind) == 0 || view.seat.owns(kind) || !affordable ||
            empty < (isLarge(kind) ? 2 : 1)) {
            continue;
        }
        orders.push_back(Order::build(kind));
        if (view.seat.occupies(Building::University) && view.canGiveColonist) {
            orders.push_back(Order::build(kind, ExtraColonist::Declined));
        }
    }
    orders.push_back(Order::pass());
}

void sales(const View& view, std::vector<Order>& orders)
{
    const TradingHouse& house = view.position.tradingHouse;
    for (const Good good : kAllGoods) {
        const bool isThere = std::find(house.begin(), house.end(), good) != house.end();
        if (view.held(good) > 0 && house.size() < 4 && (!isThere || view.seat.occupies(Building::Office))) {
            orders.push_back(Order::sell(good));
        }
    }
    orders.push_back(Order::pass());
}

void loads(const View& view, std::vector<Order>& orders)
{
    const int ships = view.position.players == 2 ? 2 : 3;
    const auto& on = view.position.ships;
    for (const Good good : kAllGoods) {
        if (view.held(good) == 0) {
            continue;
        }
        int carrier = -1;
        int most = 0;
        for (int ship = 0; ship < ships; ++ship) {
            if (on[at(ship)].barrels > 0 && on[at(ship)].good == u8(good)) {
                carrier = ship;
            }
            if (on[at(ship)].barrels == 0) {
                most = std::max(most, std::min(view.held(good), view.position.shipCapacity(ship)));
            }
        }
        for (int ship = 0; ship < ships; ++ship) {
            const int capacity = view.position.shipCapacity(ship);
            const bool legal = carrier >= 0 ? ship == carrier && on[at(ship)].barrels < capacity
                                            : on[at(ship)].barrels == 0 && std::min(view.held(good), capacity) == most;
            if (legal) {
                orders.push_back(Order::load(good, ship));
            }
        }
    }
    const bool mustLoad = !orders.empty();
    const bool wharfUsed = view.position.wharvesUsed.contains(view.position.turn);
    if (view.seat.occupies(Building::Wharf) && !wharfUsed) {
        for (const Good good : kAllGoods) {
            if (view.held(good) > 0) {
                orders.push_back(Order::loadWharf(good));
            }
        }
    }
    if (!mustLoad) {
        orders.push_back(Order::pass());
    }
}

void stores(const View& view, std::vector<Order>& orders)
{
    const int warehouses =
        (view.seat.occupies(Building::SmallWarehouse) ? 1 : 0) + (view.seat.occupies(Building::LargeWarehouse) ? 2 : 0);
    for (unsigned mask = 0; mask < 32; ++mask) {
        if (std::popcount(mask) != warehouses) {
            continue;
        }
        bool holdsAll = true;
        for (const Good good : kAllGoods) {
            holdsAll = holdsAll && ((mask >> index(good) & 1U) == 0 || view.held(good) > 0);
        }
        for (const Good single : kAllGoods) {
            if (holdsAll && (mask >> index(single) & 1U) == 0 && view.held(single) > 0) {
                orders.push_back(Order::store(single, GoodSet(mask)));
            }
        }
    }
}

} // namespace

std::vector<Order> expectedOrders(const Position& position)
{
    const View view{position};
    std::vector<Order> orders;
    switch (position.decision) {
    case Decision::ChooseRole:
        roles(view, orders);
        break;
    case Decision::Hacienda:
        orders = {Order::hacienda(), Order::noHacienda()};
        break;
    case Decision::TakePlantation:
        takes(view, orders);
        break;
    case Decision::Build:
        builds(view, orders);
        break;
    case Decision::BonusGood:
        for (const Good good : kAllGoods) {
            if ((position.produced >> index(good) & 1) != 0 && position.goods[at(good)] > 0) {
                orders.push_back(Order::bonus(good));
            }
        }
        orders.push_back(Order::pass());
        break;
    case Decision::Sell:
        sales(view, orders);
        break;
    case Decision::Load:
        loads(view, orders);
        break;
    case Decision::Store:
        stores(view, orders);
        break;
    case Decision::PlaceColonists:
    case Decision::None:
        break;
    }
    return orders;
}

int expectedPrice(const Position& position, Building kind)
{
    const Seat& seat = position.seat(position.turn);
    int cost = facts(kind).cost;
    if (position.options.factoryUniversitySwap) {
        cost = kind == Building::Factory ? 8 : kind == Building::University ? 7 : cost;
    }
    const int quarries = std::popcount(static_cast<unsigned>(seat.tiles[5] & seat.manned));
    return std::max(0,
                    cost - (position.turn == position.chooser ? 1 : 0) - std::min<int>(quarries, facts(kind).column));
}

int expectedIncome(const Position& position, Good good)
{
    const Seat& seat = position.seat(position.turn);
    return index(good) + (position.turn == position.chooser ? 1 : 0) + (seat.occupies(Building::SmallMarket) ? 1 : 0) +
           (seat.occupies(Building::LargeMarket) ? 2 : 0);
}

int expectedAmount(const Position& position, Order order)
{
    const int held = position.seat(position.turn).goods[at(order.good())];
    if (order.kind == OrderKind::LoadWharf) {
        return held;
    }
    return std::min(held, position.shipCapacity(order.ship()) - position.ships[at(order.ship())].barrels);
}

} // namespace windrose::test
