// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"
#include "order_tables.h"

#include <algorithm>
#include <utility>

namespace windrose
{

namespace
{

/// True when nothing has to spoil: the warehouses take every kind, or all but one with a single barrel.
bool keepsEverything(const Seat& seat)
{
    const int spare = seat.kindsHeld().size() - seat.storageKinds();
    return spare <= 0 || (spare == 1 && std::count(seat.goods.begin(), seat.goods.end(), 1) != 0);
}

/// Full ships are emptied to the supply; the others keep their cargo.
template <typename Events>
void emptyFullShips(Position& position, Events& events)
{
    for (int number = 0; number < position.shipCount(); ++number) {
        CargoShip& ship = position.ship(number);
        if (ship.barrels < position.shipCapacity(number)) {
            continue;
        }
        const CargoShip full = std::exchange(ship, {});
        position.goods[full.good] += full.barrels;
        events({.kind = EventKind::ShipSailed, .piece = full.good, .space = number, .amount = full.barrels});
    }
}

template <typename Events>
OrderSet askNextToStore(Position& position, Events& events)
{
    for (; position.acted < position.players; position.endTurn()) {
        position.turn = position.seatAfterChooser(position.acted);
        if (!keepsEverything(position.seatToMove())) {
            position.decision = Decision::Store;
            return legalStorage(position);
        }
    }
    emptyFullShips(position, events);
    return endPhase(position, events);
}

} // namespace

template <typename Events>
OrderSet beginStorage(Position& position, Events& events)
{
    position.phase = Phase::Storage;
    position.acted = 0;
    return askNextToStore(position, events);
}

OrderSet legalStorage(const Position& position)
{
    const Seat& seat = position.seatToMove();
    return storeOrders(seat.kindsHeld(), seat.storageKinds());
}

Refusal checkStorage(const Position& position, Order order)
{
    const Seat& seat = position.seatToMove();
    const GoodSet held = seat.kindsHeld();
    if (order.piece >= kGoods || !held.contains(order.good())) {
        return {RefusalCode::NoSuchBarrel, order.piece};
    }
    if (const int missing = order.keptOutside(held); missing >= 0) {
        return {RefusalCode::NoSuchBarrel, missing};
    }
    const GoodSet whole = order.keptKinds();
    if (whole.contains(order.good())) {
        return {RefusalCode::SingleAlsoKept, order.piece};
    }
    if (const int takes = seat.storageKinds(); whole.size() != takes) {
        const bool tooLittle = whole.size() < takes;
        return {tooLittle ? RefusalCode::KeepsTooLittle : RefusalCode::KeepsTooMuch, takes, whole.size()};
    }
    return {};
}

template <typename Events>
OrderSet playStorage(Position& position, Order order, Events& events)
{
    Seat& seat = position.seatToMove();
    for (const Good good : kAllGoods) {
        const int held = seat.goods[good];
        const int kept = order.keptKinds().contains(good) ? held : good == order.good() ? 1 : 0;
        if (held == kept) {
            continue;
        }
        seat.goods.moveTo(position.goods, good, held - kept);
        events({.kind = EventKind::GoodsSpoiled, .seat = position.turn, .piece = index(good), .amount = held - kept});
    }
    position.endTurn();
    return askNextToStore(position, events);
}

template OrderSet beginStorage(Position&, NoEvents&);
template OrderSet beginStorage(Position&, EventList&);
template OrderSet playStorage(Position&, Order, NoEvents&);
template OrderSet playStorage(Position&, Order, EventList&);

} // namespace windrose
