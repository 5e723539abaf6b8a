// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_games.h"

#include "core/players/observation.h"
#include "core/rules/scoring.h"
#include "core/text/words.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <future>
#include <mutex>

namespace windrose::cli
{

namespace
{

/// A game under way, and who sits where.
struct Table {
    std::vector<const MatchPlayer*> choices; ///< by seat
    std::vector<std::unique_ptr<Player>> players;
    std::vector<bool> failed;
    Record record;
};

Table layTable(const MatchPlan& plan, std::uint64_t number)
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

/// Places among the seats: a seat that failed comes behind all that did not.
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
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        PlayerSums& player = sums.players[table.choices[seat]->name];
        const int place = places[seat];
        const auto points = static_cast<std::uint64_t>(table.failed[seat] ? 0 : results[seat].total);
        const auto part = static_cast<std::uint64_t>(place == 1 && !table.failed[seat] ? kWholeWin / sharing(1) : 0);
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

/// What went wrong at a seat, once for each game.
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

/// Writes a game down; a sentence when that fails.
std::string keepRecord(const std::string& folder, std::uint64_t number, const Record& record)
{
    const std::string name = folder + "/game-" + std::to_string(number) + ".windrose";
    const std::string text = recordText(record);
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(std::fopen(name.c_str(), "wb"), &std::fclose);
    const bool isWritten =
        file && std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() && std::fflush(file.get()) == 0;
    return isWritten ? std::string() : "cannot write " + name + ": " + std::strerror(errno);
}

MatchSums playGame(const MatchPlan& plan, std::uint64_t number)
{
    Table table = layTable(plan, number);
    Position position = startOf(table.record);
    const std::atomic<bool> never{false};
    MatchSums sums;
    while (!position.isFinished()) {
        const std::size_t seat = position.turn;
        const auto start = std::chrono::steady_clock::now();
        const Order order = table.players[seat]->decide(
            observed(position, position.turn, plan.pointsHidden, Random::drawn(plan.seed, number)), never);
        PlayerSums& player = sums.players[table.choices[seat]->name];
        player.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        ++player.decisions;
        noteFailure(sums, table, number, seat);
        for (const auto& other : table.players) {
            other->played(position, order);
        }
        table.record.orders.push_back(canonical(position, order));
        apply(position, order);
    }
    addResult(sums, table, position);
    if (!plan.records.empty()) {
        sums.error = keepRecord(plan.records, number, table.record);
    }
    return sums;
}

/// Wald's sequential test of a share: `high` or `low`, whichever is the better explanation, and 0 while that is
/// unclear.
double acceptedShare(const MatchPlan& plan, const MatchSums& sums)
{
    if (plan.low >= plan.high) {
        return 0;
    }
    const PlayerSums& player = sums.players.at(plan.seats.front().name);
    const double wins = static_cast<double>(player.wins) / kWholeWin;
    const double losses = static_cast<double>(player.games) - wins;
    const double ratio = wins * std::log(plan.high / plan.low) + losses * std::log((1 - plan.high) / (1 - plan.low));
    const double bound = std::log(0.95 / 0.05);
    return ratio >= bound ? plan.high : ratio <= -bound ? plan.low : 0;
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
    accepted = accepted != 0 ? accepted : other.accepted;
    for (const std::string& complaint : other.complaints) {
        if (complaints.size() < kMostComplaints) {
            complaints.push_back(complaint);
        }
    }
    if (error.empty()) {
        error = other.error;
    }
}

MatchSums playMatch(const MatchPlan& plan)
{
    MatchSums all;
    std::mutex mutex;
    std::uint64_t next = plan.first;
    const auto work = [&] {
        while (true) {
            std::uint64_t number = 0;
            {
                const std::lock_guard lock(mutex);
                if (all.accepted != 0 || !all.error.empty() || next == plan.first + plan.games) {
                    return;
                }
                number = next++;
            }
            const MatchSums game = playGame(plan, number);
            const std::lock_guard lock(mutex);
            all.add(game);
            all.accepted = all.accepted != 0 ? all.accepted : acceptedShare(plan, all);
        }
    };
    std::vector<std::future<void>> others;
    others.reserve(static_cast<std::size_t>(plan.threads));
    for (int thread = 1; thread < plan.threads; ++thread) {
        others.push_back(std::async(std::launch::async, work));
    }
    work();
    others.clear();
    return all;
}

} // namespace windrose::cli
