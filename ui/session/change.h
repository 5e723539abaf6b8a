// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <vector>

namespace windrose
{

/// The kinds of changes of a game, reported once for every change (see `GameSession::changed`).
enum class ChangeKind {
    Loaded,    ///< another game is on the table
    Played,    ///< one order was played, with `events`
    Undone,    ///< orders were undone
    Redone,    ///< undone orders were played again, with `events`
    Viewed,    ///< another moment is shown; the game has not changed
    Seated,    ///< a seat has another player; the game has not changed
    Drafted,   ///< a colonist was moved in the draft of the mayor's placement, or a piece of a position set up by hand
    Uncovered, ///< the next person confirmed the hand-over; the game has not changed
};

/// One change of the game. The widgets draw the session's position; a change says what to animate.
struct Change {
    ChangeKind kind = ChangeKind::Loaded;
    int from = 0;              ///< number of orders played before
    int to = 0;                ///< and after
    std::vector<Event> events; ///< in order; empty unless something was played
};

} // namespace windrose
