// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_moves.h"

#include "core/text/position_board.h"

#include <algorithm>

namespace windrose::setup
{

namespace
{

using Kind = SetupSpot::Kind;
using Code = SetupRefusalCode;

template <typename Number>
void add(Number& number, int count)
{
    number = static_cast<Number>(static_cast<int>(number) + count);
}

/// Takes a hidden tile of a kind: the deepest of the stack, so that the next tiles stay the same.
void takeHidden(Position& position, int tile)
{
    const auto begin = position.stack.begin();
    const auto end = begin + position.deckSize;
    if (const auto found = std::find(begin, end, tile); found != end) {
        std::copy(found + 1, end, found);
        *(end - 1) = 0;
        --position.deckSize;
        return;
    }
    const auto pile = begin + kMaxStack - position.discardSize;
    const auto found = std::find(pile, begin + kMaxStack, tile);
    std::copy_backward(pile, found, found + 1);
    *pile = 0;
    --position.discardSize;
}

/// Puts a tile at a random place among the face-down ones.
void putHidden(Position& position, int tile)
{
    const auto begin = position.stack.begin();
    const auto place = position.random.below(static_cast<std::uint32_t>(position.deckSize) + 1U);
    std::copy_backward(begin + place, begin + position.deckSize, begin + position.deckSize + 1);
    *(begin + place) = static_cast<std::uint8_t>(tile);
    ++position.deckSize;
}

/// The second space of a large building: the requested one, else right, below, left, above; -1 if none is free.
int spaceBeside(const Seat& seat, const SetupSpot& spot)
{
    for (const int space : {spot.number + 1, spot.number + kColumns, spot.number - 1, spot.number - kColumns}) {
        if (space >= 0 && space < kSpaces && areAdjacent(spot.number, space) && !seat.buildingAt(space) &&
            (spot.second < 0 || spot.second == space)) {
            return space;
        }
    }
    return -1;
}

// Buildings, which move with their colonists.

SetupRefusal moveBuilding(Position& position, Building building, const SetupSpot& from, const SetupSpot& to)
{
    int colonists = 0;
    if (from.kind == Kind::Box) {
        position.setCopiesLeft(building, position.copiesLeft(building) - 1);
    } else {
        Seat& seat = position.seat(from.seat);
        colonists = seat.colonistsOn(building);
        seat.setColonistsOn(building, 0);
        seat.lose(building);
        std::replace(seat.city.begin(), seat.city.end(), position.kinds().placeOf(building), kEmptySpace);
    }
    if (to.kind == Kind::Box) {
        position.setCopiesLeft(building, position.copiesLeft(building) + 1);
        add(position.colonists, colonists);
        return {};
    }
    if (to.kind != Kind::City) {
        return {Code::WrongPlace};
    }
    Seat& seat = position.seat(to.seat);
    if (seat.owns(building)) {
        return {Code::OwnedAlready};
    }
    if (!seat.city.isEmpty(to.number)) {
        return {Code::SpaceTaken};
    }
    if (isLarge(building)) {
        const int beside = spaceBeside(seat, to);
        if (beside < 0) {
            return {Code::NoSpaceBeside};
        }
        seat.putBuilding(building, beside);
    }
    seat.putBuilding(building, to.number);
    seat.gain(building);
    seat.setColonistsOn(building, colonists);
    return {};
}

// Tiles, which move with their colonist.

bool takeTile(Position& position, Tile tile, const SetupSpot& from)
{
    if (from.kind == Kind::Island) {
        Seat& seat = position.seat(from.seat);
        const auto bit = static_cast<SpaceMask>(1U << from.number);
        const bool isManned = (seat.manned & bit) != 0;
        seat.tiles[static_cast<std::size_t>(tile)] &= static_cast<SpaceMask>(~bit);
        seat.manned &= static_cast<SpaceMask>(~bit);
        return isManned;
    }
    if (from.kind == Kind::FaceUp) {
        const auto found = position.faceUp.begin() + from.number;
        std::copy(found + 1, position.faceUp.begin() + position.faceUpSize, found);
        position.faceUp[--position.faceUpSize] = 0;
    } else if (tile == Tile::Quarry) {
        --position.quarries;
    } else {
        takeHidden(position, index(tile));
    }
    return false;
}

SetupRefusal moveTile(Position& position, Tile tile, const SetupSpot& from, const SetupSpot& to)
{
    const bool isManned = takeTile(position, tile, from);
    if (to.kind == Kind::Island) {
        Seat& seat = position.seat(to.seat);
        const auto bit = static_cast<SpaceMask>(1U << to.number);
        if ((seat.filledIsland() & bit) != 0) {
            return {Code::SpaceTaken};
        }
        seat.tiles[static_cast<std::size_t>(tile)] |= bit;
        seat.manned |= isManned ? bit : SpaceMask{0};
        return {};
    }
    add(position.colonists, isManned ? 1 : 0);
    if (to.kind == Kind::FaceUp && tile != Tile::Quarry) {
        if (position.faceUpSize > position.players) {
            return {Code::RowFull};
        }
        const int place = std::min<int>(to.number, position.faceUpSize);
        const auto row = position.faceUp.begin();
        std::copy_backward(row + place, row + position.faceUpSize, row + position.faceUpSize + 1);
        *(row + place) = static_cast<std::uint8_t>(index(tile));
        ++position.faceUpSize;
        return {};
    }
    if (to.kind != Kind::Box) {
        return {Code::WrongPlace};
    }
    if (tile == Tile::Quarry) {
        ++position.quarries;
    } else {
        putHidden(position, index(tile));
    }
    return {};
}

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
    case Kind::TradingHouse: {
        const auto found = position.tradingHouse.begin() + from.number;
        std::copy(found + 1, position.tradingHouse.begin() + position.tradingHouseSize, found);
        position.tradingHouse[--position.tradingHouseSize] = 0;
        break;
    }
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
        if (position.tradingHouseSize == kTradingHouseSpaces) {
            return {Code::HouseFull};
        }
        position.tradingHouse[position.tradingHouseSize++] = static_cast<std::uint8_t>(good);
        return {};
    case Kind::Box:
        ++position.goods[static_cast<std::size_t>(good)];
        return {};
    default:
        return {Code::WrongPlace};
    }
}

