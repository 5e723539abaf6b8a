// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_places.h"

namespace windrose
{

namespace
{

/// The spaces a building occupies in the position, or where it was built if it is not there then.
QList<Place> spacesOf(const Position& position, const Event& event)
{
    QList<Place> places;
    for (int space = 0; space < kSpaces; ++space) {
        if (position.seat(event.seat).buildingAt(space) == static_cast<Building>(event.piece)) {
            places.append({PlaceKind::CitySpace, event.seat, space, 0});
        }
    }
    return places.isEmpty() ? QList<Place>{{PlaceKind::CitySpace, event.seat, event.space, 0}} : places;
}

} // namespace

QList<Place> placesOf(const Position& position, const Event& event)
{
    const Place windRose{PlaceKind::WindRose, event.seat, 0, 0};
    const Place house{PlaceKind::TradingHouse, -1, 0, 0};
    const Place ship{PlaceKind::CargoShip, -1, event.space, 0};
    switch (event.kind) {
    case EventKind::HaciendaDrawn:
    case EventKind::PlantationTaken:
    case EventKind::ColonistSettled:
        return {{PlaceKind::IslandSpace, event.seat, event.space, 0}};
    case EventKind::MayorColonist:
    case EventKind::ColonistsArrived:
        return {{PlaceKind::SanJuan, event.seat, 0, 0}};
    case EventKind::BuildingBuilt:
    case EventKind::BuildingShifted:
    case EventKind::ColonistEmployed:
        return spacesOf(position, event);
    case EventKind::DoubloonsGained:
    case EventKind::GoodsProduced:
    case EventKind::BonusBarrel:
    case EventKind::GoodsSpoiled:
        return {windRose};
    case EventKind::GoodSold:
        return {windRose, house};
    case EventKind::TradingHouseEmptied:
        return {house};
    case EventKind::GoodsLoaded:
        return {windRose, ship};
    case EventKind::GoodsShippedByWharf:
        return {windRose, {PlaceKind::WharfShip, event.seat, 0, 0}};
    case EventKind::ShipSailed:
        return {ship};
    default:
        return event.seat >= 0 ? QList<Place>{{PlaceKind::Board, event.seat, 0, 0}} : QList<Place>{};
    }
}

} // namespace windrose
