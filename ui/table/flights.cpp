// SPDX-License-Identifier: GPL-3.0-or-later
#include "flights.h"

#include "piece_picture.h"
#include "placement_controller.h"
#include "round_panel.h"
#include "seat_board.h"
#include "table_tile.h"
#include "table_tiles.h"

namespace windrose
{

namespace
{

// Of many equal pieces only some are drawn on their way: more would only take longer.
constexpr int kMostBarrels = 6;
constexpr int kMostColonists = 4;
constexpr int kMostCoins = 4;

QList<Flight> repeated(int count, const Flight& flight)
{
    return QList<Flight>(qMax(0, count), flight);
}

} // namespace

QRectF Flights::rect(const QWidget& widget) const
{
    return {QPointF(widget.mapTo(&m_table, QPoint(0, 0))), QSizeF(widget.size())};
}

QRectF Flights::rect(TablePlace* place) const
{
    return place == nullptr ? QRectF() : rect(*place->widget());
}

QRectF Flights::header(int seat) const
{
    const SeatBoard& board = *m_boards[seat];
    return QRectF(board.headerRect().translated(board.pos()));
}

TablePlace* Flights::board(int seat) const
{
    return m_boards[seat];
}

TablePlace* Flights::place(PlaceKind kind, int seat, int space, int circle) const
{
    return m_controller.find(Place{kind, seat, space, circle});
}

Flight Flights::barrel(Good good, const QRectF& from, const QRectF& to, TablePlace* arrivesAt) const
{
    const double tall = qBound(28.0, m_tiles.goods(good).height() * 0.55, 64.0);
    return {from, to,
            [good, tall, ratio = ratio()] {
                return pictureOfBarrel(good, {tall * 0.75, tall}, ratio);
            },
            arrivesAt};
}

Flight Flights::colonist(const QRectF& from, TablePlace* to) const
{
    const double side = qBound(24.0, m_boards[0]->islandSpaceSize().height() * 0.4, 56.0);
    return {from, rect(to), [side, ratio = ratio()] { return pictureOfColonist({side, side}, ratio); }, to};
}

Flight Flights::doubloon(const QRectF& from, const QRectF& to, TablePlace* arrivesAt) const
{
    const double side = qBound(22.0, m_round.height() * 0.4, 48.0);
    return {from, to, [side, ratio = ratio()] { return pictureOfDoubloon({side, side}, ratio); }, arrivesAt};
}

Flight Flights::piece(const Piece& piece, const QSizeF& size, const QRectF& from, const QRectF& to,
                      TablePlace* arrivesAt) const
{
    return {from, to, [this, piece, size] { return pictureOf(m_session, piece, size, ratio()); }, arrivesAt};
}

Flight Flights::tile(Tile tile, const QRectF& from, TablePlace* to) const
{
    const Piece taken =
        tile == Tile::Quarry ? Piece{PieceKind::QuarryTile, 0, {}} : Piece{PieceKind::Plantation, index(tile), {}};
    const QRectF target = rect(to);
    return piece(taken, target.size(), from, target, to);
}

QList<Flight> Flights::of(const Scene& scene, const QRectF& lastArrival) const
{
    switch (scene.event.kind) {
    case EventKind::RoleTaken:
    case EventKind::DoubloonsGained:
    case EventKind::DoubloonOnCard:
        return ofMoney(scene);
    case EventKind::HaciendaDrawn:
    case EventKind::PlantationTaken:
    case EventKind::PlantationsDiscarded:
    case EventKind::PlantationsDealt:
        return ofTiles(scene);
    case EventKind::ColonistSettled:
    case EventKind::ColonistEmployed:
    case EventKind::MayorColonist:
    case EventKind::ColonistsArrived:
    case EventKind::ShipRefilled:
        return ofColonists(scene);
    case EventKind::ColonistsPlaced:
        return ofPlacement(scene);
    case EventKind::BuildingBuilt:
    case EventKind::BuildingShifted:
        return ofBuilding(scene);
    case EventKind::GoodsProduced:
    case EventKind::BonusBarrel:
    case EventKind::GoodSold:
    case EventKind::GoodsSpoiled:
    case EventKind::TradingHouseEmptied:
        return ofGoods(scene);
    case EventKind::GoodsLoaded:
    case EventKind::GoodsShippedByWharf:
    case EventKind::ShipSailed:
        return ofShips(scene);
    case EventKind::VictoryPointsGained:
        return ofPoints(scene, lastArrival);
    case EventKind::GovernorPassed:
        return ofRound(scene);
    case EventKind::Passed:
    case EventKind::StackReshuffled:
    case EventKind::RoundEnded:
    case EventKind::EndTriggered:
    case EventKind::GameFinished:
        return {};
    }
    return {};
}

QList<Flight> Flights::ofMoney(const Scene& scene) const
{
    const Event& event = scene.event;
    if (event.kind == EventKind::DoubloonOnCard) {
        TableTile& card = m_tiles.roleCard(event.piece);
        return {doubloon(rect(m_round), rect(card), &card)};
    }
    if (event.kind == EventKind::RoleTaken) {
        const QRectF from = rect(m_tiles.roleCard(event.piece));
        return {piece({PieceKind::RoleCard, event.piece, {}}, from.size() * 0.8, from, header(event.seat),
                      board(event.seat))};
    }
    QRectF from = rect(m_round);
    if (event.reason == Reason::Sale) {
        from = rect(m_tiles.tradingHouse());
    }
    return repeated(qMin<int>(event.amount, kMostCoins), doubloon(from, header(event.seat), board(event.seat)));
}

QList<Flight> Flights::ofTiles(const Scene& scene) const
{
    const Event& event = scene.event;
    const QRectF stack = rect(m_tiles.faceDown());
    QList<Flight> flights;
    switch (event.kind) {
    case EventKind::HaciendaDrawn:
        return {tile(static_cast<Tile>(event.piece), stack, place(PlaceKind::IslandSpace, event.seat, event.space))};
    case EventKind::PlantationTaken: {
        const auto taken = static_cast<Tile>(event.piece);
        const QRectF from =
            taken == Tile::Quarry ? rect(m_tiles.quarries()) : rect(m_tiles.faceUp(scene.before.faceUp.placeOf(taken)));
        return {tile(taken, from, place(PlaceKind::IslandSpace, event.seat, event.space))};
    }
    case EventKind::PlantationsDiscarded:
        for (int row = 0; row < scene.before.faceUpSize; ++row) {
            const QRectF from = rect(m_tiles.faceUp(row));
            const Piece left{PieceKind::Plantation, scene.before.faceUp[static_cast<std::size_t>(row)], {}};
            flights.append(piece(left, from.size(), from, stack, nullptr));
        }
        return flights;
    default:
        for (int row = scene.before.faceUpSize; row < scene.after.faceUpSize; ++row) {
            TableTile& target = m_tiles.faceUp(row);
            flights.append(piece({PieceKind::FaceDownTile, 0, {}}, stack.size(), stack, rect(target), &target));
        }
        return flights;
    }
}

QList<Flight> Flights::ofColonists(const Scene& scene) const
{
    const Event& event = scene.event;
    const QRectF ship = rect(m_tiles.colonistShip());
    const QRectF supply = rect(m_tiles.colonistSupply());
    const QRectF from = event.fromShip ? ship : supply;
    switch (event.kind) {
    case EventKind::ColonistSettled:
        return {colonist(from, place(PlaceKind::IslandSpace, event.seat, event.space))};
    case EventKind::ColonistEmployed: {
        const int space = scene.after.seat(event.seat).firstSpaceOf(static_cast<Building>(event.piece));
        return {colonist(from, place(PlaceKind::CitySpace, event.seat, space))};
    }
    case EventKind::MayorColonist:
        return {colonist(supply, place(PlaceKind::SanJuan, event.seat))};
    case EventKind::ColonistsArrived:
        return repeated(qMin<int>(event.amount, kMostColonists), colonist(ship, place(PlaceKind::SanJuan, event.seat)));
    default:
        return repeated(qMin<int>(event.amount, kMostColonists), colonist(supply, &m_tiles.colonistShip()));
    }
}

/// Colonists leave San Juan and the circles that become empty, and go to those that are occupied afterwards.
QList<Flight> Flights::ofPlacement(const Scene& scene) const
{
    const int number = scene.event.seat;
    const Seat& was = scene.before.seat(number);
    const Seat& is = scene.after.seat(number);
    QList<TablePlace*> sources;
    QList<TablePlace*> targets;
    for (int space = 0; space < kSpaces; ++space) {
        const int change = (holdsSpace(is.manned, space) ? 1 : 0) - (holdsSpace(was.manned, space) ? 1 : 0);
        if (change != 0) {
            (change > 0 ? targets : sources).append(place(PlaceKind::IslandCircle, number, space, 0));
        }
    }
    is.forEachBuilding([&](Building building) {
        const int space = is.firstSpaceOf(building);
        const int before = was.colonistsOn(building);
        const int after = is.colonistsOn(building);
        for (int circle = qMin(before, after); circle < qMax(before, after); ++circle) {
            (after > before ? targets : sources).append(place(PlaceKind::CityCircle, number, space, circle));
        }
    });
    TablePlace* sanJuan = place(PlaceKind::SanJuan, number);
    QList<Flight> flights;
    for (TablePlace* target : targets) {
        flights.append(colonist(rect(sources.isEmpty() ? sanJuan : sources.takeFirst()), target));
    }
    for (TablePlace* source : sources) {
        flights.append(colonist(rect(source), sanJuan));
    }
    return flights;
}

QList<Flight> Flights::ofBuilding(const Scene& scene) const
{
    const Event& event = scene.event;
    const auto building = static_cast<Building>(event.piece);
    const Seat& is = scene.after.seat(event.seat);
    QRectF to;
    for (int space = 0; space < kSpaces; ++space) {
        if (is.buildingAt(space) == building) {
            to |= rect(*m_boards[event.seat]->citySpace(space));
        }
    }
    const Piece built{PieceKind::BuildingTile, event.piece, {}};
    if (event.kind == EventKind::BuildingShifted) {
        const int from = scene.before.seat(event.seat).firstSpaceOf(building);
        return {piece(built, to.size(), rect(*m_boards[event.seat]->citySpace(from)), to, nullptr)};
    }
    QList<Flight> flights{
        piece(built, to.size(), rect(m_tiles.kind(scene.after.kinds().placeOf(building))), to, nullptr)};
    return flights +
           repeated(qMin<int>(event.amount, kMostCoins), doubloon(header(event.seat), rect(m_round), nullptr));
}

QList<Flight> Flights::ofGoods(const Scene& scene) const
{
    const Event& event = scene.event;
    TableTile& house = m_tiles.tradingHouse();
    if (event.kind == EventKind::TradingHouseEmptied) {
        QList<Flight> flights;
        for (const auto sold : scene.before.tradingHouse) {
            const auto good = static_cast<Good>(sold);
            TableTile& supply = m_tiles.goods(good);
            flights.append(barrel(good, rect(house), rect(supply), &supply));
        }
        return flights;
    }
    const auto good = static_cast<Good>(event.piece);
    TablePlace* rose = place(PlaceKind::WindRose, event.seat);
    TableTile& supply = m_tiles.goods(good);
    switch (event.kind) {
    case EventKind::GoodSold:
        return {barrel(good, rect(rose), rect(house), &house)};
    case EventKind::GoodsSpoiled:
        return repeated(qMin<int>(event.amount, kMostBarrels), barrel(good, rect(rose), rect(supply), &supply));
    default:
        return repeated(qMin<int>(event.amount, kMostBarrels), barrel(good, rect(supply), rect(rose), rose));
    }
}

QList<Flight> Flights::ofShips(const Scene& scene) const
{
    const Event& event = scene.event;
    const auto good = static_cast<Good>(event.piece);
    if (event.kind == EventKind::ShipSailed) {
        // It leaves over the nearer edge of the table, with its load.
        TableTile& ship = m_tiles.ship(event.space);
        const QRectF from = rect(ship);
        const QRectF to = from.translated(m_table.width() - from.left(), 0);
        return {{from, to, [&ship] { return ship.grab(); }, nullptr}};
    }
    TableTile& target = event.kind == EventKind::GoodsLoaded ? m_tiles.ship(event.space) : m_tiles.wharf();
    const QRectF rose = rect(place(PlaceKind::WindRose, event.seat));
    return repeated(qMin<int>(event.amount, kMostBarrels), barrel(good, rose, rect(target), &target));
}

/// The number rises from what earned the points; a chip goes from the pool to the board.
QList<Flight> Flights::ofPoints(const Scene& scene, const QRectF& lastArrival) const
{
    const Event& event = scene.event;
    QRectF source = header(event.seat);
    if (event.reason == Reason::Harbor) {
        const Seat& seat = scene.after.seat(event.seat);
        seat.forEachBuilding([&](Building building) {
            if (facts(building).effect == Effect::ScoreLoad) {
                source = rect(*m_boards[event.seat]->citySpace(seat.firstSpaceOf(building)));
            }
        });
    } else if (event.reason == Reason::Load && lastArrival.isValid()) {
        source = lastArrival;
    }
    const qreal tall = qBound(22.0, m_round.height() * 0.4, 48.0);
    const QString gained = QLatin1Char('+') + QString::number(event.amount);
    const QRectF above = source.translated(0, -1.5 * tall);
    return {{source, above, [gained, tall, ratio = ratio()] { return pictureOfNumber(gained, tall, ratio); }, nullptr},
            {rect(m_round), header(event.seat),
             [tall, ratio = ratio()] {
                 return pictureOfPoint({tall, tall}, ratio);
             },
             board(event.seat)}};
}

/// The cards of the round return to their row, and the governor's mark goes to the next board.
QList<Flight> Flights::ofRound(const Scene& scene) const
{
    QList<Flight> flights;
    for (int card = 0; card < scene.before.roleCards(); ++card) {
        const int taker = scene.before.takenBy[static_cast<std::size_t>(card)];
        if (taker != kNobody) {
            TableTile& home = m_tiles.roleCard(card);
            const QRectF to(home.mapTo(&m_table, QPoint(0, 0)), home.size());
            flights.append(piece({PieceKind::RoleCard, card, {}}, to.size() * 0.8, header(taker), to, &home));
        }
    }
    const QRectF from = header(scene.before.governor);
    const double side = from.height() * 0.9;
    flights.append({from, header(scene.event.seat),
                    [this, side] {
                        return pictureOf(m_session, {PieceKind::Governor, 0, {}}, {side, side}, ratio());
                    },
                    board(scene.event.seat)});
    return flights;
}

} // namespace windrose
