// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"
#include "quay.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// An occupied wharf sails once in a captain phase.
bool hasWharf(const Position& position)
{
    return position.seatToMove().has(Effect::LoadOwnShip) && !position.wharvesUsed.contains(position.turn);
}

/// Kinds the seat to move can load on its wharf: any that it holds.
GoodSet wharfKinds(const Position& position)
{
    return hasWharf(position) ? position.seatToMove().kindsHeld() : GoodSet{};
}

OrderSet legalLoads(const Position& position, const Quay& quay)
{
    return loadOrders(quay.loadsFor(position.seatToMove().goods), wharfKinds(position));
}

/// Seats load in turn until a whole circuit ends without a load: `position.acted` counts the turns since the last one.
template <typename Events>
OrderSet askNextToLoad(Position& position, Events& events)
{
    const Quay quay(position);
    const GoodSet loadable = quay.loadable();
    for (; position.acted < position.players; ++position.acted) {
        const GoodSet held = position.seatToMove().kindsHeld();
        if (!(held & loadable).isEmpty() || (!held.isEmpty() && hasWharf(position))) {
            position.decision = Decision::Load;
            return legalLoads(position, quay);
        }
        position.turn = position.seatAfter(position.turn);
    }
    position.wharvesUsed = {};
    position.captainLoaded = false;
    return beginStorage(position, events);
}

/// Takes points from the pool; once it is empty, points are only noted. The last chip triggers the end.
template <typename Events>
void gainVictoryPoints(Position& position, int amount, Reason reason, Events& events)
{
    position.seatToMove().victoryPoints += amount;
    position.victoryPoints = std::max(0, position.victoryPoints - amount);
    events({.kind = EventKind::VictoryPointsGained, .seat = position.turn, .amount = amount, .reason = reason});
    if (position.victoryPoints == 0) {
        fireEndTrigger(position, EndTrigger::VictoryPoints, events);
    }
}

/// The points of one load: its barrels, the harbor's point, and once the captain's.
template <typename Events>
void scoreLoad(Position& position, int barrels, Events& events)
{
    gainVictoryPoints(position, barrels, Reason::Load, events);
    if (const int harbor = position.seatToMove().amountOf(Effect::ScoreLoad); harbor != 0) {
        gainVictoryPoints(position, harbor, Reason::Harbor, events);
    }
    if (position.chooserMoves() && !position.captainLoaded) {
        position.captainLoaded = true;
        gainVictoryPoints(position, 1, Reason::CaptainPrivilege, events);
    }
}

/// Moves as many barrels as fit off the wind rose onto a ship; returns how many.
template <typename Events>
int loadShip(Position& position, Good good, int number, Events& events)
{
    CargoShip& ship = position.ship(number);
    Barrels& held = position.seatToMove().goods;
    const int amount = std::min<int>(held[good], position.shipCapacity(number) - ship.barrels);
    held[good] -= amount;
    ship.load(good, amount);
    events({.kind = EventKind::GoodsLoaded,
            .seat = position.turn,
            .piece = index(good),
            .space = number,
            .amount = amount});
    return amount;
}

/// Sends all barrels of a kind to the supply on the private ship; returns how many.
template <typename Events>
int loadWharf(Position& position, Good good, Events& events)
{
    Barrels& held = position.seatToMove().goods;
    const int amount = held[good];
    held.moveTo(position.goods, good, amount);
    position.wharvesUsed.add(position.turn);
    events({.kind = EventKind::GoodsShippedByWharf, .seat = position.turn, .piece = index(good), .amount = amount});
    return amount;
}

Refusal checkPass(const Position& position)
{
    const bool canLoad = !(position.seatToMove().kindsHeld() & Quay(position).loadable()).isEmpty();
    return canLoad ? RefusalCode::MustLoad : RefusalCode::None;
}

Refusal checkWharf(const Position& position)
{
    if (hasWharf(position)) {
        return {};
    }
    return position.seatToMove().has(Effect::LoadOwnShip) ? RefusalCode::WharfUsed : RefusalCode::NoWharf;
}

Refusal checkShip(const Position& position, Order order)
{
    if (order.ship() < 0 || order.ship() >= position.shipCount()) {
        return {RefusalCode::NoSuchShip, order.ship()};
    }
    const Good good = order.good();
    const ShipLoads loads = Quay(position).loadsFor(position.seatToMove().goods);
    if (loads.contains(good, order.ship())) {
        return {};
    }
    const CargoShip& ship = position.ship(order.ship());
    const int capacity = position.shipCapacity(order.ship());
    if (ship.carries(good)) {
        return {RefusalCode::ShipFull, capacity};
    }
    if (!ship.isEmpty()) {
        return {RefusalCode::ShipCarriesOther, capacity, ship.good};
    }
    for (int other = 0; other < position.shipCount(); ++other) {
        if (position.ship(other).carries(good)) {
            return {RefusalCode::KindOnOtherShip, index(good), position.shipCapacity(other)};
        }
    }
    return {RefusalCode::ShipTooSmall, capacity, position.shipCapacity(loads.largestShip(good))};
}

} // namespace

template <typename Events>
OrderSet beginCaptain(Position& position, Order /*role*/, Events& events)
{
    position.phase = Phase::Captain;
    position.turn = position.chooser;
    return askNextToLoad(position, events);
}

OrderSet legalCaptain(const Position& position)
{
    return legalLoads(position, Quay(position));
}

Refusal checkCaptain(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return checkPass(position);
    }
    if (order.piece >= kGoods || position.seatToMove().goods[order.good()] == 0) {
        return {RefusalCode::NoSuchBarrel, order.piece};
    }
    return order.kind == OrderKind::LoadWharf ? checkWharf(position) : checkShip(position, order);
}

template <typename Events>
OrderSet playCaptain(Position& position, Order order, Events& events)
{
    if (order.kind == OrderKind::Pass) {
        events({.kind = EventKind::Passed, .seat = position.turn});
        ++position.acted;
    } else {
        const bool onShip = order.kind == OrderKind::Load;
        const int barrels =
            onShip ? loadShip(position, order.good(), order.ship(), events) : loadWharf(position, order.good(), events);
        scoreLoad(position, barrels, events);
        position.acted = 0;
    }
    position.turn = position.seatAfter(position.turn);
    return askNextToLoad(position, events);
}

template OrderSet beginCaptain(Position&, Order, NoEvents&);
template OrderSet beginCaptain(Position&, Order, EventList&);
template OrderSet playCaptain(Position&, Order, NoEvents&);
template OrderSet playCaptain(Position&, Order, EventList&);

} // namespace windrose
