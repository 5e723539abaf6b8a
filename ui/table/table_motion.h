// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"
#include "ui/session/game_session.h"

namespace windrose
{

class MotionLayer;
class SeatBoard;
class TableTiles;

/// The animations after an event: pictures slide from the old places of pieces to the new ones.
class TableMotion
{
public:
    TableMotion(const GameSession& session, MotionLayer& layer, const TableTiles& tiles,
                const QList<SeatBoard*>& boards)
        : m_session(session), m_layer(layer), m_tiles(tiles), m_boards(boards)
    {
    }

    /// Animates events on a table with this layout; does nothing when animations are off.
    void show(const std::vector<Event>& events, const TableLayout& layout);

private:
    void slideEvent(const Event& event, const TableLayout& layout);
    void slideBarrels(int count, const Event& event, const QRectF& from, const QRectF& to, const TableLayout& layout);
    void slideColonists(int count, const QRectF& to);

    const GameSession& m_session;
    MotionLayer& m_layer;
    const TableTiles& m_tiles;
    const QList<SeatBoard*>& m_boards;
    int m_delay = 0; ///< until the next animation starts
};

} // namespace windrose
