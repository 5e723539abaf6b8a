// SPDX-License-Identifier: GPL-3.0-or-later

// Reasons for orders on one's own board: tiles, colonists, buildings.

#include "../rules/production.h"
#include "../rules/scoring.h"
#include "reason_list.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kFewIslandSpaces = 3;     // island spaces
constexpr int kMaxMissingDoubloons = 3; // doubloons

int faceUpCount(const Position& position, Tile tile)
{
    return static_cast<int>(std::count(position.faceUp.begin(), position.faceUp.end(), tile));
}

/// Circles for a good in the seat's buildings beyond the number of its plantations.
int idleCircles(const Seat& seat, Good good)
{
    return circlesFor(seat, good) - seat.tileCount(plantationOf(good));
}

/// The number of goods that the seat produces.
int kindsMade(const Seat& seat)
{
    const PerGood capacities = productionCapacities(seat);
    int kinds = 0;
    for (int good = 0; good < kGoods; ++good) {
        kinds += capacities[good] != 0 ? 1 : 0;
    }
    return kinds;
}

int barrelsMade(const Seat& seat)
{
    const PerGood capacities = productionCapacities(seat);
    int barrels = 0;
    for (int good = 0; good < kGoods; ++good) {
        barrels += capacities[good];
    }
    return barrels;
}

void addPlantation(ReasonList& list, Good good)
{
    const Seat& seat = list.seatBefore();
    if (good == Good::Corn) {
        list.add(300, {.kind = ReasonKind::CornNeedsNoBuilding});
    } else if (const int room = idleCircles(seat, good); room > 0) {
        list.add(600, {.kind = ReasonKind::TileHasWork, .piece = list.order.piece, .amount = narrow(room)});
    }
    if (seat.tileCount(plantationOf(good)) == 0) {
        list.add(350, {.kind = ReasonKind::FirstOfKind, .piece = list.order.piece});
    }
    list.add(60, {.kind = ReasonKind::TilesOfKind,
                  .piece = list.order.piece,
                  .amount = narrow(list.seatAfter().tileCount(plantationOf(good)))});
    if (good == Good::Corn || faceUpCount(list.before, list.order.tile()) != 1) {
        return;
    }
    for (int other = 0; other < list.before.players; ++other) {
        const Seat& theirs = list.before.seat(other);
        if (list.isLater(other) && theirs.emptyIslandSpaces() > 0 && idleCircles(theirs, good) > 0) {
            list.add(400, {.kind = ReasonKind::LastTile, .seat = narrowSeat(other), .piece = list.order.piece});
            return;
        }
    }
}

void addTake(ReasonList& list)
{
    const Tile tile = list.order.tile();
    if (tile != Tile::Quarry) {
        addPlantation(list, static_cast<Good>(list.order.piece));
    } else if (list.canStillCome(Role::Mayor) && list.canStillCome(Role::Builder)) {
        list.add(500, {.kind = ReasonKind::QuarrySaves, .amount = narrow(list.seatAfter().tileCount(Tile::Quarry))});
    }
    for (const Event& event : list.events.events) {
        if (event.kind == EventKind::ColonistSettled && event.seat == list.seat) {
            list.add(250, {.kind = ReasonKind::HospiceSettles});
        }
    }
    const KindsInPlay& kinds = list.before.kinds();
    kinds.forEach(list.seatBefore().buildings & kinds.large(), [&](Building large) {
        const int before = bonusIfOccupied(list.seatBefore(), large);
        const int now = bonusIfOccupied(list.seatAfter(), large);
        if (facts(large).effect == Effect::ScoreIsland && now > before) {
            list.add(1000 * (now - before), {.kind = ReasonKind::ResidenceRises, .amount = narrow(now)});
        }
    });
}

/// The most expensive building that a little more money would buy, if any.
void addSaving(ReasonList& list)
{
    std::optional<Building> dearest;
    int missing = 0;
    const Seat& seat = list.seatBefore();
    const KindsInPlay& kinds = list.before.kinds();
    const PlaceMask possible = kinds.fitting(seat.emptyCitySpaces()) & list.before.buildingsLeft.kinds();
    kinds.forEach(possible - seat.buildings, [&](Building building) {
        const int lack = priceFor(list.before, list.seat, building).total - seat.doubloons;
        if (lack > 0 && lack <= kMaxMissingDoubloons &&
            (!dearest || printedCost(list.before, building) >= printedCost(list.before, *dearest))) {
            dearest = building;
            missing = lack;
        }
    });
    if (dearest && list.canStillCome(Role::Builder)) {
        list.add(
            400,
            {.kind = ReasonKind::SavesFor, .piece = static_cast<std::uint8_t>(*dearest), .amount = narrow(missing)});
    }
}

void addUse(ReasonList& list, Building building)
{
    const bool canWork = list.seatAfter().occupies(building) || list.canStillCome(Role::Mayor);
    if (isLarge(building)) {
        if (const int bonus = bonusIfOccupied(list.seatAfter(), building); bonus > 0 && canWork) {
            list.add(1000 * bonus,
                     {.kind = ReasonKind::LargeBonus, .piece = list.order.piece, .amount = narrow(bonus)});
        }
        return;
    }
    if (isProduction(building)) {
        const Good good = facts(building).good;
        const int tiles = list.seatBefore().tileCount(plantationOf(good));
        const int more =
            std::min(tiles, circlesFor(list.seatAfter(), good)) - std::min(tiles, circlesFor(list.seatBefore(), good));
        if (more > 0) {
            list.add(700 * more, {.kind = ReasonKind::MakesUsable,
                                  .piece = static_cast<std::uint8_t>(index(good)),
                                  .amount = narrow(more)});
        }
        return;
    }
    const int kinds = kindsMade(list.seatAfter());
    const Effect effect = facts(building).effect;
    if (effect == Effect::PayForKinds && kinds > 1 && canWork && list.canStillCome(Role::Craftsman)) {
        const int income = kinds == kGoods ? kGoods : kinds - 1;
        list.add(600 * income, {.kind = ReasonKind::FactoryIncome, .amount = narrow(income)});
    } else if (effect == Effect::ScoreLoad && kinds > 1 && canWork && list.canStillCome(Role::Captain)) {
        list.add(600 * kinds, {.kind = ReasonKind::HarborLoads, .amount = narrow(kinds)});
    }
}

