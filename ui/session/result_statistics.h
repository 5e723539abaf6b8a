// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_result.h"

#include <QDate>
#include <QStringList>

namespace windrose
{

/// Who is meant by a row of the statistics: a person by name, or a computer player by `PlayerResult::plays`.
struct Who {
    QString name;
    QString plays;

    static Who of(const PlayerResult& player);
    friend bool operator==(const Who&, const Who&) = default;
    friend bool operator<(const Who& one, const Who& other)
    {
        return one.plays == other.plays ? one.name < other.name : one.plays < other.plays;
    }
};

/// Which games count.
struct ResultFilter {
    std::optional<Who> who;   ///< who played in them
    int players = 0;          ///< at the table; 0 for any number
    QDate since = {};         ///< ended on this day or later, by the clock of the place; invalid for any time
    bool withPersons = false; ///< at least one person played

    bool accepts(const GameResult& game) const;
};
QList<GameResult> filtered(const QList<GameResult>& games, const ResultFilter& filter);

/// Sums over seats of some games. The averages are 0 without seats or games.
struct Tally {
    int games = 0;
    int seats = 0; ///< the number of counted seats; one game can add several
    int wins = 0;  ///< wins of these seats; a shared first place counts for each
    int chips = 0; ///< this and the next three are sums over the seats
    int buildings = 0;
    int large = 0;
    int owned = 0;  ///< the number of buildings
    int best = 0;   ///< the most points of one seat
    int winner = 0; ///< sums over the games: the winner's points, the lead over the second seat, the rounds
    int margin = 0;
    int rounds = 0;

    int points() const { return chips + buildings + large; }
    double perSeat(int sum) const { return seats == 0 ? 0 : static_cast<double>(sum) / seats; }
    double perGame(int sum) const { return games == 0 ? 0 : static_cast<double>(sum) / games; }
};

struct WhoTally {
    Who who;
    Tally tally;
    int longestStreak = 0; ///< wins in a row, in the order of time
    int presentStreak = 0; ///< up to the last game
};
struct NumberTally {
    int number = 0; ///< the number of players, a seat from 0, or the number of rounds
    Tally tally;
};
struct BuildingTally {
    Building building{};
    Tally tally; ///< of the seats that own it
};

/// Persons with a name and computer players, persons first, by name.
QList<WhoTally> byWho(const QList<GameResult>& games);
/// By number of players, ascending.
QList<NumberTally> byPlayers(const QList<GameResult>& games);
/// By seat; 0 is the first governor.
QList<NumberTally> bySeat(const QList<GameResult>& games);
/// By length in rounds, ascending.
QList<NumberTally> byRounds(const QList<GameResult>& games);
/// The buildings that were owned in at least one of the games, in the order of the table.
QList<BuildingTally> byBuilding(const QList<GameResult>& games);
/// The sums over all seats of all games.
Tally wholeTally(const QList<GameResult>& games);

/// All players of the games, each once: persons with a name in alphabetical order, then computer players.
QList<Who> everybodyIn(const QList<GameResult>& games);

} // namespace windrose
