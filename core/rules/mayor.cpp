// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "flow.h"
#include "placements.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// The last duty: the ship is loaded with a colonist for each empty circle on buildings, at least one for each player.
template <typename Events>
void refillShip(Position& position, Events& events)
{
    int need = 0;
    for (int number = 0; number < position.players; ++number) {
        need += position.seat(number).emptyBuildingCircles();
    }
    need = std::max<int>(need, position.players);
    const int load = std::min<int>(need, position.colonists);
    position.colonistShip = byte(position.colonistShip + load);
    position.colonists = byte(position.colonists - load);
    events({.kind = EventKind::ShipRefilled, .amount = static_cast<std::uint16_t>(load)});
    if (load < need) {
        fireEndTrigger(position, EndTrigger::Colonists, events);
    }
}

template <typename Events>
OrderSet askNext(Position& position, Events& events)
{
    for (; position.acted < position.players; ++position.acted) {
        position.turn = byte(position.seatAfterChooser(position.acted));
        if (position.seat(position.turn).hasColonists()) {
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
        Seat& seat = position.seat(number);
        seat.sanJuan = byte(seat.sanJuan + arriving);
        if (arriving != 0) {
            events({.kind = EventKind::ColonistsArrived,
                    .seat = static_cast<std::int8_t>(number),
                    .amount = static_cast<std::uint16_t>(arriving)});
        }
    }
    position.colonistShip = 0;
}

/// Colonists by kind of building, from their number on each city space, two bits for each.
Workers workersOf(CityLayout city, std::uint32_t onSpaces)
{
    Workers workers;
    while (onSpaces != 0) {
        const int space = std::countr_zero(onSpaces) / 2;
        const unsigned here = onSpaces >> (2 * space) & 3U;
        workers.add(city.get(static_cast<std::size_t>(space)), here);
        onSpaces ^= here << (2 * space);
    }
    return workers;
}

/// What an order says of one city space.
Refusal checkCitySpace(const Seat& seat, int space, int colonists)
{
    const auto where = static_cast<std::int16_t>(space);
    if (colonists == 0) {
        return {};
    }
    const auto building = seat.buildingAt(space);
    if (!building) {
        return {RefusalCode::NoBuildingOnSpace, where, 0};
    }
    const int first = seat.firstSpaceOf(*building);
    if (first != space) {
        return {RefusalCode::NotFirstSpace, where, static_cast<std::int16_t>(first)};
    }
    if (colonists > facts(*building).circles) {
        return {RefusalCode::TooManyOnBuilding, static_cast<std::int16_t>(*building), facts(*building).circles};
    }
    return {};
}

} // namespace

template <typename Events>
OrderSet beginMayor(Position& position, ExtraColonist colonist, Events& events)
{
    position.phase = Phase::Mayor;
    if (colonist == ExtraColonist::Wanted && position.colonists != 0) {
        --position.colonists;
        ++position.seat(position.chooser).sanJuan;
        events({.kind = EventKind::MayorColonist, .seat = static_cast<std::int8_t>(position.chooser)});
    }
    distribute(position, events);
    return askNext(position, events);
}

Refusal checkMayor(const Position& position, Order order)
{
    const Seat& seat = position.seat(position.turn);
    const SpaceMask island = order.islandPlacement();
    if ((island & ~kAllSpaces) != 0) {
        return {RefusalCode::NoSuchSpace, static_cast<std::int16_t>(std::bit_width(island) - 1), 0};
    }
    if ((order.detail >> (2 * kSpaces)) != 0) {
        return {RefusalCode::NoSuchSpace, static_cast<std::int16_t>((std::bit_width(order.detail) - 1) / 2), 0};
    }
    if (const auto bare = static_cast<SpaceMask>(island & ~seat.filledIsland()); bare != 0) {
        return {RefusalCode::NothingOnIslandSpace, static_cast<std::int16_t>(std::countr_zero(bare)), 0};
    }
    int placed = bitCount(island);
    for (int space = 0; space < kSpaces; ++space) {
        const int colonists = order.cityPlacement(space);
        if (const Refusal refusal = checkCitySpace(seat, space, colonists)) {
            return refusal;
        }
        placed += colonists;
    }
    const int owned = seat.colonists();
    if (placed > owned) {
        return {RefusalCode::NotEnoughColonists, static_cast<std::int16_t>(placed), static_cast<std::int16_t>(owned)};
    }
    if (placed < colonistsToPlace(seat)) {
        const int circles = seat.emptyCircles() + owned - seat.sanJuan;
        return {RefusalCode::ColonistsWaiting, static_cast<std::int16_t>(owned - placed),
                static_cast<std::int16_t>(circles - placed)};
    }
    return {};
}

template <typename Events>
OrderSet playMayor(Position& position, Order order, Events& events)
{
    Seat& seat = position.seat(position.turn);
    const int owned = seat.colonists();
    seat.manned = order.islandPlacement();
    seat.workers = workersOf(seat.city, order.detail);
    const int placed = seat.placedColonists();
    seat.sanJuan = byte(owned - placed);
    events({.kind = EventKind::ColonistsPlaced,
            .seat = static_cast<std::int8_t>(position.turn),
            .amount = static_cast<std::uint16_t>(placed)});
    ++position.acted;
    return askNext(position, events);
}

template OrderSet beginMayor(Position&, ExtraColonist, NoEvents&);
template OrderSet beginMayor(Position&, ExtraColonist, EventList&);
template OrderSet playMayor(Position&, Order, NoEvents&);
template OrderSet playMayor(Position&, Order, EventList&);

} // namespace windrose
