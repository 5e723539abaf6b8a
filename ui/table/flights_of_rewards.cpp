// SPDX-License-Identifier: GPL-3.0-or-later
#include "flights_of_rewards.h"

#include "piece_picture.h"
#include "table_tile.h"
#include "ui/pieces/table_unit.h"

namespace windrose
{

QList<Flight> flightsOfMoney(const FlightSpots& spots, const Scene& scene)
{
    const Event& event = scene.event;
    if (event.kind == EventKind::DoubloonOnCard) {
        TableTile& card = spots.tiles().roleCard(event.piece);
        return {spots.doubloon(spots.rect(spots.round()), spots.rect(card), &card)};
    }
    if (event.kind == EventKind::RoleTaken) {
        const QRectF from = spots.rect(spots.tiles().roleCard(event.piece));
        return {spots.piece({PieceKind::RoleCard, event.piece, {}}, from.size() * 0.8, from, spots.header(event.seat),
                            &spots.board(event.seat))};
    }
    QRectF from = spots.rect(spots.round());
    if (event.reason == Reason::Sale) {
        from = spots.rect(spots.tiles().tradingHouse());
    }
    return repeated(qMin<int>(event.amount, pacing::kMaxCoinPictures),
                    spots.doubloon(from, spots.header(event.seat), &spots.board(event.seat)));
}

/// The number rises from what earned the points; a chip goes from the pool to the board.
QList<Flight> flightsOfPoints(const FlightSpots& spots, const Scene& scene, const QRectF& lastArrival)
{
    const Event& event = scene.event;
    QRectF source = spots.header(event.seat);
    if (event.reason == Reason::Harbor) {
        const Seat& seat = scene.after.seat(event.seat);
        seat.forEachBuilding([&](Building building) {
            if (facts(building).effect == Effect::ScoreLoad) {
                source = spots.rect(*spots.board(event.seat).citySpace(seat.firstSpaceOf(building)));
            }
        });
    } else if (event.reason == Reason::Load && lastArrival.isValid()) {
        source = lastArrival;
    }
    const qreal tall = qBound(22.0, spots.round().height() * 0.4, inUnits(48));
    const QString gained = QLatin1Char('+') + QString::number(event.amount);
    const QRectF above = source.translated(0, -1.5 * tall);
    return {{source, above, [gained, tall, ratio = spots.ratio()] { return pictureOfNumber(gained, tall, ratio); },
             nullptr},
            {spots.rect(spots.round()), spots.header(event.seat),
             [tall, ratio = spots.ratio()] {
                 return pictureOfPoint({tall, tall}, ratio);
             },
             &spots.board(event.seat)}};
}

/// The cards of the round return to their row, and the governor's mark goes to the next board.
QList<Flight> flightsOfRound(const FlightSpots& spots, const Scene& scene)
{
    QList<Flight> flights;
    for (int card = 0; card < scene.before.roleCards(); ++card) {
        const int taker = scene.before.takenBy[static_cast<std::size_t>(card)];
        if (taker != kNobody) {
            TableTile& home = spots.tiles().roleCard(card);
            const QRectF to = spots.rect(home);
            flights.append(
                spots.piece({PieceKind::RoleCard, card, {}}, to.size() * 0.8, spots.header(taker), to, &home));
        }
    }
    const QRectF from = spots.header(scene.before.governor);
    const double side = from.height() * 0.9;
    flights.append(spots.piece({PieceKind::Governor, 0, {}}, {side, side}, from, spots.header(scene.event.seat),
                               &spots.board(scene.event.seat)));
    return flights;
}

} // namespace windrose
