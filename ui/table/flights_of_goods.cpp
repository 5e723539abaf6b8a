// SPDX-License-Identifier: GPL-3.0-or-later
#include "flights_of_goods.h"

#include "table_tile.h"

namespace windrose
{

QList<Flight> flightsOfGoods(const FlightSpots& spots, const Scene& scene)
{
    const Event& event = scene.event;
    TableTile& house = spots.tiles().tradingHouse();
    if (event.kind == EventKind::TradingHouseEmptied) {
        QList<Flight> flights;
        for (const Good good : scene.before.tradingHouse) {
            TableTile& supply = spots.tiles().goods(good);
            flights.append(spots.barrel(good, spots.rect(house), spots.rect(supply), &supply));
        }
        return flights;
    }
    const auto good = static_cast<Good>(event.piece);
    TablePlace* rose = spots.place(PlaceKind::WindRose, event.seat);
    TableTile& supply = spots.tiles().goods(good);
    switch (event.kind) {
    case EventKind::GoodSold:
        return {spots.barrel(good, spots.rect(rose), spots.rect(house), &house)};
    case EventKind::GoodsSpoiled:
        return repeated(qMin<int>(event.amount, pacing::kMaxBarrelPictures),
                        spots.barrel(good, spots.rect(rose), spots.rect(supply), &supply));
    default:
        return repeated(qMin<int>(event.amount, pacing::kMaxBarrelPictures),
                        spots.barrel(good, spots.rect(supply), spots.rect(rose), rose));
    }
}

QList<Flight> flightsOfShips(const FlightSpots& spots, const Scene& scene)
{
    const Event& event = scene.event;
    const auto good = static_cast<Good>(event.piece);
    if (event.kind == EventKind::ShipSailed) {
        // It leaves over the nearer edge of the table, with its load.
        TableTile& ship = spots.tiles().ship(event.space);
        const QRectF from = spots.rect(ship);
        const QRectF to = from.translated(spots.tableWidth() - from.left(), 0);
        return {{from, to, [&ship] { return ship.grab(); }, nullptr}};
    }
    TableTile& target = event.kind == EventKind::GoodsLoaded ? spots.tiles().ship(event.space) : spots.tiles().wharf();
    const QRectF rose = spots.rect(spots.place(PlaceKind::WindRose, event.seat));
    return repeated(qMin<int>(event.amount, pacing::kMaxBarrelPictures),
                    spots.barrel(good, rose, spots.rect(target), &target));
}

} // namespace windrose
