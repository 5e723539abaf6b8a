// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_counted_moves.h"

#include "core/text/position_board.h"
#include "setup_counts.h"

namespace windrose::setup
{

namespace
{

using Kind = SetupSpot::Kind;
using Code = SetupRefusalCode;

void takeBarrel(Position& position, int good, const SetupSpot& from)
{
    const auto place = static_cast<std::size_t>(good);
    switch (from.kind) {
    case Kind::WindRose:
        --position.seat(from.seat).goods[place];
        break;
    case Kind::CargoShip: {
        CargoShip& ship = position.ships[static_cast<std::size_t>(from.number)];
        --ship.barrels;
        ship.good = ship.barrels == 0 ? kNoGood : ship.good;
        break;
    }
    case Kind::TradingHouse:
        position.tradingHouse.removeAt(from.number);
        break;
    default:
        --position.goods[place];
    }
}

SetupRefusal loadBarrel(Position& position, int good, int number)
{
    CargoShip& ship = position.ships[static_cast<std::size_t>(number)];
    if (ship.barrels != 0 && ship.good != good) {
        return {Code::ShipTaken, ship.good};
    }
    if (ship.barrels == position.shipCapacity(number)) {
        return {Code::ShipFull};
    }
    for (int other = 0; other < position.shipCount(); ++other) {
        if (other != number && position.ships[static_cast<std::size_t>(other)].good == good) {
            return {Code::GoodElsewhere, other};
        }
    }
    ship.good = static_cast<std::uint8_t>(good);
    ++ship.barrels;
    return {};
}

/// Adds or removes a colonist; the caller has checked that there is one (`by` -1) or room (`by` 1).
void addColonist(Position& position, const SetupSpot& spot, int by)
{
    switch (spot.kind) {
    case Kind::SanJuan:
        add(position.seat(spot.seat).sanJuan, by);
        break;
    case Kind::Island:
        position.seat(spot.seat).manned.put(spot.number, by > 0);
        break;
    case Kind::City: {
        Seat& seat = position.seat(spot.seat);
        const Building building = *seat.buildingAt(spot.number);
        seat.setColonistsOn(building, seat.colonistsOn(building) + by);
        break;
    }
    case Kind::ColonistShip:
        add(position.colonistShip, by);
        break;
    default:
        add(position.colonists, by);
    }
}

/// Adds a doubloon to a place or takes one away.
SetupRefusal addDoubloon(Position& position, const SetupSpot& spot, int by)
{
    if (spot.kind == Kind::Board) {
        add(position.seat(spot.seat).doubloons, by);
        return position.seat(spot.seat).doubloons > kMaxDoubloons ? SetupRefusal{Code::Most} : SetupRefusal{};
    }
    if (spot.kind == Kind::RoleCard) {
        auto& doubloons = position.cardDoubloons[static_cast<std::size_t>(spot.number)];
        if (by > 0 && doubloons == kMaxOnCard) {
            return {Code::Most};
        }
        add(doubloons, by);
        return {};
    }
    return spot.kind == Kind::Box ? SetupRefusal{} : SetupRefusal{Code::WrongPlace};
}

/// The same with a victory point.
SetupRefusal addPoint(Position& position, const SetupSpot& spot, int by)
{
    if (spot.kind == Kind::Board) {
        add(position.seat(spot.seat).victoryPoints, by);
        return position.seat(spot.seat).victoryPoints > kMaxVictoryPoints ? SetupRefusal{Code::Most} : SetupRefusal{};
    }
    return spot.kind == Kind::Box ? SetupRefusal{} : SetupRefusal{Code::WrongPlace};
}

} // namespace

SetupRefusal moveBarrel(Position& position, int good, const SetupSpot& from, const SetupSpot& to)
{
    takeBarrel(position, good, from);
    switch (to.kind) {
    case Kind::WindRose:
        ++position.seat(to.seat).goods[static_cast<std::size_t>(good)];
        return {};
    case Kind::CargoShip:
        return loadBarrel(position, good, to.number);
    case Kind::TradingHouse:
        if (position.tradingHouse.isFull()) {
            return {Code::HouseFull};
        }
        position.tradingHouse.append(static_cast<Good>(good));
        return {};
    case Kind::Box:
        ++position.goods[static_cast<std::size_t>(good)];
        return {};
    default:
        return {Code::WrongPlace};
    }
}

SetupRefusal moveColonist(Position& position, const SetupSpot& from, const SetupSpot& to)
{
    addColonist(position, from, -1);
    if (to.kind == Kind::Island) {
        const Seat& seat = position.seat(to.seat);
        if (!seat.tileAt(to.number)) {
            return {Code::NothingToWork};
        }
        if (seat.manned.contains(to.number)) {
            return {Code::CirclesFull};
        }
    } else if (to.kind == Kind::City) {
        const Seat& seat = position.seat(to.seat);
        const auto building = seat.buildingAt(to.number);
        if (!building) {
            return {Code::NothingToWork};
        }
        if (from.kind == Kind::City && from.seat == to.seat && seat.buildingAt(from.number) == building) {
            return {Code::AlreadyThere};
        }
        if (seat.colonistsOn(*building) == facts(*building).circles) {
            return {Code::CirclesFull};
        }
    } else if (to.kind != Kind::SanJuan && to.kind != Kind::ColonistShip && to.kind != Kind::Box) {
        return {Code::WrongPlace};
    }
    addColonist(position, to, 1);
    return {};
}

SetupRefusal moveDoubloon(Position& position, const SetupSpot& from, const SetupSpot& to)
{
    addDoubloon(position, from, -1);
    return addDoubloon(position, to, 1);
}

SetupRefusal movePoint(Position& position, const SetupSpot& from, const SetupSpot& to)
{
    addPoint(position, from, -1);
    return addPoint(position, to, 1);
}

} // namespace windrose::setup