void addLastCopy(ReasonList& list, Building building)
{
    if (list.after.copiesLeft(building) != 0) {
        return;
    }
    for (int other = 0; other < list.before.players; ++other) {
        const Seat& theirs = list.before.seat(other);
        if (list.isLater(other) && !theirs.owns(building) && theirs.emptyCitySpaces() >= (isLarge(building) ? 2 : 1) &&
            priceFor(list.before, other, building).total <= theirs.doubloons) {
            list.add(600, {.kind = ReasonKind::LastCopy, .seat = narrowSeat(other), .piece = list.order.piece});
            return;
        }
    }
}

/// Adds violet buildings that become occupied, the most useful first.
void addManned(ReasonList& list)
{
    const Seat& seat = list.seatAfter();
    const KindsInPlay& kinds = seat.kindsInPlay();
    kinds.forEach(seat.buildings - kinds.production(), [&](Building building) {
        if (list.seatBefore().occupies(building) || !seat.occupies(building)) {
            return;
        }
        const auto piece = static_cast<std::uint8_t>(building);
        if (isLarge(building)) {
            const int bonus = bonusIfOccupied(seat, building);
            if (bonus > 0) {
                list.add(1000 * bonus, {.kind = ReasonKind::LargeOccupied, .piece = piece, .amount = narrow(bonus)});
            }
        } else {
            list.add(300 + 50 * facts(building).cost, {.kind = ReasonKind::BuildingWorks, .piece = piece});
        }
    });
}

/// Adds what is occupied by more colonists than before, or else how many stay in San Juan.
void addOccupied(ReasonList& list)
{
    const Seat& was = list.seatBefore();
    const Seat& is = list.seatAfter();
    const KindsInPlay& kinds = is.kindsInPlay();
    kinds.forEach(is.buildings & kinds.production(), [&](Building building) {
        if (is.colonistsOn(building) > was.colonistsOn(building)) {
            list.add(40 + index(facts(building).good), {.kind = ReasonKind::WorksOccupied,
                                                        .piece = static_cast<std::uint8_t>(building),
                                                        .amount = narrow(is.colonistsOn(building))});
        }
    });
    for (const Good good : kAllGoods) {
        const int occupied = is.mannedCount(plantationOf(good));
        if (occupied > was.mannedCount(plantationOf(good))) {
            list.add(30 + index(good), {.kind = ReasonKind::TilesOccupied,
                                        .piece = static_cast<std::uint8_t>(index(good)),
                                        .amount = narrow(occupied)});
        }
    }
    if (is.sanJuan > 0) {
        list.add(20, {.kind = ReasonKind::StayInSanJuan, .amount = narrow(is.sanJuan)});
    }
}

} // namespace

void addSettlerReasons(ReasonList& list)
{
    if (list.order.kind == OrderKind::Take) {
        addTake(list);
    } else if (list.order.kind == OrderKind::Hacienda) {
        list.add(300, {.kind = ReasonKind::FreeTile});
    } else {
        const int room = list.seatBefore().emptyIslandSpaces();
        const bool isShort = room <= kFewIslandSpaces;
        list.add(isShort ? 300 : 50,
                 {.kind = isShort ? ReasonKind::RoomIsShort : ReasonKind::KeepsRoom, .amount = narrow(room)});
    }
}

void addPlacementReasons(ReasonList& list)
{
    const int before = barrelsMade(list.seatBefore());
    const int now = barrelsMade(list.seatAfter());
    const bool isMade = list.canStillCome(Role::Craftsman);
    if (now > before && isMade) {
        list.add(600 * (now - before), {.kind = ReasonKind::MakesMore, .amount = narrow(now), .other = narrow(before)});
    } else if (now == before && now > 0 && isMade) {
        list.add(100, {.kind = ReasonKind::MakesAsMuch, .amount = narrow(now)});
    }
    addManned(list);
    addOccupied(list);
    const int quarries = list.seatBefore().mannedCount(Tile::Quarry);
    const int more = list.seatAfter().mannedCount(Tile::Quarry);
    if (more > quarries && list.canStillCome(Role::Builder)) {
        list.add(350 * (more - quarries),
                 {.kind = ReasonKind::QuarriesWork, .amount = narrow(more), .other = narrow(quarries)});
    }
}

void addBuilderReasons(ReasonList& list)
{
    if (list.order.kind != OrderKind::Build) {
        addSaving(list);
        list.add(50, {.kind = ReasonKind::KeepsDoubloons, .amount = narrow(list.seatBefore().doubloons)});
        return;
    }
    const Building building = list.order.building();
    addUse(list, building);
    addLastCopy(list, building);
    list.add(150, {.kind = ReasonKind::BuildingEffect, .piece = list.order.piece});
    list.add(200 * facts(building).points, {.kind = ReasonKind::BuildingPoints,
                                            .amount = narrow(facts(building).points),
                                            .other = narrow(priceFor(list.before, list.seat, building).total)});
}

} // namespace windrose
