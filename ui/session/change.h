// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <vector>

namespace windrose
{

/// What happened to the game, told once for every change (see `GameSession::changed`).
enum class ChangeKind {
    Loaded,    ///< another game is on the table
    Played,    ///< one order was played; `events` say what it did
    Undone,    ///< the game went back
    Redone,    ///< orders taken back were played again; `events` say what they did
    Viewed,    ///< another moment is looked at, the game itself stands where it stood
    Seated,    ///< somebody else sits at a seat now; the game itself stands where it stood
    Drafted,   ///< a colonist was moved in the draft of the mayor's placement, or a piece of a position set up by hand
    Uncovered, ///< the next person sits at the table now; the game itself stands where it stood
};

/// One change of the game. Everything on the screen follows from the session's position; this says what to animate.
struct Change {
    ChangeKind kind = ChangeKind::Loaded;
    int from = 0;              ///< number of orders played before
    int to = 0;                ///< and after
    std::vector<Event> events; ///< in order; empty unless something was played
};

} // namespace windrose
