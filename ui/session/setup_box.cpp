// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_box.h"

#include <algorithm>

namespace windrose::setup
{

namespace
{

using Kind = SetupSpot::Kind;
using Code = SetupRefusalCode;

bool isSeat(const Position& position, int seat)
{
    return seat >= 0 && seat < position.players;
}

bool isValueOf(const Position& position, const SetupPiece& piece)
{
    const auto below = [&piece](int limit) { return piece.value >= 0 && piece.value < limit; };
    switch (piece.kind) {
    case SetupPiece::Kind::Building:
        return below(kBuildings) && position.kinds().contains(static_cast<Building>(piece.value));
    case SetupPiece::Kind::Tile:
        return below(kTiles);
    case SetupPiece::Kind::Barrel:
        return below(kGoods);
    case SetupPiece::Kind::RoleCard:
        return below(position.roleCards());
    default:
        return true;
    }
}

/// The number of these pieces at a place.
int countAt(const Position& position, const SetupPiece& piece, const SetupSpot& spot)
{
    using PieceKind = SetupPiece::Kind;
    const auto number = static_cast<std::size_t>(std::max(0, spot.number));
    const auto value = static_cast<std::size_t>(piece.value);
    switch (spot.kind) {
    case Kind::Board:
        return piece.kind == PieceKind::Doubloon   ? static_cast<int>(position.seat(spot.seat).doubloons)
               : piece.kind == PieceKind::Point    ? position.seat(spot.seat).victoryPoints
               : piece.kind == PieceKind::RoleCard ? (position.takenBy[value] == spot.seat ? 1 : 0)
               : piece.kind == PieceKind::Governor ? (position.governor == spot.seat ? 1 : 0)
                                                   : 0;
    case Kind::WindRose:
        return piece.kind == PieceKind::Barrel ? position.seat(spot.seat).goods[value] : 0;
    case Kind::SanJuan:
        return piece.kind == PieceKind::Colonist ? position.seat(spot.seat).sanJuan : 0;
    case Kind::Island: {
        const Seat& seat = position.seat(spot.seat);
        return piece.kind == PieceKind::Tile       ? static_cast<int>(seat.tiles[value] >> spot.number & 1U)
               : piece.kind == PieceKind::Colonist ? (seat.manned.contains(spot.number) ? 1 : 0)
                                                   : 0;
    }
    case Kind::City: {
        const auto building = position.seat(spot.seat).buildingAt(spot.number);
        return !building                           ? 0
               : piece.kind == PieceKind::Building ? (index(*building) == piece.value ? 1 : 0)
               : piece.kind == PieceKind::Colonist ? position.seat(spot.seat).colonistsOn(*building)
                                                   : 0;
    }
    case Kind::FaceUp:
        return piece.kind == PieceKind::Tile && spot.number < position.faceUp.size() &&
                       index(position.faceUp[number]) == piece.value
                   ? 1
                   : 0;
    case Kind::CargoShip:
        return piece.kind == PieceKind::Barrel && position.ships[number].good == piece.value
                   ? position.ships[number].barrels
                   : 0;
    case Kind::TradingHouse:
        return piece.kind == PieceKind::Barrel && spot.number >= 0 && spot.number < position.tradingHouse.size() &&
                       index(position.tradingHouse[number]) == piece.value
                   ? 1
                   : 0;
    case Kind::ColonistShip:
        return piece.kind == PieceKind::Colonist ? position.colonistShip : 0;
    case Kind::RoleCard:
        return piece.kind == PieceKind::Doubloon ? position.cardDoubloons[number] : 0;
    case Kind::Box:
    case Kind::None:
        break;
    }
    return 0;
}

} // namespace

bool exists(const Position& position, const SetupSpot& spot)
{
    const auto below = [&spot](int limit) { return spot.number >= 0 && spot.number < limit; };
    switch (spot.kind) {
    case Kind::None:
        return false;
    case Kind::Box:
    case Kind::ColonistShip:
        return true;
    case Kind::Board:
    case Kind::WindRose:
    case Kind::SanJuan:
        return isSeat(position, spot.seat);
    case Kind::Island:
    case Kind::City:
        return isSeat(position, spot.seat) && below(kSpaces);
    case Kind::FaceUp:
        return below(position.players + 1);
    case Kind::CargoShip:
        return below(position.shipCount());
    case Kind::TradingHouse:
        return spot.number == -1 || below(kTradingHouseSpaces);
    case Kind::RoleCard:
        return below(position.roleCards());
    }
    return false;
}

int leftInBox(const Position& position, const SetupPiece& piece)
{
    const auto value = static_cast<std::size_t>(piece.value);
    switch (piece.kind) {
    case SetupPiece::Kind::Building:
        return position.copiesLeft(static_cast<Building>(piece.value));
    case SetupPiece::Kind::Tile:
        return static_cast<Tile>(piece.value) == Tile::Quarry ? position.quarries
                                                              : position.piles.count(static_cast<Tile>(piece.value));
    case SetupPiece::Kind::Barrel:
        return position.goods[value];
    case SetupPiece::Kind::Colonist:
        return position.colonists;
    case SetupPiece::Kind::RoleCard:
        return position.takenBy[value] == kNobody ? 1 : 0;
    case SetupPiece::Kind::Governor:
        return 0;
    case SetupPiece::Kind::Doubloon:
    case SetupPiece::Kind::Point:
        break;
    }
    return SetupDraft::kEndless;
}

SetupRefusal takeRefusal(const Position& position, const SetupPiece& piece, const SetupSpot& from)
{
    if (!exists(position, from) || !isValueOf(position, piece)) {
        return {Code::NothingThere};
    }
    if (from.kind == Kind::Box) {
        return leftInBox(position, piece) == 0 ? SetupRefusal{Code::NoneLeft} : SetupRefusal{};
    }
    return countAt(position, piece, from) == 0 ? SetupRefusal{Code::NothingThere} : SetupRefusal{};
}

} // namespace windrose::setup
