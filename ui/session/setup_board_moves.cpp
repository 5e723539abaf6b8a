// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_board_moves.h"

#include "setup_counts.h"

#include <algorithm>

namespace windrose::setup
{

namespace
{

using Kind = SetupSpot::Kind;
using Code = SetupRefusalCode;

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

bool takeTile(Position& position, Tile tile, const SetupSpot& from)
{
    if (from.kind == Kind::Island) {
        Seat& seat = position.seat(from.seat);
        const bool isManned = seat.manned.contains(from.number);
        seat.tiles[static_cast<std::size_t>(tile)] = seat.tiles.of(tile) - SpaceSet::only(from.number);
        seat.manned.remove(from.number);
        return isManned;
    }
    if (from.kind == Kind::FaceUp) {
        position.faceUp.removeAt(from.number);
    } else if (tile == Tile::Quarry) {
        --position.quarries;
    } else {
        position.piles.takeOut(tile);
    }
    return false;
}

} // namespace

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
        return {Code::SeatOwnsIt};
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

SetupRefusal moveTile(Position& position, Tile tile, const SetupSpot& from, const SetupSpot& to)
{
    const bool isManned = takeTile(position, tile, from);
    if (to.kind == Kind::Island) {
        Seat& seat = position.seat(to.seat);
        if (seat.filledIsland().contains(to.number)) {
            return {Code::SpaceTaken};
        }
        seat.tiles.lay(tile, to.number);
        seat.manned.put(to.number, isManned);
        return {};
    }
    add(position.colonists, isManned ? 1 : 0);
    if (to.kind == Kind::FaceUp && tile != Tile::Quarry) {
        if (position.faceUp.size() > position.players) {
            return {Code::RowFull};
        }
        position.faceUp.insert(std::min(to.number, position.faceUp.size()), tile);
        return {};
    }
    if (to.kind != Kind::Box) {
        return {Code::WrongPlace};
    }
    if (tile == Tile::Quarry) {
        ++position.quarries;
    } else {
        position.piles.shuffleIn(tile, position.random);
    }
    return {};
}

} // namespace windrose::setup
