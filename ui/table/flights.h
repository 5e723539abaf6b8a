// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_places.h"

#include <QPixmap>

#include <functional>

namespace windrose
{

class PlacementController;
class RoundPanel;
class SeatBoard;
class TableTiles;

/// A picture's way over the table, in the table's coordinates.
struct Flight {
    QRectF from;
    QRectF to;
    std::function<QPixmap()> draw;   ///< called when the picture starts
    TablePlace* arrivesAt = nullptr; ///< shows its change when the picture arrives; null where nothing changes
};

/// An event to show: what happened, the position that is drawn before it and the one to draw after it.
struct Scene {
    Event event;
    Position before;
    Position after;
};

/// Which pictures move where for an event.
class Flights
{
public:
    Flights(const GameSession& session, const PlacementController& controller, const TableTiles& tiles,
            const RoundPanel& round, const QList<SeatBoard*>& boards, QWidget& table)
        : m_session(session), m_controller(controller), m_tiles(tiles), m_round(round), m_boards(boards), m_table(table)
    {
    }

    /// The flights of a scene in the order in which they start; `lastArrival` is where the last picture before them
    /// arrived. Empty when nothing moves.
    QList<Flight> of(const Scene& scene, const QRectF& lastArrival) const;

private:
    QList<Flight> ofMoney(const Scene& scene) const;
    QList<Flight> ofTiles(const Scene& scene) const;
    QList<Flight> ofColonists(const Scene& scene) const;
    QList<Flight> ofPlacement(const Scene& scene) const;
    QList<Flight> ofBuilding(const Scene& scene) const;
    QList<Flight> ofGoods(const Scene& scene) const;
    QList<Flight> ofShips(const Scene& scene) const;
    QList<Flight> ofPoints(const Scene& scene, const QRectF& lastArrival) const;
    QList<Flight> ofRound(const Scene& scene) const;

    QRectF rect(const QWidget& widget) const;
    QRectF rect(TablePlace* place) const;
    QRectF header(int seat) const;
    TablePlace* board(int seat) const;
    TablePlace* place(PlaceKind kind, int seat = -1, int space = 0, int circle = 0) const;
    qreal ratio() const { return m_table.devicePixelRatioF(); }

    Flight barrel(Good good, const QRectF& from, const QRectF& to, TablePlace* arrivesAt) const;
    Flight colonist(const QRectF& from, TablePlace* to) const;
    Flight doubloon(const QRectF& from, const QRectF& to, TablePlace* arrivesAt) const;
    Flight piece(const Piece& piece, const QSizeF& size, const QRectF& from, const QRectF& to,
                 TablePlace* arrivesAt) const;
    Flight tile(Tile tile, const QRectF& from, TablePlace* to) const;

    const GameSession& m_session;
    const PlacementController& m_controller;
    const TableTiles& m_tiles;
    const RoundPanel& m_round;
    const QList<SeatBoard*>& m_boards;
    QWidget& m_table;
};

} // namespace windrose
