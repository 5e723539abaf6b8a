// SPDX-License-Identifier: GPL-3.0-or-later
#include "flights_of_tiles.h"

#include "table_tile.h"

namespace windrose
{

QList<Flight> flightsOfTiles(const FlightSpots& spots, const Scene& scene)
{
    const Event& event = scene.event;
    const QRectF stack = spots.rect(spots.tiles().faceDown());
    QList<Flight> flights;
    switch (event.kind) {
    case EventKind::HaciendaDrawn:
        return {spots.tile(static_cast<Tile>(event.piece), stack,
                           spots.place(PlaceKind::IslandSpace, event.seat, event.space))};
    case EventKind::PlantationTaken: {
        const auto taken = static_cast<Tile>(event.piece);
        const QRectF from = taken == Tile::Quarry
                                ? spots.rect(spots.tiles().quarries())
                                : spots.rect(spots.tiles().faceUp(scene.before.faceUp.placeOf(taken)));
        return {spots.tile(taken, from, spots.place(PlaceKind::IslandSpace, event.seat, event.space))};
    }
    case EventKind::PlantationsDiscarded:
        for (int row = 0; row < scene.before.faceUp.size(); ++row) {
            const QRectF from = spots.rect(spots.tiles().faceUp(row));
            const Piece left{PieceKind::Plantation, index(scene.before.faceUp[row]), {}};
            flights.append(spots.piece(left, from.size(), from, stack, nullptr));
        }
        return flights;
    default:
        for (int row = scene.before.faceUp.size(); row < scene.after.faceUp.size(); ++row) {
            TableTile& target = spots.tiles().faceUp(row);
            flights.append(
                spots.piece({PieceKind::FaceDownTile, 0, {}}, stack.size(), stack, spots.rect(target), &target));
        }
        return flights;
    }
}

QList<Flight> flightsOfBuilding(const FlightSpots& spots, const Scene& scene)
{
    const Event& event = scene.event;
    const auto building = static_cast<Building>(event.piece);
    const Seat& is = scene.after.seat(event.seat);
    QRectF to;
    for (int space = 0; space < kSpaces; ++space) {
        if (is.buildingAt(space) == building) {
            to |= spots.rect(*spots.board(event.seat).citySpace(space));
        }
    }
    const Piece built{PieceKind::BuildingTile, event.piece, {}};
    if (event.kind == EventKind::BuildingShifted) {
        const int from = scene.before.seat(event.seat).firstSpaceOf(building);
        return {spots.piece(built, to.size(), spots.rect(*spots.board(event.seat).citySpace(from)), to, nullptr)};
    }
    QList<Flight> flights{spots.piece(
        built, to.size(), spots.rect(spots.tiles().kind(scene.after.kinds().placeOf(building))), to, nullptr)};
    return flights + repeated(qMin<int>(event.amount, pacing::kMaxCoinPictures),
                              spots.doubloon(spots.header(event.seat), spots.rect(spots.round()), nullptr));
}

} // namespace windrose