/// Adds or removes a colonist; the caller has checked that there is one (`by` -1) or room (`by` 1).
void addColonist(Position& position, const SetupSpot& spot, int by)
{
    switch (spot.kind) {
    case Kind::SanJuan:
        add(position.seat(spot.seat).sanJuan, by);
        break;
    case Kind::Island:
        position.seat(spot.seat).manned ^= static_cast<SpaceMask>(1U << spot.number);
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

SetupRefusal moveColonist(Position& position, const SetupSpot& from, const SetupSpot& to)
{
    addColonist(position, from, -1);
    if (to.kind == Kind::Island) {
        const Seat& seat = position.seat(to.seat);
        if (!seat.tileAt(to.number)) {
            return {Code::NothingToWork};
        }
        if ((seat.manned >> to.number & 1U) != 0) {
            return {Code::CirclesFull};
        }
    } else if (to.kind == Kind::City) {
        const Seat& seat = position.seat(to.seat);
        const auto building = seat.buildingAt(to.number);
        if (!building) {
            return {Code::NothingToWork};
        }
        if (from.kind == Kind::City && from.seat == to.seat && seat.buildingAt(from.number) == building) {
            return {Code::ThereAlready};
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

SetupRefusal addPoint(Position& position, const SetupSpot& spot, int by)
{
    if (spot.kind == Kind::Board) {
        add(position.seat(spot.seat).victoryPoints, by);
        return position.seat(spot.seat).victoryPoints > kMaxVictoryPoints ? SetupRefusal{Code::Most} : SetupRefusal{};
    }
    return spot.kind == Kind::Box ? SetupRefusal{} : SetupRefusal{Code::WrongPlace};
}

// Role cards are taken in turn order from the governor, so only the last one can go back; others are swapped.

int lastCardOf(const Position& position, int seat)
{
    int last = -1;
    for (int card = 0; card < position.roleCards(); ++card) {
        if (position.takenBy[static_cast<std::size_t>(card)] == seat) {
            last = card;
        }
    }
    return last;
}

SetupRefusal moveCard(Position& position, int card, const SetupSpot& to)
{
    auto taker = position.takenBy[static_cast<std::size_t>(card)];
    const int taken = position.cardsTaken();
    const int next = (position.governor + taken) % position.players;
    const int latest = (position.governor + taken + position.players - 1) % position.players;
    if (to.kind == Kind::Box) {
        if (taker != latest) {
            return {Code::CardUnder, latest};
        }
        taker = kNobody;
        return {};
    }
    if (to.kind != Kind::Board) {
        return {Code::WrongPlace};
    }
    if (taker == kNobody && to.seat == next) {
        if (taken + 1 == position.players * setupFacts(position.players).rolesPerPlayer) {
            return {Code::LastCard};
        }
        taker = static_cast<std::int8_t>(to.seat);
        return {};
    }
    const std::int8_t was = taker;
    const int other = lastCardOf(position, to.seat);
    if (other < 0) {
        return {Code::CardOutOfTurn, next};
    }
    taker = static_cast<std::int8_t>(to.seat);
    position.takenBy[static_cast<std::size_t>(other)] = was;
    return {};
}

/// The cards move with the governor, so that they are still taken in turn order.
SetupRefusal moveGovernor(Position& position, const SetupSpot& to)
{
    if (to.kind == Kind::Box) {
        return {Code::OneGovernor};
    }
    if (to.kind != Kind::Board) {
        return {Code::WrongPlace};
    }
    const int by = to.seat - position.governor + position.players;
    for (auto taker : position.takenBy) {
        taker = taker == kNobody ? kNobody : static_cast<std::int8_t>((taker + by) % position.players);
    }
    position.governor = static_cast<std::uint8_t>(to.seat);
    return {};
}

} // namespace

SetupRefusal carry(Position& position, const SetupMove& move)
{
    if (const SetupRefusal refusal = takeRefusal(position, move.piece, move.from)) {
        return refusal;
    }
    if (!exists(position, move.to)) {
        return {Code::WrongPlace};
    }
    if (move.from == move.to) {
        return {Code::ThereAlready};
    }
    const Position before = position;
    SetupRefusal refusal;
    switch (move.piece.kind) {
    case SetupPiece::Kind::Building:
        refusal = moveBuilding(position, static_cast<Building>(move.piece.value), move.from, move.to);
        break;
    case SetupPiece::Kind::Tile:
        refusal = moveTile(position, static_cast<Tile>(move.piece.value), move.from, move.to);
        break;
    case SetupPiece::Kind::Barrel:
        refusal = moveBarrel(position, move.piece.value, move.from, move.to);
        break;
    case SetupPiece::Kind::Colonist:
        refusal = moveColonist(position, move.from, move.to);
        break;
    case SetupPiece::Kind::Doubloon:
        addDoubloon(position, move.from, -1);
        refusal = addDoubloon(position, move.to, 1);
        break;
    case SetupPiece::Kind::Point:
        addPoint(position, move.from, -1);
        refusal = addPoint(position, move.to, 1);
        break;
    case SetupPiece::Kind::RoleCard:
        refusal = moveCard(position, move.piece.value, move.to);
        break;
    case SetupPiece::Kind::Governor:
        refusal = moveGovernor(position, move.to);
        break;
    }
    if (refusal) {
        return refusal;
    }
    settle(position);
    return position == before ? SetupRefusal{Code::ThereAlready} : SetupRefusal{};
}

} // namespace windrose::setup
