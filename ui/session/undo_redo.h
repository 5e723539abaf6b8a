// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "undo_rules.h"

namespace windrose
{

class GameSession;

/// Going back and forth in the game on the table, as far as the limits of undo allow. Like orders, this only happens
/// when the game is live.
class UndoRedo
{
public:
    explicit UndoRedo(GameSession& session) : m_session(session) {}

    /// Undo goes to the start of the game at first.
    void setLimits(const UndoLimits& limits) { m_limits = limits; }
    UndoLimits limits() const { return m_limits; }

    bool canUndo() const { return stop() == UndoStop::None; }
    bool canRedo() const;
    /// Takes back the last order, with computers at the table the last one of a person and all after it; in a changed
    /// draft of the mayor's placement, takes back the draft's last change first.
    void undo();
    /// Plays an order again (with computers at the table, on to the next decision of a person), or makes a change of
    /// the draft again. Orders taken back wait until the draft is unchanged.
    void redo();
    /// Goes on from the moment after `number` orders (0 to the size of the history, other numbers are brought into this
    /// range): undoes or redoes as many orders as needed in one change, whatever is viewed. Returns false when a limit
    /// forbids it.
    bool goTo(int number);
    /// What keeps undo from taking back one more step, and from going back to the moment after `number` orders.
    UndoStop stop() const;
    UndoStop stopTo(int number) const;

    /// Goes back to the first decision of those the seat to move has taken in a row, with the draft as it was asked;
    /// where a limit of undo lies between, as far as that.
    void restartTurn();
    /// What keeps `restartTurn` from changing anything; `Start` when the turn has just begun.
    UndoStop restartStop() const;

private:
    Moments moments() const;

    GameSession& m_session;
    UndoLimits m_limits;
};

} // namespace windrose
