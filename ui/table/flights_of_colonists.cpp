// SPDX-License-Identifier: GPL-3.0-or-later
#include "flights_of_colonists.h"

#include "table_tile.h"

namespace windrose
{

QList<Flight> flightsOfColonists(const FlightSpots& spots, const Scene& scene)
{
    const Event& event = scene.event;
    const QRectF ship = spots.rect(spots.tiles().colonistShip());
    const QRectF supply = spots.rect(spots.tiles().colonistSupply());
    const QRectF from = event.fromShip ? ship : supply;
    switch (event.kind) {
    case EventKind::ColonistSettled:
        return {spots.colonist(from, spots.place(PlaceKind::IslandSpace, event.seat, event.space))};
    case EventKind::ColonistEmployed: {
        const int space = scene.after.seat(event.seat).firstSpaceOf(static_cast<Building>(event.piece));
        return {spots.colonist(from, spots.place(PlaceKind::CitySpace, event.seat, space))};
    }
    case EventKind::MayorColonist:
        return {spots.colonist(supply, spots.place(PlaceKind::SanJuan, event.seat))};
    case EventKind::ColonistsArrived:
        return repeated(qMin<int>(event.amount, pacing::kMaxColonistPictures),
                        spots.colonist(ship, spots.place(PlaceKind::SanJuan, event.seat)));
    default:
        return repeated(qMin<int>(event.amount, pacing::kMaxColonistPictures),
                        spots.colonist(supply, &spots.tiles().colonistShip()));
    }
}

/// Colonists leave San Juan and the circles that become empty, and go to those that are occupied afterwards.
QList<Flight> flightsOfPlacement(const FlightSpots& spots, const Scene& scene)
{
    const int number = scene.event.seat;
    const Seat& was = scene.before.seat(number);
    const Seat& is = scene.after.seat(number);
    QList<TablePlace*> sources;
    QList<TablePlace*> targets;
    for (int space = 0; space < kSpaces; ++space) {
        const int change = (is.manned.contains(space) ? 1 : 0) - (was.manned.contains(space) ? 1 : 0);
        if (change != 0) {
            (change > 0 ? targets : sources).append(spots.place(PlaceKind::IslandCircle, number, space, 0));
        }
    }
    is.forEachBuilding([&](Building building) {
        const int space = is.firstSpaceOf(building);
        const int before = was.colonistsOn(building);
        const int after = is.colonistsOn(building);
        for (int circle = qMin(before, after); circle < qMax(before, after); ++circle) {
            (after > before ? targets : sources).append(spots.place(PlaceKind::CityCircle, number, space, circle));
        }
    });
    TablePlace* sanJuan = spots.place(PlaceKind::SanJuan, number);
    QList<Flight> flights;
    for (TablePlace* target : targets) {
        flights.append(spots.colonist(spots.rect(sources.isEmpty() ? sanJuan : sources.takeFirst()), target));
    }
    for (TablePlace* source : sources) {
        flights.append(spots.colonist(spots.rect(source), sanJuan));
    }
    return flights;
}

} // namespace windrose
