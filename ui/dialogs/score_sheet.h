// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/scoring.h"
#include "ui/session/game_session.h"

#include <QList>
#include <QStringList>

namespace windrose
{

/// One player's row of the score.
struct ScoreRow {
    int seat = 0;
    QString name;
    SeatScore score;
    QList<Building> unoccupied; ///< the large buildings that add nothing because nobody works there
};

/// The displayed score: rows by place, and the large buildings that somebody owns.
struct ScoreSheet {
    QList<ScoreRow> rows;
    QList<Building> large;

    /// A row's points for one of `large`; -1 when the player does not own it.
    static int bonus(const ScoreRow& row, Building large);
};

/// The score of a position as if the game ended there. Seats with the same place keep their order.
ScoreSheet scoreSheet(const Position& position, const QStringList& names);

/// The same rows in the order of the seats.
ScoreSheet inSeatOrder(ScoreSheet sheet);

/// Each seat's total at the start (0) and after each round, by seat; the last number is that of the round in progress.
/// Uses the orders up to the current moment.
QList<QList<int>> pointsByRound(const GameSession& session);

} // namespace windrose
