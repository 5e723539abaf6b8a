// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_board.h"

#include "names.h"

namespace windrose
{

namespace
{

void readGoods(Seat& seat, const JsonField& goods, Box& box)
{
    goods.requireObject(kGoodIds);
    for (int number = 0; number < kGoods; ++number) {
        if (const auto good = goods.member(kGoodIds[static_cast<std::size_t>(number)])) {
            const int barrels = good->integer(0, kMaxPieces);
            box.takeBarrels(static_cast<Good>(number), barrels, good->pointer());
            seat.goods[static_cast<std::size_t>(number)] = static_cast<std::uint8_t>(barrels);
        }
    }
}

/// Reads the colonists on a tile or building and takes them out of the box.
int readColonists(const JsonField& place, int circles, std::string_view name, Box& box)
{
    const auto field = place.member("colonists");
    if (!field) {
        return 0;
    }
    const int colonists = field->integer(0, kMaxPieces);
    if (colonists > circles) {
        field->refuse(TextErrorCode::TooManyOnCircles, std::string(name), {}, colonists, circles);
    }
    box.takeColonists(colonists, field->pointer());
    return colonists;
}

void readTile(Seat& seat, const JsonField& place, Box& box)
{
    place.requireObject({"space", "tile", "colonists"});
    const JsonField spaceField = place.required("space");
    const int space = spaceField.integer(0, kSpaces - 1);
    if (seat.filledIsland().contains(space)) {
        spaceField.refuse(TextErrorCode::SpaceOverlap, {}, {}, space);
    }
    const JsonField tileField = place.required("tile");
    const auto tile = static_cast<Tile>(tileField.name(kTileIds));
    box.takeTile(tile, tileField.pointer());
    seat.tiles.lay(tile, space);
    if (readColonists(place, 1, id(tile), box) != 0) {
        seat.man(space);
    }
}

void readBuilding(Seat& seat, const JsonField& place, Box& box)
{
    place.requireObject({"spaces", "building", "colonists"});
    const JsonField kindField = place.required("building");
    const KindsInPlay& kinds = seat.kindsInPlay();
    const Building building = kinds.kindAt(static_cast<SupplyPlace>(kindField.name(kinds.ids())));
    const JsonField spacesField = place.required("spaces");
    const auto spaces = spacesField.list(kMaxJsonItems);
    const std::size_t needed = isLarge(building) ? 2 : 1;
    if (spaces.size() != needed) {
        spacesField.refuse(TextErrorCode::SpaceCount, std::string(id(building)), {}, static_cast<int>(spaces.size()),
                           static_cast<int>(needed));
    }
    if (seat.owns(building)) {
        kindField.refuse(TextErrorCode::OwnedTwice, std::string(id(building)));
    }
    box.takeBuilding(building, kindField.pointer());
    for (const JsonField& item : spaces) {
        const int space = item.integer(0, kSpaces - 1);
        if (!seat.city.isEmpty(space)) {
            item.refuse(TextErrorCode::SpaceOverlap, {}, {}, space);
        }
        seat.putBuilding(building, space);
    }
    if (needed == 2 && !areAdjacent(spaces[0].integer(0, kSpaces - 1), spaces[1].integer(0, kSpaces - 1))) {
        spacesField.refuse(TextErrorCode::SpacesApart, std::string(id(building)));
    }
    seat.gain(building);
    seat.setColonistsOn(building, readColonists(place, facts(building).circles, id(building), box));
}

} // namespace

void readBoard(Seat& seat, const JsonField& board, Box& box)
{
    board.requireObject({"name", "doubloons", "victory_points", "san_juan", "goods", "island", "city"});
    seat.doubloons = static_cast<std::uint16_t>(board.integerOr("doubloons", 0, kMaxDoubloons, 0));
    seat.victoryPoints = static_cast<std::uint16_t>(board.integerOr("victory_points", 0, kMaxVictoryPoints, 0));
    if (const auto sanJuan = board.member("san_juan")) {
        const int colonists = sanJuan->integer(0, kMaxPieces);
        box.takeColonists(colonists, sanJuan->pointer());
        seat.sanJuan = static_cast<std::uint8_t>(colonists);
    }
    if (const auto goods = board.member("goods")) {
        readGoods(seat, *goods, box);
    }
    if (const auto island = board.member("island")) {
        for (const JsonField& place : island->list(kSpaces)) {
            readTile(seat, place, box);
        }
    }
    if (const auto city = board.member("city")) {
        for (const JsonField& place : city->list(kSpaces)) {
            readBuilding(seat, place, box);
        }
    }
}

} // namespace windrose
