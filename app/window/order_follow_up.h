// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forced_moves.h"

namespace windrose
{

struct Change;
class GameEvaluations;
class GameSession;
class TableView;

/// Waits until the order played last has been shown. Then it shows the score of a finished game, or considers a forced
/// move.
class OrderFollowUp final : public QObject
{
    Q_OBJECT

public:
    /// `isAway` is asked before a forced move is played: whether another table stands in front.
    OrderFollowUp(GameSession& session, TableView& table, GameEvaluations& evaluations, std::function<bool()> isAway);

    /// Called after each change of the session.
    void gameChanged(const Change& change);

private:
    void orderShown();

    GameSession& m_session;
    TableView& m_table;
    GameEvaluations& m_evaluations;
    ForcedMoves m_forced;
    bool m_isOrderNew = false; ///< `orderShown` has not handled the order played last
};

} // namespace windrose
