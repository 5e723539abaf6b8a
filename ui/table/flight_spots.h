// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "round_panel.h"
#include "seat_board.h"
#include "table_tiles.h"
#include "ui/session/order_pacing.h"

#include <QPixmap>

#include <functional>

namespace windrose
{

class PlacementController;

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

/// Where pictures start and arrive on a table, and flights of single pieces between two of these spots.
class FlightSpots
{
public:
    FlightSpots(const GameSession& session, const PlacementController& controller, const TableTiles& tiles,
                const RoundPanel& round, const QList<SeatBoard*>& boards, QWidget& table)
        : m_session(session), m_controller(controller), m_tiles(tiles), m_round(round), m_boards(boards), m_table(table)
    {
    }

    const TableTiles& tiles() const { return m_tiles; }
    const RoundPanel& round() const { return m_round; }
    SeatBoard& board(int seat) const { return *m_boards[seat]; }
    /// The place of this kind, or null where there is none.
    TablePlace* place(PlaceKind kind, int seat = -1, int space = 0, int circle = 0) const;
    QRectF rect(const QWidget& widget) const;
    /// Empty for null.
    QRectF rect(TablePlace* place) const;
    /// The strip with the name of a player.
    QRectF header(int seat) const;
    int tableWidth() const { return m_table.width(); }
    /// Device pixels for each logical one.
    qreal ratio() const { return m_table.devicePixelRatioF(); }

    Flight barrel(Good good, const QRectF& from, const QRectF& to, TablePlace* arrivesAt) const;
    Flight colonist(const QRectF& from, TablePlace* to) const;
    Flight doubloon(const QRectF& from, const QRectF& to, TablePlace* arrivesAt) const;
    Flight piece(const Piece& piece, const QSizeF& size, const QRectF& from, const QRectF& to,
                 TablePlace* arrivesAt) const;
    Flight tile(Tile tile, const QRectF& from, TablePlace* to) const;

private:
    const GameSession& m_session;
    const PlacementController& m_controller;
    const TableTiles& m_tiles;
    const RoundPanel& m_round;
    const QList<SeatBoard*>& m_boards;
    QWidget& m_table;
};

/// `count` times the same flight, or none.
inline QList<Flight> repeated(int count, const Flight& flight)
{
    return QList<Flight>(qMax(0, count), flight);
}

} // namespace windrose
