// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"
#include "ui/session/game_session.h"

namespace windrose
{

class MotionLayer;
class SeatBoard;
class TableTiles;

/// What moves when something happened: pictures slide from where pieces were to where they lie now.
class TableMotion
{
public:
    TableMotion(const GameSession& session, MotionLayer& layer, const TableTiles& tiles,
                const QList<SeatBoard*>& boards)
        : m_session(session), m_layer(layer), m_tiles(tiles), m_boards(boards)
    {
    }

    /// Shows what happened on a table that is laid out like this; nothing where pictures do not move.
    void show(const std::vector<Event>& events, const TableLayout& layout);

private:
    void slideEvent(const Event& event, const TableLayout& layout);
    void slideBarrels(int count, const Event& event, const QRectF& from, const QRectF& to, const TableLayout& layout);
    void slideColonists(int count, const QRectF& to);

    const GameSession& m_session;
    MotionLayer& m_layer;
    const TableTiles& m_tiles;
    const QList<SeatBoard*>& m_boards;
    int m_delay = 0; ///< until the next picture begins to move
};

} // namespace windrose
