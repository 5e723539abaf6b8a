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
    // By the number of empty city spaces: none, one, two and more.
    static constexpr std::array<BuildingMask, 3> kFitting{0, ~kLargeKinds, ~BuildingMask{0}};
    const Seat& seat = position.seat(position.turn);
    const AffordableTable& affordable = kAffordable[position.options.factoryUniversitySwap ? 1 : 0];
    const int quarries = std::min(seat.mannedCount(Tile::Quarry), kMostQuarries);
    const int money = std::min(seat.doubloons + (position.turn == position.chooser ? 1 : 0), kHighestCost);
    const int room = std::min(seat.emptyCitySpaces(), 2);
    return affordable[static_cast<std::size_t>(quarries)][static_cast<std::size_t>(money)] & ~seat.buildings &
           position.buildingsLeft.kinds() & kFitting[static_cast<std::size_t>(room)];
}

/// What a builder can answer: each kind, with the university's colonist or without, then a pass.
constexpr auto kBuildOrders = [] {
    std::array<Order, 2 * kBuildings + 1> orders{};
    for (std::size_t kind = 0; kind < kBuildings; ++kind) {
        orders[2 * kind] = Order::build(static_cast<Building>(kind));
        orders[2 * kind + 1] = Order::build(static_cast<Building>(kind), ExtraColonist::Declined);
    }
    orders[2UL * kBuildings] = Order::pass();
    return orders;
}();

/// Each bit of a set at twice its place.
constexpr std::uint64_t atTwiceThePlace(std::uint64_t bits)
{
    bits = (bits | bits << 16) & 0x0000FFFF0000FFFFULL;
    bits = (bits | bits << 8) & 0x00FF00FF00FF00FFULL;
    bits = (bits | bits << 4) & 0x0F0F0F0F0F0F0F0FULL;
    bits = (bits | bits << 2) & 0x3333333333333333ULL;
    return (bits | bits << 1) & 0x5555555555555555ULL;
}

bool universityBringsColonist(const Position& position)
{
    return position.seat(position.turn).occupies(Building::University) && position.hasColonistToGive();
}

OrderSet buildOrders(const Position& position, BuildingMask kinds)
{
    const std::uint64_t wanted = atTwiceThePlace(kinds);
    const std::uint64_t declined = universityBringsColonist(position) ? wanted << 1 : 0U;
    return {kBuildOrders, wanted | declined | std::uint64_t{1} << (2 * kBuildings)};
}

template <typename Events>
OrderSet askNext(Position& position, Events& events)
{
    for (; position.acted < position.players; ++position.acted) {
        position.turn = byte(position.seatAfterChooser(position.acted));
        if (const BuildingMask kinds = buildable(position); kinds != 0) {
            position.decision = Decision::Build;
            return buildOrders(position, kinds);
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
    seat.doubloons = static_cast<std::uint16_t>(seat.doubloons - price);
    seat.buildings |= maskOf(building);
    position.buildingsLeft.take(index(building));
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
OrderSet beginBuilder(Position& position, Events& events)
{
    position.phase = Phase::Builder;
    return askNext(position, events);
}

OrderSet legalBuilder(const Position& position)
{
    return buildOrders(position, buildable(position));
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
    if (seat.doubloons < price) {
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
OrderSet playBuilder(Position& position, Order order, Events& events)
{
    if (order.kind == OrderKind::Build) {
        build(position, order, events);
    } else {
        events({.kind = EventKind::Passed, .seat = static_cast<std::int8_t>(position.turn)});
    }
    ++position.acted;
    return askNext(position, events);
}

template OrderSet beginBuilder(Position&, NoEvents&);
template OrderSet beginBuilder(Position&, EventList&);
template OrderSet playBuilder(Position&, Order, NoEvents&);
template OrderSet playBuilder(Position&, Order, EventList&);

} // namespace windrose
