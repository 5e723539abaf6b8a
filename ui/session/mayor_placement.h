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
    /// A colonist can be moved there: own board, one stands at `from`, `to` has an empty circle or is San Juan.
    bool canMove(ColonistPlace from, ColonistPlace to) const;
    bool move(ColonistPlace from, ColonistPlace to);
    /// True when the draft differs from how the colonists stood when the decision was asked.
    bool isChanged() const { return m_draft.isOpen() && m_draft.isChanged(); }
    /// Takes all colonists up to San Juan.
    void clear();
    /// Fills the circles sensibly; it remains a draft.
    void placeForMe();
    /// Fills the circles as a legal placement says; it remains a draft.
    void arrange(Order placement);
    /// Puts the colonists back where they stood when the decision was asked; it remains a step that can be undone.
    void standAsAsked();

    /// The order the draft stands for.
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

    /// The game asks for a placement, whoever is to make it. `position` is the game's with the draft in it.
    bool isAsked() const { return m_draft.isOpen(); }
    const Position& position() const { return m_draft.position(); }
    /// A fresh draft where the game as it stands asks for one, and none otherwise. Tells nobody.
    void begin();

signals:
    /// A step of the draft was made, taken back or made again.
    void stepped();

private:
    GameSession& m_session;
    PlacementDraft m_draft; ///< open where the game asks for a placement
};

} // namespace windrose
