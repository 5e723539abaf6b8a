// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_placing.h"

namespace windrose
{

namespace
{

using Kind = SetupSpot::Kind;

bool takes(const Place& box, const SetupPiece& piece)
{
    if (box.space < 0) {
        return true;
    }
    const bool isKind = box.space == static_cast<int>(piece.kind);
    const bool isHidden = piece.kind != SetupPiece::Kind::Tile || static_cast<Tile>(piece.value) != Tile::Quarry;
    return isKind && (box.circle < 0 ? isHidden : box.circle == piece.value);
}

/// The place that takes a kind of piece dropped anywhere on a seat's board.
Kind onBoard(SetupPiece::Kind kind)
{
    switch (kind) {
    case SetupPiece::Kind::Doubloon:
    case SetupPiece::Kind::Point:
    case SetupPiece::Kind::RoleCard:
    case SetupPiece::Kind::Governor:
        return Kind::Board;
    case SetupPiece::Kind::Barrel:
        return Kind::WindRose;
    default:
        return Kind::None;
    }
}

int firstSpace(const Position& position, const Place& place)
{
    const Seat& seat = position.seat(place.seat);
    const auto building = seat.buildingAt(place.space);
    return building ? seat.firstSpaceOf(*building) : place.space;
}

} // namespace

SetupSpot boxSpot()
{
    return {Kind::Box, -1, 0};
}

Place boxPlace(SetupPiece::Kind kind, int value)
{
    return {PlaceKind::Box, -1, static_cast<int>(kind), value};
}

Place wholeBox()
{
    return {PlaceKind::Box, -1, -1, -1};
}

Piece tilePiece(Tile tile, const SetupSpot& from)
{
    return tile == Tile::Quarry ? Piece{PieceKind::QuarryTile, 0, {}, from}
                                : Piece{PieceKind::Plantation, index(tile), {}, from};
}

SetupPiece setupPieceOf(const Piece& piece)
{
    switch (piece.kind) {
    case PieceKind::RoleCard:
        return {SetupPiece::Kind::RoleCard, piece.value};
    case PieceKind::BuildingTile:
        return {SetupPiece::Kind::Building, piece.value};
    case PieceKind::Plantation:
        return {SetupPiece::Kind::Tile, piece.value};
    case PieceKind::QuarryTile:
    case PieceKind::FaceDownTile:
        return {SetupPiece::Kind::Tile, index(Tile::Quarry)};
    case PieceKind::Colonist:
        return {SetupPiece::Kind::Colonist, 0};
    case PieceKind::Barrel:
    case PieceKind::SupplyBarrel:
        return {SetupPiece::Kind::Barrel, piece.value};
    case PieceKind::Doubloon:
        return {SetupPiece::Kind::Doubloon, 0};
    case PieceKind::VictoryPoint:
        return {SetupPiece::Kind::Point, 0};
    case PieceKind::Governor:
        break;
    }
    return {SetupPiece::Kind::Governor, 0};
}

SetupSpot spotOf(const Position& position, const Place& place, const SetupPiece& piece)
{
    const auto on = [&place](Kind kind) { return SetupSpot{kind, place.seat, 0}; };
    switch (place.kind) {
    case PlaceKind::Board:
    case PlaceKind::WindRose:
        return on(onBoard(piece.kind));
    case PlaceKind::SanJuan:
        return on(Kind::SanJuan);
    case PlaceKind::IslandSpace:
    case PlaceKind::IslandCircle:
        return {Kind::Island, place.seat, place.space};
    case PlaceKind::CitySpace:
    case PlaceKind::CityCircle: {
        const bool isColonist = piece.kind == SetupPiece::Kind::Colonist;
        return {Kind::City, place.seat, isColonist ? firstSpace(position, place) : place.space};
    }
    case PlaceKind::CargoShip:
        return {Kind::CargoShip, -1, place.space};
    case PlaceKind::TradingHouse:
        return {Kind::TradingHouse, -1, -1};
    case PlaceKind::FaceUp:
        return {Kind::FaceUp, -1, place.space};
    case PlaceKind::ColonistShip:
        return {Kind::ColonistShip, -1, 0};
    case PlaceKind::RoleCard: // a card dropped on another card goes back to the row
        return piece.kind == SetupPiece::Kind::RoleCard ? SetupSpot{Kind::Box, -1, 0}
                                                        : SetupSpot{Kind::RoleCard, -1, place.space};
    case PlaceKind::Box:
        return takes(place, piece) ? SetupSpot{Kind::Box, -1, 0} : SetupSpot{};
    case PlaceKind::WharfShip:
    case PlaceKind::Elsewhere:
        break;
    }
    return {};
}

} // namespace windrose
