// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "city.h"
#include "flow.h"
#include "order_tables.h"

namespace windrose
{

namespace
{

/// The kinds the seat to move can build: in stock, not owned, affordable, and with space in the city.
PlaceMask buildable(const Position& position)
{
    const Seat& seat = position.seatToMove();
    const int privilege = position.chooserMoves() ? 1 : 0; // a doubloon less to pay
    const KindsInPlay& kinds = position.kinds();
    const PlaceMask affordable = kinds.affordable(seat.doubloons + privilege, seat.mannedCount(Tile::Quarry),
                                                  position.options.factoryUniversitySwap);
    return (affordable & position.buildingsLeft.kinds() & kinds.fitting(seat.emptyCitySpaces())) - seat.buildings;
}

/// An occupied university brings a colonist for the building just built, if any is left.
bool universityBringsColonist(const Position& position)
{
    return position.seatToMove().has(Effect::EmployColonist) && position.hasColonistToGive();
}

template <typename Events>
OrderSet askNextToBuild(Position& position, Events& events)
{
    for (; position.acted < position.players; position.endTurn()) {
        position.turn = position.seatAfterChooser(position.acted);
        if (const PlaceMask kinds = buildable(position); !kinds.isEmpty()) {
            position.decision = Decision::Build;
            return buildOrders(position.kinds(), kinds, universityBringsColonist(position));
        }
    }
    return endPhase(position, events);
}

/// The spaces an order names, if it names any.
Refusal checkSpaces(const Seat& seat, Order order)
{
    if (order.space() == kAnySpace && order.secondSpace() == kAnySpace) {
        return {};
    }
    const bool large = isLarge(order.building());
    if (order.space() == kAnySpace || large != (order.secondSpace() != kAnySpace)) {
        return large ? RefusalCode::NeedsTwoSpaces : RefusalCode::NeedsOneSpace;
    }
    for (const int space : {order.space(), large ? order.secondSpace() : order.space()}) {
        if (space >= kSpaces) {
            return {RefusalCode::NoSuchSpace, space};
        }
        if (seat.buildingAt(space)) {
            return {RefusalCode::CitySpaceTaken, space};
        }
    }
    if (large && !areAdjacent(order.space(), order.secondSpace())) {
        return {RefusalCode::SpacesNotAdjacent, order.space(), order.secondSpace()};
    }
    return {};
}

template <typename Events>
void build(Position& position, Order order, Events& events)
{
    Seat& seat = position.seatToMove();
    const Building building = order.building();
    const int price = priceFor(position, position.turn, building).total;
    const bool helped = universityBringsColonist(position) && !order.declinesColonist();
    seat.doubloons -= price;
    seat.gain(building);
    position.buildingsLeft.take(position.kinds().placeOf(building));
    const int space = placeBuilding(seat, position.turn, order, events);
    events({.kind = EventKind::BuildingBuilt,
            .seat = position.turn,
            .piece = order.piece,
            .space = space,
            .amount = price});
    if (helped) {
        const bool fromShip = giveColonist(position);
        seat.setColonistsOn(building, 1);
        events(
            {.kind = EventKind::ColonistEmployed, .seat = position.turn, .piece = order.piece, .fromShip = fromShip});
    }
    if (seat.emptyCitySpaces() == 0) {
        fireEndTrigger(position, EndTrigger::City, events);
    }
}

} // namespace

template <typename Events>
OrderSet beginBuilder(Position& position, Order /*role*/, Events& events)
{
    position.phase = Phase::Builder;
    return askNextToBuild(position, events);
}

OrderSet legalBuilder(const Position& position)
{
    return buildOrders(position.kinds(), buildable(position), universityBringsColonist(position));
}

Refusal checkBuilder(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return {};
    }
    const Seat& seat = position.seatToMove();
    if (order.piece >= kBuildings || position.copiesLeft(order.building()) == 0) {
        return {RefusalCode::SoldOut, order.piece};
    }
    const Building building = order.building();
    if (seat.owns(building)) {
        return {RefusalCode::AlreadyOwned, order.piece};
    }
    const int price = priceFor(position, position.turn, building).total;
    if (seat.doubloons < price) {
        return {RefusalCode::TooExpensive, price, seat.doubloons};
    }
    if (seat.emptyCitySpaces() < spacesFor(building)) {
        return {RefusalCode::NoCitySpace, spacesFor(building), seat.emptyCitySpaces()};
    }
    if (const Refusal refusal = checkSpaces(seat, order)) {
        return refusal;
    }
    if (order.declinesColonist() && !universityBringsColonist(position)) {
        return RefusalCode::NobodyWouldCome;
    }
    return {};
}

template <typename Events>
OrderSet playBuilder(Position& position, Order order, Events& events)
{
    if (order.kind == OrderKind::Build) {
        build(position, order, events);
    } else {
        events({.kind = EventKind::Passed, .seat = position.turn});
    }
    position.endTurn();
    return askNextToBuild(position, events);
}

template OrderSet beginBuilder(Position&, Order, NoEvents&);
template OrderSet beginBuilder(Position&, Order, EventList&);
template OrderSet playBuilder(Position&, Order, NoEvents&);
template OrderSet playBuilder(Position&, Order, EventList&);

} // namespace windrose
