// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_history.h"

#include <array>

namespace windrose
{

/// What keeps undo from going further back.
enum class UndoStop {
    None,        ///< nothing: it can
    Start,       ///< there is nothing left to take back
    HiddenTiles, ///< hidden tiles were turned over by the order that would be taken back
    Turn,        ///< undo is limited to the turn, and this order belongs to another one
    LookingBack, ///< an earlier moment is looked at, so the game is not to be changed
};

/// How far undo may go.
struct UndoLimits {
    bool toTurn = false;        ///< only the last order and those of the same seat right before it
    bool atHiddenTiles = false; ///< not past an order that turned hidden tiles over
};

/// A game as the rules of undo see it.
struct Moments {
    const GameHistory& history;
    std::array<bool, kMaxPlayers> isComputer{}; ///< none, where only computers play

    /// A computer player gave order `number`, among persons.
    bool isComputers(int number) const { return isComputer[static_cast<std::size_t>(history.seatOf(number))]; }
};

/// What forbids taking back the order before `number`.
UndoStop stopBefore(const Moments& moments, int number, const UndoLimits& limits);

/// Where one step of undo goes from `number`: before the last decision of a person, for a computer would only play its
/// own again. -1 when there is none.
int stepBack(const Moments& moments, int number);
/// Where one step of redo goes from `number`: to the next decision of a person, or to the end.
int stepForward(const Moments& moments, int number);

/// The first moment of the run of decisions that the seat to move has come to at `number`: `number` itself when the
/// order before was another's. Of a finished game, the run of whoever gave the last order.
int startOfRun(const Moments& moments, int number);

/// True when the orders of persons from `number` on are more than one run of decisions of one seat.
bool reachBeyondOneTurn(const Moments& moments, int number);

} // namespace windrose
