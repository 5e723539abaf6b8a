// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "undo_rules.h"

namespace windrose
{

class GameSession;

/// Undo and redo of the current game, within the limits of undo. Like orders, they are only possible while the current
/// moment is shown.
class UndoRedo
{
public:
    explicit UndoRedo(GameSession& session) : m_session(session) {}

    /// By default, undo reaches back to the start of the game.
    void setLimits(const UndoLimits& limits) { m_limits = limits; }
    UndoLimits limits() const { return m_limits; }

    bool canUndo() const { return stop() == UndoStop::None; }
    bool canRedo() const;
    /// Undoes the last order; with computer players, the last order of a person and all orders after it. In a changed
    /// draft of the mayor's placement, undoes the last change of the draft first.
    void undo();
    /// Redoes an order (with computer players, up to the next decision of a person), or a change of the draft. Undone
    /// orders can be redone only while the draft is unchanged.
    void redo();
    /// Continues from the moment after `number` orders, clamped to 0 and the size of the history: undoes or redoes
    /// as many orders as needed in one change, regardless of the moment shown. Returns false when a limit forbids
    /// it.
    bool goTo(int number);
    /// Why undo cannot go back one more step, or to the moment after `number` orders.
    UndoStop stop() const;
    UndoStop stopTo(int number) const;

    /// Goes back to the first of the consecutive decisions of the seat to move, with an unchanged draft; stops earlier
    /// at a limit of undo.
    void restartTurn();
    /// Why `restartTurn` would change nothing; `Start` when the turn has just begun.
    UndoStop restartStop() const;

private:
    UndoRules rules() const;

    GameSession& m_session;
    UndoLimits m_limits;
};

} // namespace windrose
