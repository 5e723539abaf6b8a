// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "handling.h"
#include "ui/session/game_session.h"

#include <memory>

namespace windrose
{

class SetupSession;

/// The session of a table and the handling of its pieces. A value; copies refer to the same table.
class Tabletop
{
public:
    // Implicit, so that a model of a session can be made from the session.
    /// A game is played.
    Tabletop(GameSession& game); // NOLINT(google-explicit-constructor)
    /// A position is set up.
    Tabletop(SetupSession& setup); // NOLINT(google-explicit-constructor)

    GameSession& session() const { return *m_session; }
    const Handling& handling() const { return *m_handling; }

private:
    GameSession* m_session;
    std::shared_ptr<const Handling> m_handling;
};

} // namespace windrose
