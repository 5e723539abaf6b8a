// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "city.h"
#include "flow.h"

namespace windrose
{

namespace
{

constexpr int spacesFor(Building building)
{
    return isLarge(building) ? 2 : 1;
}

bool canBuild(const Position& position, Building building, int emptySpaces)
{
    const Seat& seat = position.seat(position.turn);
    return position.buildingsLeft[static_cast<std::size_t>(building)] != 0 && !seat.owns(building) &&
           emptySpaces >= spacesFor(building) &&
           seat.doubloons >= static_cast<std::uint32_t>(priceFor(position, position.turn, building).total);
}

bool universityBringsColonist(const Position& position)
{
    return position.seat(position.turn).occupies(Building::University) && position.hasColonistToGive();
}

template <typename Events>
void askNext(Position& position, Events& events)
{
    for (; position.acted < position.players; ++position.acted) {
        position.turn = byte(position.seatAfterChooser(position.acted));
        const int emptySpaces = position.seat(position.turn).emptyCitySpaces();
        for (int kind = 0; kind < kBuildings; ++kind) {
            if (canBuild(position, static_cast<Building>(kind), emptySpaces)) {
                position.decision = Decision::Build;
                return;
            }
        }
    }
    endPhase(position, events);
}

/// The spaces an order names, if it names any.
Refusal checkSpaces(const Seat& seat, Order order)
{
    if (order.space() == kAnySpace) {
        return {};
    }
    const bool large = isLarge(order.building());
    if (large != (order.secondSpace() != kAnySpace)) {
        return {large ? RefusalCode::NeedsTwoSpaces : RefusalCode::NeedsOneSpace, 0, 0};
    }
    for (const int space : {order.space(), large ? order.secondSpace() : order.space()}) {
        if (space >= kSpaces) {
            return {RefusalCode::NoSuchSpace, static_cast<std::int16_t>(space), 0};
        }
        if (seat.buildingAt(space)) {
            return {RefusalCode::CitySpaceTaken, static_cast<std::int16_t>(space), 0};
        }
    }
    if (large && !areAdjacent(order.space(), order.secondSpace())) {
        return {RefusalCode::SpacesNotAdjacent, static_cast<std::int16_t>(order.space()),
                static_cast<std::int16_t>(order.secondSpace())};
    }
    return {};
}

template <typename Events>
void build(Position& position, Order order, Events& events)
{
    const int number = position.turn;
    Seat& seat = position.seat(number);
    const Building building = order.building();
    const int price = priceFor(position, number, building).total;
    const bool helped = universityBringsColonist(position) && !order.declinesColonist();
    seat.doubloons -= static_cast<std::uint32_t>(price);
    seat.buildings |= BuildingMask{1} << index(building);
    --position.buildingsLeft[static_cast<std::size_t>(building)];
    const int space = placeBuilding(seat, number, order, events);
    events({.kind = EventKind::BuildingBuilt,
            .seat = static_cast<std::int8_t>(number),
            .piece = order.piece,
            .space = byte(space),
            .amount = static_cast<std::uint16_t>(price)});
    if (helped) {
        const bool fromShip = giveColonist(position);
        seat.setColonistsOn(building, 1);
        events({.kind = EventKind::ColonistEmployed,
                .seat = static_cast<std::int8_t>(number),
                .piece = order.piece,
                .fromShip = fromShip});
    }
    if (seat.emptyCitySpaces() == 0) {
        fireEndTrigger(position, EndTrigger::City, events);
    }
}

} // namespace

template <typename Events>
void beginBuilder(Position& position, Events& events)
{
    position.phase = Phase::Builder;
    askNext(position, events);
}

void legalBuilder(const Position& position, OrderList& list)
{
    const bool university = universityBringsColonist(position);
    const int emptySpaces = position.seat(position.turn).emptyCitySpaces();
    for (int kind = 0; kind < kBuildings; ++kind) {
        const auto building = static_cast<Building>(kind);
        if (!canBuild(position, building, emptySpaces)) {
            continue;
        }
        list.add(Order::build(building));
        if (university) {
            list.add(Order::build(building, ExtraColonist::Declined));
        }
    }
    list.add(Order::pass());
}

Refusal checkBuilder(const Position& position, Order order)
{
    if (order.kind == OrderKind::Pass) {
        return {};
    }
    const Seat& seat = position.seat(position.turn);
    const auto piece = static_cast<std::int16_t>(order.piece);
    if (order.piece >= kBuildings || position.buildingsLeft[order.piece] == 0) {
        return {RefusalCode::SoldOut, piece, 0};
    }
    const Building building = order.building();
    if (seat.owns(building)) {
        return {RefusalCode::AlreadyOwned, piece, 0};
    }
    const int price = priceFor(position, position.turn, building).total;
    if (seat.doubloons < static_cast<std::uint32_t>(price)) {
        return {RefusalCode::TooExpensive, static_cast<std::int16_t>(price), static_cast<std::int16_t>(seat.doubloons)};
    }
    if (seat.emptyCitySpaces() < spacesFor(building)) {
        return {RefusalCode::NoCitySpace, static_cast<std::int16_t>(spacesFor(building)),
                static_cast<std::int16_t>(seat.emptyCitySpaces())};
    }
    if (const Refusal refusal = checkSpaces(seat, order)) {
        return refusal;
    }
    if (order.declinesColonist() && !universityBringsColonist(position)) {
        return {RefusalCode::NobodyWouldCome, 0, 0};
    }
    return {};
}

template <typename Events>
void playBuilder(Position& position, Order order, Events& events)
{
    if (order.kind == OrderKind::Build) {
        build(position, order, events);
    } else {
        events({.kind = EventKind::Passed, .seat = static_cast<std::int8_t>(position.turn)});
    }
    ++position.acted;
    askNext(position, events);
}

template void beginBuilder(Position&, NoEvents&);
template void beginBuilder(Position&, EventList&);
template void playBuilder(Position&, Order, NoEvents&);
template void playBuilder(Position&, Order, EventList&);

} // namespace windrose
