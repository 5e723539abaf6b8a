// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_games.h"

#include "core/players/in_threads.h"
#include "core/players/observation.h"
#include "core/rules/scoring.h"
#include "core/text/words.h"
#include "input.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <mutex>

namespace windrose::cli
{

namespace
{

/// A game in progress and its players.
struct Table {
    std::vector<const MatchPlayer*> choices; ///< by seat
    std::vector<std::unique_ptr<Player>> players;
    std::vector<bool> failed;
    Record record;
};

Table seatPlayers(const MatchPlan& plan, std::uint64_t number)
{
    const auto count = plan.seats.size();
    const std::uint64_t block = number / count;
    Table table;
    table.failed.resize(count);
    table.record.players = static_cast<int>(count);
    table.record.seed = Random::drawn(plan.seed, 2 * block);
    for (std::size_t seat = 0; seat < count; ++seat) {
        const MatchPlayer& player = plan.seats[(seat + number % count) % count];
        const std::uint64_t seed = Random::drawn(Random::drawn(plan.seed, 2 * block + 1), number * kMaxPlayers + seat);
        table.choices.push_back(&player);
        table.players.push_back(player.make(seed));
        table.players.back()->setPointsHidden(plan.pointsHidden);
        const std::string name = excerpt(player.name);
        table.record.names.push_back(isSeatName(name) ? name : "Player " + std::to_string(seat + 1));
    }
    for (const MatchPlayer& player : plan.seats) {
        if (player.record) {
            table.record = *player.record;
            table.record.orders.clear();
        }
    }
    return table;
}

/// The places of the seats: seats that failed come last.
std::vector<int> placesOf(const Table& table, const std::array<SeatScore, kMaxPlayers>& results)
{
    std::vector<int> places;
    for (std::size_t seat = 0; seat < table.failed.size(); ++seat) {
        int place = 1;
        for (std::size_t other = 0; other < table.failed.size(); ++other) {
            const bool isAhead = table.failed[seat] || results[other].place < results[seat].place;
            place += !table.failed[other] && isAhead ? 1 : 0;
        }
        places.push_back(place);
    }
    return places;
}

void addResult(MatchSums& sums, const Table& table, const Position& position)
{
    const auto results = scores(position);
    const std::vector<int> places = placesOf(table, results);
    const auto sharing = [&](int place) { return static_cast<int>(std::count(places.begin(), places.end(), place)); };
    const int winners = std::max(1, sharing(1));
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        PlayerSums& player = sums.players[table.choices[seat]->name];
        const int place = places[seat];
        const auto points = static_cast<std::uint64_t>(table.failed[seat] ? 0 : results[seat].total);
        const auto part = static_cast<std::uint64_t>(place == 1 && !table.failed[seat] ? kWholeWin / winners : 0);
        ++player.games;
        player.wins += part;
        player.ranks += static_cast<std::uint64_t>(2 * place + sharing(place) - 1);
        player.points += points;
        player.squares += points * points;
        sums.seatWins[seat] += part;
        sums.winnersPoints += points * part / kWholeWin;
    }
    ++sums.games;
    sums.rounds += position.round;
    ++sums.ends[static_cast<std::size_t>(position.endTriggers[0]) - 1];
}

/// Records the failure of a seat, at most one per game.
void noteFailure(MatchSums& sums, Table& table, std::uint64_t number, std::size_t seat)
{
    const PlayerFailure failure = table.players[seat]->failure();
    if (!failure || table.failed[seat]) {
        return;
    }
    table.failed[seat] = true;
    const std::string& name = table.choices[seat]->name;
    ++sums.players[name].failures;
    sums.complaints.push_back("game " + std::to_string(number) + ", seat " + std::to_string(seat) + ", order " +
                              std::to_string(table.record.orders.size() + 1) + ": " + excerpt(name) + ": " +
                              describe(failure));
}

bool writeFile(const std::string& name, const std::string& text)
{
    std::FILE* file = std::fopen(name.c_str(), "wb");
    const bool isWritten = file != nullptr && std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return file != nullptr && std::fclose(file) == 0 && isWritten;
}

/// Writes a record, completely or not at all; returns a sentence if that fails.
std::string keepRecord(const std::string& folder, std::uint64_t number, const Record& record)
{
    const std::string name = folder + "/game-" + std::to_string(number) + ".windrose";
    const std::string part = name + ".part";
    std::error_code ignored;
    if (!writeFile(part, recordText(record))) {
        const std::string why = std::strerror(errno);
        std::filesystem::remove(pathOf(part), ignored);
        return "cannot write " + name + ": " + why;
    }
    std::error_code error;
    std::filesystem::rename(pathOf(part), pathOf(name), error);
    return error ? "cannot write " + name + ": " + error.message() : std::string();
}

MatchSums playGame(const MatchPlan& plan, std::uint64_t number)
{
    Table table = seatPlayers(plan, number);
    Position position = startOf(table.record);
    const std::atomic<bool> never{false};
    // Players shuffle hidden tiles themselves when they need to (player.h); doing it here would take most of the time
    // of a quick match.
    const auto shownTo = [&](std::size_t seat, const Position& real) {
        return plan.pointsHidden ? withPointsHidden(real, static_cast<int>(seat)) : real;
    };
    MatchSums sums;
    while (!position.isFinished()) {
        const std::size_t seat = position.turn;
        const auto start = std::chrono::steady_clock::now();
        const Order order = table.players[seat]->decide(shownTo(seat, position), never);
        PlayerSums& player = sums.players[table.choices[seat]->name];
        player.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        ++player.decisions;
        noteFailure(sums, table, number, seat);
        table.record.orders.push_back(canonical(position, order));
        PlayedOrder played = playOrder(position, order);
        const Position before = played.before;
        for (std::size_t other = 0; other < table.players.size(); ++other) {
            played.before = shownTo(other, before);
            table.players[other]->played(played);
        }
    }
    addResult(sums, table, position);
    if (!plan.records.empty()) {
        sums.error = keepRecord(plan.records, number, table.record);
    }
    return sums;
}

/// The games of a match that were begun, except those without a result.
std::vector<Games> playedGames(Games begun, std::vector<std::uint64_t> lost)
{
    std::sort(lost.begin(), lost.end());
    std::vector<Games> played;
    for (const std::uint64_t number : lost) {
        if (begun.first != number) {
            played.emplace_back(begun.first, number);
        }
        begun.first = number + 1;
    }
    if (begun.first != begun.second) {
        played.push_back(begun);
    }
    return played;
}

} // namespace

