// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_history.h"

#include <array>

namespace windrose
{

/// Why undo cannot go further back.
enum class UndoStop {
    None,        ///< it can go back
    Start,       ///< there is nothing left to undo
    HiddenTiles, ///< the order that would be undone revealed hidden tiles
    Turn,        ///< undo is limited to the turn, and this order belongs to another one
    LookingBack, ///< another moment is shown, so the game cannot be changed
};

/// The limits of undo.
struct UndoLimits {
    bool toTurn = false;        ///< only the last order and those of the same seat right before it
    bool atHiddenTiles = false; ///< not past an order that revealed hidden tiles
};

/// The rules of undo: where a step goes in a game, and why it cannot.
class UndoRules
{
public:
    /// `computers` are the computer players by seat; all false if only computers play.
    UndoRules(const GameHistory& history, const std::array<bool, kMaxPlayers>& computers)
        : m_history(history), m_computers(computers)
    {
    }

    /// Why the order before `number` cannot be undone.
    UndoStop stopBefore(int number, const UndoLimits& limits) const;

    /// The moment to which one step of undo goes from `number`: before the last decision of a person, because a
    /// computer would repeat its order. -1 when there is none.
    int stepBack(int number) const;
    /// The moment to which one step of redo goes from `number`: the next decision of a person, or the end.
    int stepForward(int number) const;

    /// The first of the consecutive decisions of the seat to move at `number`: `number` itself when another seat gave
    /// the order before. For a finished game, those of the seat that gave the last order.
    int startOfRun(int number) const;

    /// True when the orders of persons from `number` on belong to more than one turn of one seat.
    bool reachBeyondOneTurn(int number) const;

private:
    bool isComputers(int number) const;
    bool isLastOfPersons(int number) const;

    const GameHistory& m_history;
    std::array<bool, kMaxPlayers> m_computers;
};

} // namespace windrose
