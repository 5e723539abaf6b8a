// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/buildings.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace windrose
{

struct Record;

/// Who played a seat of a finished game, and what the seat ended with.
struct PlayerResult {
    QString name;               ///< as on the table; empty for a person whose name was taken out
    QString plays;              ///< a computer player or program as `PlayerSpec` reads it; empty for a person
    int chips = 0;              ///< victory points shipped
    int buildings = 0;          ///< printed on the buildings
    int large = 0;              ///< what the large buildings add
    int tieBreak = 0;           ///< doubloons and barrels
    int place = 1;              ///< 1 for the winner; a full tie shares a place
    QList<Building> owned = {}; ///< every building of the seat, in the order of the table

    bool isPerson() const { return plays.isEmpty(); }
    bool isWinner() const { return place == 1; }
    int points() const { return chips + buildings + large; }

    friend bool operator==(const PlayerResult&, const PlayerResult&) = default;
};

/// A finished game as it is stored.
struct GameResult {
    QString id;     ///< of the game; a game that is finished again keeps it
    QString deal;   ///< the same for all games with the same start, whoever plays
    QDateTime when; ///< it ended, in UTC
    int rounds = 0;
    QString record = {};         ///< the name of its file in the folder of finished games; empty if there is none
    QList<PlayerResult> players; ///< seat 0, the first governor, first

    /// The points of the winner, and by how many the second has less: 0 for a tie.
    int best() const;
    int margin() const;

    friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// The result of a finished game that ended at a moment, with a new `id` and without a `record`.
GameResult resultOf(const Record& record, const QDateTime& when);

/// A hash of how a game starts, without names and players.
QString dealOf(const Record& record);

/// A result as one line of JSON, without a line end, and back; nothing for a line that is no whole result.
QByteArray lineOf(const GameResult& result);
std::optional<GameResult> resultIn(const QByteArray& line);

} // namespace windrose