void PlayerSums::add(const PlayerSums& other)
{
    games += other.games;
    wins += other.wins;
    ranks += other.ranks;
    points += other.points;
    squares += other.squares;
    decisions += other.decisions;
    failures += other.failures;
    seconds += other.seconds;
}

void MatchSums::add(const MatchSums& other)
{
    for (const auto& [name, player] : other.players) {
        players[name].add(player);
    }
    for (std::size_t seat = 0; seat < seatWins.size(); ++seat) {
        seatWins[seat] += other.seatWins[seat];
    }
    for (std::size_t trigger = 0; trigger < ends.size(); ++trigger) {
        ends[trigger] += other.ends[trigger];
    }
    games += other.games;
    rounds += other.rounds;
    winnersPoints += other.winnersPoints;
    isStoppedEarly = isStoppedEarly || other.isStoppedEarly;
    for (const std::string& complaint : other.complaints) {
        if (complaints.size() < kMaxComplaints) {
            complaints.push_back(complaint);
        }
    }
    if (error.empty()) {
        error = other.error;
    }
}

std::optional<double> acceptedShare(const ShareTest& test, const PlayerSums& player)
{
    if (test.low >= test.high) {
        return std::nullopt;
    }
    const double wins = static_cast<double>(player.wins) / kWholeWin;
    const double losses = static_cast<double>(player.games) - wins;
    const double ratio = wins * std::log(test.high / test.low) + losses * std::log((1 - test.high) / (1 - test.low));
    const double bound = std::log(0.95 / 0.05);
    if (std::abs(ratio) < bound) {
        return std::nullopt;
    }
    return ratio > 0 ? test.high : test.low;
}

MatchSums playMatch(const MatchPlan& plan)
{
    MatchSums all;
    std::mutex mutex;
    std::uint64_t next = plan.first;
    std::vector<std::uint64_t> lost;
    const std::string& first = plan.seats.front().name;
    const auto begin = [&]() -> std::optional<std::uint64_t> {
        const std::lock_guard lock(mutex);
        const bool isOver = all.isStoppedEarly || !all.error.empty() || next == plan.first + plan.games;
        return isOver ? std::nullopt : std::optional(next++);
    };
    inThreads(plan.threads, [&](int /*thread*/) {
        while (const auto number = begin()) {
            try {
                const MatchSums game = playGame(plan, *number);
                const std::lock_guard lock(mutex);
                all.add(game);
                all.accepted = all.accepted ? all.accepted : acceptedShare(plan.test, all.players.at(first));
                all.isStoppedEarly = all.accepted.has_value();
            } catch (const std::exception& error) {
                const std::lock_guard lock(mutex);
                lost.push_back(*number);
                all.error = "game " + std::to_string(*number) + " could not be played: " + error.what();
            }
        }
    });
    all.played = playedGames({plan.first, next}, lost);
    return all;
}

} // namespace windrose::cli
