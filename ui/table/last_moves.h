// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_places.h"

namespace windrose
{

class GameSession;

/// Outlines on every board what its player's last order changed there, until that player moves again.
class LastMoves
{
public:
    LastMoves(const GameSession& session, const TablePlaces& places) : m_session(session), m_places(places) {}

    /// Reads the last orders up to the moment that is shown.
    void update();

private:
    const GameSession& m_session;
    const TablePlaces& m_places;
};

} // namespace windrose
