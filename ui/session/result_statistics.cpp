// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_statistics.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <set>

namespace windrose
{

namespace
{

void addSeat(Tally& tally, const PlayerResult& player)
{
    ++tally.seats;
    tally.wins += player.isWinner() ? 1 : 0;
    tally.chips += player.chips;
    tally.buildings += player.buildings;
    tally.large += player.large;
    tally.owned += static_cast<int>(player.owned.size());
    tally.best = std::max(tally.best, player.points());
}

void addGame(Tally& tally, const GameResult& game)
{
    ++tally.games;
    tally.winner += game.best();
    tally.margin += game.margin();
    tally.rounds += game.rounds;
}

bool isNameless(const PlayerResult& player)
{
    return player.isPerson() && player.name.isEmpty();
}

/// Sums of the seats by a key; `keysOf` gives the keys of a seat, by its number, in a game.
template <typename Key, typename KeysOf>
std::map<Key, Tally> tallies(const QList<GameResult>& games, const KeysOf& keysOf)
{
    std::map<Key, Tally> sums;
    for (const GameResult& game : games) {
        std::set<Key> inGame;
        for (int seat = 0; seat < game.players.size(); ++seat) {
            for (const Key& key : keysOf(game, seat)) {
                addSeat(sums[key], game.players[seat]);
                inGame.insert(key);
            }
        }
        for (const Key& key : inGame) {
            addGame(sums[key], game);
        }
    }
    return sums;
}

QList<NumberTally> byNumber(const QList<GameResult>& games, const std::function<int(const GameResult&, int)>& numberOf)
{
    QList<NumberTally> list;
    for (const auto& [number, tally] :
         tallies<int>(games, [&numberOf](const GameResult&game, int seat) { return QList{numberOf(game, seat)}; })) {
        list.append({number, tally});
    }
    return list;
}

bool isBefore(const Who& one, const Who& other)
{
    if (one.plays.isEmpty() != other.plays.isEmpty()) {
        return one.plays.isEmpty();
    }
    const int order = one.name.localeAwareCompare(other.name);
    return order == 0 ? one < other : order < 0;
}

} // namespace

Who Who::of(const PlayerResult& player)
{
    return player.isPerson() ? Who{player.name, {}} : Who{{}, player.plays};
}

bool ResultFilter::accepts(const GameResult& game) const
{
    const auto isIn = [&game](const auto& isWanted) {
        return std::any_of(game.players.cbegin(), game.players.cend(), isWanted);
    };
    return (players == 0 || game.players.size() == players) &&
           (!since.isValid() || game.when.toLocalTime().date() >= since) &&
           (!who || isIn([this](const PlayerResult& player) { return Who::of(player) == *who; })) &&
           (!withPersons || isIn([](const PlayerResult& player) { return player.isPerson(); }));
}

QList<GameResult> filtered(const QList<GameResult>& games, const ResultFilter& filter)
{
    QList<GameResult> accepted;
    std::copy_if(games.cbegin(), games.cend(), std::back_inserter(accepted),
                 [&filter](const GameResult& game) { return filter.accepts(game); });
    return accepted;
}

QList<WhoTally> byWho(const QList<GameResult>& games)
{
    std::map<Who, WhoTally> rows;
    const auto keysOf = [](const GameResult& game, int seat) {
        return isNameless(game.players[seat]) ? QList<Who>() : QList{Who::of(game.players[seat])};
    };
    for (const auto& [who, tally] : tallies<Who>(games, keysOf)) {
        rows[who] = {who, tally};
    }
    QList<GameResult> inTime = games;
    std::stable_sort(inTime.begin(), inTime.end(),
                     [](const GameResult& one, const GameResult& other) { return one.when < other.when; });
    for (const GameResult& game : inTime) {
        std::map<Who, bool> hasWon; // who sat at several seats has won with any of them
        for (const PlayerResult& player : game.players) {
            hasWon[Who::of(player)] |= player.isWinner();
        }
        for (const auto& [who, isWin] : hasWon) {
            if (const auto row = rows.find(who); row != rows.end()) {
                row->second.presentStreak = isWin ? row->second.presentStreak + 1 : 0;
                row->second.longestStreak = std::max(row->second.longestStreak, row->second.presentStreak);
            }
        }
    }
    QList<WhoTally> list;
    for (const auto& [who, row] : rows) {
        list.append(row);
    }
    std::sort(list.begin(), list.end(),
              [](const WhoTally& one, const WhoTally& other) { return isBefore(one.who, other.who); });
    return list;
}

QList<NumberTally> byPlayers(const QList<GameResult>& games)
{
    return byNumber(games, [](const GameResult& game, int /*seat*/) { return static_cast<int>(game.players.size()); });
}

QList<NumberTally> bySeat(const QList<GameResult>& games)
{
    return byNumber(games, [](const GameResult& /*game*/, int seat) { return seat; });
}

QList<NumberTally> byRounds(const QList<GameResult>& games)
{
    return byNumber(games, [](const GameResult& game, int /*seat*/) { return game.rounds; });
}

QList<BuildingTally> byBuilding(const QList<GameResult>& games)
{
    QList<BuildingTally> list;
    for (const auto& [building, tally] :
         tallies<Building>(games, [](const GameResult&game, int seat) { return game.players[seat].owned; })) {
        list.append({building, tally});
    }
    return list;
}

Tally wholeTally(const QList<GameResult>& games)
{
    Tally whole;
    for (const GameResult& game : games) {
        addGame(whole, game);
        for (const PlayerResult& player : game.players) {
            addSeat(whole, player);
        }
    }
    return whole;
}

QList<Who> everybodyIn(const QList<GameResult>& games)
{
    std::set<Who> all;
    for (const GameResult& game : games) {
        for (const PlayerResult& player : game.players) {
            if (!isNameless(player)) {
                all.insert(Who::of(player));
            }
        }
    }
    QList<Who> list(all.begin(), all.end());
    std::sort(list.begin(), list.end(), isBefore);
    return list;
}

} // namespace windrose
