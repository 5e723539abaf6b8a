// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/scoring.h"
#include "ui/session/game_session.h"

#include <QList>
#include <QStringList>

namespace windrose
{

/// One player's line of the score.
struct ScoreRow {
    int seat = 0;
    QString name;
    SeatScore score;
};

/// The score as it is shown: lines from the first place to the last, and the large buildings that somebody owns.
struct ScoreSheet {
    QList<ScoreRow> rows;
    QList<Building> large;

    /// Points of a line for one of `large`; -1 when that player does not own it.
    static int bonus(const ScoreRow& row, Building large);
};

/// The score of a position as if the game ended there. Seats that share a place keep their order.
ScoreSheet scoreSheet(const Position& position, const QStringList& names);

/// What each seat's total was at the start (0) and after each round, by seat: as many numbers as rounds were begun,
/// and one. The orders up to where the game stands count.
QList<QList<int>> pointsByRound(const GameSession& session);

} // namespace windrose
