// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order_outcome.h"
#include "placement_draft.h"

#include <QObject>

namespace windrose
{

class GameSession;

/// The mayor's placement of the seat to move: a draft that can be changed freely until it is submitted as one order.
class MayorPlacement final : public QObject
{
    Q_OBJECT

public:
    explicit MayorPlacement(GameSession& session) : m_session(session) {}

    /// True while the seat to move arranges its colonists.
    bool isOpen() const;
    /// Whether a colonist can be moved: there is one at `from`, and `to` is San Juan or has an empty circle.
    bool canMove(ColonistPlace from, ColonistPlace to) const;
    bool move(ColonistPlace from, ColonistPlace to);
    /// True when the draft differs from the placement at the start of the decision.
    bool isChanged() const { return m_draft.isOpen() && m_draft.isChanged(); }
    /// Takes all colonists up to San Juan.
    void clear();
    /// Fills the circles sensibly; it remains a draft.
    void placeForMe();
    /// Fills the circles as in a legal placement order; it remains a draft.
    void arrange(Order placement);
    /// Puts the colonists back where they were at the start of the decision, as a step that can be undone.
    void resetToStart();

    /// The draft as an order.
    Order order() const;
    /// Why the draft cannot be finished, or an empty refusal.
    Refusal refusal() const;
    /// Submits the draft.
    OrderOutcome finish();

    /// Steps of the draft; see `UndoRedo` for those of the game.
    bool canUndo() const { return m_draft.canUndo(); }
    bool canRedo() const { return m_draft.canRedo(); }
    void undo();
    void redo();

    /// Whether the game asks for a placement by any player. `position` is the game's with the draft in it.
    bool isAsked() const { return m_draft.isOpen(); }
    const Position& position() const { return m_draft.position(); }
    /// Starts a new draft if the game asks for a placement; otherwise there is none. Emits nothing.
    void begin();

signals:
    /// A step of the draft was made, undone or redone.
    void stepped();

private:
    GameSession& m_session;
    PlacementDraft m_draft; ///< open where the game asks for a placement
};

} // namespace windrose
