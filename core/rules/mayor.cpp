// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"
#include "placements.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// Refills the ship at the end: a colonist for each empty circle on buildings, at least one for each player.
template <typename Events>
void refillShip(Position& position, Events& events)
{
    int need = 0;
    for (int number = 0; number < position.players; ++number) {
        need += position.seat(number).emptyBuildingCircles();
    }
    need = std::max<int>(need, position.players);
    const int load = std::min<int>(need, position.colonists);
    position.colonistShip += load;
    position.colonists -= load;
    events({.kind = EventKind::ShipRefilled, .amount = load});
    if (load < need) {
        fireEndTrigger(position, EndTrigger::Colonists, events);
    }
}

template <typename Events>
OrderSet askNextToPlace(Position& position, Events& events)
{
    for (; position.acted < position.players; position.endTurn()) {
        position.turn = position.seatAfterChooser(position.acted);
        if (position.seatToMove().hasColonists()) {
            position.decision = Decision::PlaceColonists;
            return {};
        }
    }
    refillShip(position, events);
    return endPhase(position, events);
}

/// The ship's colonists, one at a time, mayor first and clockwise.
template <typename Events>
void distribute(Position& position, Events& events)
{
    const int share = position.colonistShip / position.players;
    const int rest = position.colonistShip % position.players;
    for (int offset = 0; offset < position.players; ++offset) {
        const int number = position.seatAfterChooser(offset);
        const int arriving = share + (offset < rest ? 1 : 0);
        position.seat(number).sanJuan += arriving;
        position.colonistShip -= arriving;
        if (arriving != 0) {
            events({.kind = EventKind::ColonistsArrived, .seat = number, .amount = arriving});
        }
    }
}

/// Checks what an order places on one city space.
Refusal checkCitySpace(const Seat& seat, int space, int colonists)
{
    if (colonists == 0) {
        return {};
    }
    const auto building = seat.buildingAt(space);
    if (!building) {
        return {RefusalCode::NoBuildingOnSpace, space};
    }
    const int first = seat.firstSpaceOf(*building);
    if (first != space) {
        return {RefusalCode::NotFirstSpace, space, first};
    }
    if (colonists > facts(*building).circles) {
        return {RefusalCode::TooManyOnBuilding, index(*building), facts(*building).circles};
    }
    return {};
}

} // namespace

template <typename Events>
OrderSet beginMayor(Position& position, Order role, Events& events)
{
    position.phase = Phase::Mayor;
    if (!role.declinesColonist() && position.colonists != 0) {
        --position.colonists;
        ++position.seat(position.chooser).sanJuan;
        events({.kind = EventKind::MayorColonist, .seat = position.chooser});
    }
    distribute(position, events);
    return askNextToPlace(position, events);
}

Refusal checkMayor(const Position& position, Order order)
{
    const Seat& seat = position.seatToMove();
    const SpaceSet island = order.islandPlacement();
    for (const int highest : {island.highest(), order.highestCitySpace()}) {
        if (highest >= kSpaces) {
            return {RefusalCode::NoSuchSpace, highest};
        }
    }
    if (const SpaceSet bare = island - seat.filledIsland(); !bare.isEmpty()) {
        return {RefusalCode::NothingOnIslandSpace, bare.lowest()};
    }
    int placed = island.size();
    for (int space = 0; space < kSpaces; ++space) {
        const int colonists = order.cityPlacement(space);
        if (const Refusal refusal = checkCitySpace(seat, space, colonists)) {
            return refusal;
        }
        placed += colonists;
    }
    const int owned = seat.colonists();
    if (placed > owned) {
        return {RefusalCode::NotEnoughColonists, placed, owned};
    }
    if (placed < colonistsToPlace(seat)) {
        return {RefusalCode::ColonistsWaiting, owned - placed, seat.circles() - placed};
    }
    return {};
}

template <typename Events>
OrderSet playMayor(Position& position, Order order, Events& events)
{
    Seat& seat = position.seatToMove();
    const int owned = seat.colonists();
    seat.manned = order.islandPlacement();
    seat.workers = workersOn(seat.kindsInPlay(), seat.city, order.cityPlacements());
    const int placed = seat.placedColonists();
    seat.sanJuan = owned - placed;
    events({.kind = EventKind::ColonistsPlaced, .seat = position.turn, .amount = placed});
    position.endTurn();
    return askNextToPlace(position, events);
}

template OrderSet beginMayor(Position&, Order, NoEvents&);
template OrderSet beginMayor(Position&, Order, EventList&);
template OrderSet playMayor(Position&, Order, NoEvents&);
template OrderSet playMayor(Position&, Order, EventList&);

} // namespace windrose
