// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons for orders about barrels: the craftsman's extra one, sales, loads, storage.

#include "reason_list.h"

#include <algorithm>

namespace windrose
{

namespace
{

bool isInHouse(const Position& position, int good)
{
    return position.tradingHouse.kinds().contains(static_cast<Good>(good));
}

/// Whether the trading house would take a barrel of this kind from the seat.
bool houseTakes(const Position& position, int seat, int good)
{
    return !position.tradingHouse.isFull() &&
           (!isInHouse(position, good) || position.seat(seat).has(Effect::SellKindInHouse));
}

int barrelsOf(const Seat& seat, int good)
{
    return seat.goods[static_cast<std::size_t>(good)];
}

/// Whether the seat could load a good it has: on the ship that carries it, on an empty one, or by its wharf.
bool canShip(const Position& position, int seat, int good)
{
    const bool wharfWaits = position.seat(seat).has(Effect::LoadOwnShip) && !position.wharvesUsed.contains(seat);
    bool isAnyEmpty = false;
    for (int number = 0; number < position.shipCount(); ++number) {
        const CargoShip ship = position.ships[static_cast<std::size_t>(number)];
        if (ship.good == good) {
            return wharfWaits || ship.barrels < position.shipCapacity(number);
        }
        isAnyEmpty = isAnyEmpty || ship.good == kNoGood;
    }
    return wharfWaits || isAnyEmpty;
}

/// Finds the seat with the most barrels that the order blocks from shipping.
void addBlocked(ReasonList& list)
{
    if (list.after.phase != Phase::Captain) {
        return;
    }
    OrderReason blocked;
    for (int other = 0; other < list.before.players; ++other) {
        for (int good = 0; good < kGoods && other != list.seat; ++good) {
            const int barrels = barrelsOf(list.before.seat(other), good);
            if (barrels > blocked.amount && canShip(list.before, other, good) && !canShip(list.after, other, good)) {
                blocked = {.kind = ReasonKind::BlocksShip,
                           .seat = narrowSeat(other),
                           .piece = static_cast<std::uint8_t>(good),
                           .amount = narrow(barrels)};
            }
        }
    }
    if (blocked.kind != ReasonKind::None) {
        list.add(700 * blocked.amount, blocked);
    }
}

int heldBarrels(const Seat& seat)
{
    int barrels = 0;
    for (const int count : seat.goods) {
        barrels += count;
    }
    return barrels;
}

int keptBarrels(const Seat& seat, Order order)
{
    int kept = 1;
    for (int good = 0; good < kGoods; ++good) {
        kept += (order.keptKinds() >> good & 1U) != 0 ? barrelsOf(seat, good) : 0;
    }
    return kept;
}

void addSale(ReasonList& list)
{
    const int good = list.order.piece;
    const int income = list.seatAfter().doubloons - list.seatBefore().doubloons;
    if (income > 0) {
        list.add(380 * income, {.kind = ReasonKind::SaleBrings, .piece = list.order.piece, .amount = narrow(income)});
    }
    const int spaces = list.before.tradingHouse.emptySpaces() - 1;
    const bool isLast = spaces == 0;
    list.add(50, {.kind = ReasonKind::HouseSpaces, .amount = narrow(spaces)});
    for (int other = 0; other < list.before.players; ++other) {
        if (!list.isLater(other)) {
            continue;
        }
        const Seat& theirs = list.before.seat(other);
        if (isLast) {
            for (int wanted = kGoods - 1; wanted > 0; --wanted) {
                if (barrelsOf(theirs, wanted) != 0 && houseTakes(list.before, other, wanted)) {
                    list.add(300 * wanted, {.kind = ReasonKind::TakesLastPlace,
                                            .seat = narrowSeat(other),
                                            .piece = static_cast<std::uint8_t>(wanted)});
                    return;
                }
            }
        } else if (good > 0 && barrelsOf(theirs, good) != 0 && houseTakes(list.before, other, good) &&
                   !theirs.has(Effect::SellKindInHouse)) {
            list.add(300 * good,
                     {.kind = ReasonKind::BlocksKind, .seat = narrowSeat(other), .piece = list.order.piece});
            return;
        }
    }
}

} // namespace

std::pair<int, std::uint8_t> bestSale(const Position& position)
{
    OrderList orders;
    legalOrders(position, orders);
    int best = -1;
    std::uint8_t good = 0;
    for (const Order& order : orders) {
        if (order.kind != OrderKind::Sell) {
            continue;
        }
        Position sold = position;
        apply(sold, order);
        const int income = sold.seat(position.turn).doubloons - position.seat(position.turn).doubloons;
        if (income > best) {
            best = income;
            good = order.piece;
        }
    }
    return {best, good};
}

void addBonusReasons(ReasonList& list)
{
    if (list.order.kind != OrderKind::Bonus) {
        list.add(50, {.kind = ReasonKind::BarrelDeclined});
        return;
    }
    const int good = list.order.piece;
    if (good > 0 && houseTakes(list.before, list.seat, good) && list.canStillCome(Role::Trader)) {
        list.add(250 * good, {.kind = ReasonKind::BarrelSells, .piece = list.order.piece, .amount = narrow(good)});
    }
    for (int number = 0; number < list.before.shipCount(); ++number) {
        const CargoShip ship = list.before.ships[static_cast<std::size_t>(number)];
        const int room = list.before.shipCapacity(number) - ship.barrels;
        if (ship.good == good && room > 0 && list.canStillCome(Role::Captain)) {
            list.add(450, {.kind = ReasonKind::BarrelHasShip, .piece = list.order.piece, .amount = narrow(room)});
        }
    }
    list.add(50, {.kind = ReasonKind::BarrelsHeld,
                  .piece = list.order.piece,
                  .amount = narrow(barrelsOf(list.seatAfter(), good))});
}

void addTraderReasons(ReasonList& list)
{
    if (list.order.kind == OrderKind::Sell) {
        addSale(list);
        return;
    }
    const auto [income, good] = bestSale(list.before);
    list.add(100, {.kind = ReasonKind::SaleTooLittle, .piece = good, .amount = narrow(income)});
}

void addCaptainReasons(ReasonList& list)
{
    if (list.order.kind == OrderKind::Pass) {
        list.add(100, {.kind = ReasonKind::KeepsBarrels, .amount = narrow(heldBarrels(list.seatBefore()))});
        return;
    }
    int points = 0;
    for (const Event& event : list.events.events) {
        points += event.kind == EventKind::VictoryPointsGained && event.seat == list.seat ? event.amount : 0;
    }
    list.add(900 * points, {.kind = ReasonKind::LoadBrings, .amount = narrow(points)});
    if (list.order.kind == OrderKind::LoadWharf) {
        list.add(50, {.kind = ReasonKind::UsesWharf});
    } else {
        const int ship = list.order.ship();
        const int spaces = list.before.shipCapacity(ship) - list.before.ship(ship).barrels;
        const int loaded = std::min(spaces, barrelsOf(list.seatBefore(), list.order.piece));
        list.add(50, {.kind = ReasonKind::LoadLeaves, .amount = narrow(spaces - loaded)});
    }
    addBlocked(list);
}

void addStorageReasons(ReasonList& list)
{
    const Seat& seat = list.seatBefore();
    OrderList orders;
    legalOrders(list.before, orders);
    int most = 0;
    for (const Order& order : orders) {
        most = std::max(most, keptBarrels(seat, order));
    }
    const int kept = keptBarrels(seat, list.order);
    if (kept == most) {
        list.add(200 * kept,
                 {.kind = ReasonKind::KeepsMost, .amount = narrow(kept), .other = narrow(heldBarrels(seat))});
    }
    int dearest = kGoods - 1;
    while (dearest > 0 && barrelsOf(seat, dearest) == 0) {
        --dearest;
    }
    if (dearest > 0 && (list.order.piece == dearest || (list.order.keptKinds() >> dearest & 1U) != 0)) {
        list.add(150 + 50 * dearest,
                 {.kind = ReasonKind::KeepsMostValuable, .piece = static_cast<std::uint8_t>(dearest)});
    }
}

} // namespace windrose
