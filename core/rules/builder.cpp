// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include "building_masks.h"
#include "city.h"
#include "flow.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int spacesFor(Building building)
{
    return isLarge(building) ? 2 : 1;
}

/// The kinds the seat to move can build: in stock, not owned, paid for and with room.
BuildingMask buildable(const Position& position)
{
    const Seat& seat = position.seat(position.turn);
    const int quarries = seat.mannedCount(Tile::Quarry);
    const AffordableTable& affordable = kAffordable[position.options.factoryUniversitySwap ? 1 : 0];
    const std::uint32_t money =
        std::min<std::uint32_t>(seat.doubloons, kHighestCost) + (position.turn == position.chooser ? 1 : 0);
    BuildingMask paid = 0;
    for (int column = 1; column <= kColumns; ++column) {
        const auto budget = money + static_cast<std::uint32_t>(std::min(quarries, column));
        paid |= affordable[static_cast<std::size_t>(column - 1)][std::min<std::uint32_t>(budget, kHighestCost)];
    }
    const int emptySpaces = seat.emptyCitySpaces();
    if (emptySpaces < 2) {
        paid &= emptySpaces == 0 ? 0 : ~kLargeKinds;
    }
    BuildingMask inStock = 0;
    forEachKind(paid & ~seat.buildings, [&](Building kind) {
        inStock |= position.buildingsLeft[static_cast<std::size_t>(kind)] != 0 ? maskOf(kind) : 0;
    });
    return inStock;
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
        if (buildable(position) != 0) {
            position.decision = Decision::Build;
            return;
        }
    }
    endPhase(position, events);
}

/// The spaces an order names, if it names any.
Refusal checkSpaces(const Seat& seat, Order order)
{
    if (order.space() == kAnySpace && order.secondSpace() == kAnySpace) {
        return {};
    }
    const bool large = isLarge(order.building());
    if (order.space() == kAnySpace || large != (order.secondSpace() != kAnySpace)) {
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
    seat.buildings |= maskOf(building);
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
    forEachKind(buildable(position), [&](Building building) {
        list.add(Order::build(building));
        if (university) {
            list.add(Order::build(building, ExtraColonist::Declined));
        }
    });
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
