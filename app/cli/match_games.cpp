// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_games.h"

#include "core/players/observation.h"
#include "core/rules/scoring.h"

#include <chrono>
#include <cmath>
#include <mutex>
#include <thread>

namespace windrose::cli
{

namespace
{

/// The number that stands at a place in the sequence a seed begins.
std::uint64_t drawn(std::uint64_t seed, std::uint64_t place)
{
    constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ULL;
    return Random{seed + place * kStep}.next();
}

void addResult(MatchSums& sums, const MatchPlan& plan, const Position& position, std::uint64_t rotation)
{
    const auto results = scores(position);
    const auto players = static_cast<std::size_t>(position.players);
    const auto sharing = [&](int place) {
        int count = 0;
        for (std::size_t seat = 0; seat < players; ++seat) {
            count += results[seat].place == place ? 1 : 0;
        }
        return count;
    };
    for (std::size_t seat = 0; seat < players; ++seat) {
        PlayerSums& player = sums.players[plan.seats[(seat + rotation) % players]];
        const SeatScore& score = results[seat];
        const auto points = static_cast<std::uint64_t>(score.total);
        const auto part = static_cast<std::uint64_t>(score.place == 1 ? kWholeWin / sharing(1) : 0);
        ++player.games;
        player.wins += part;
        player.ranks += static_cast<std::uint64_t>(2 * score.place + sharing(score.place) - 1);
        player.points += points;
        player.squares += points * points;
        sums.seatWins[seat] += part;
        sums.winnersPoints += score.place == 1 && part != 0 ? points * part / kWholeWin : 0;
    }
    ++sums.games;
    sums.rounds += position.round;
    ++sums.ends[static_cast<std::size_t>(position.endTriggers[0]) - 1];
}

MatchSums playGame(const MatchPlan& plan, std::uint64_t number)
{
    const auto players = plan.seats.size();
    const std::uint64_t block = number / players;
    const std::uint64_t rotation = number % players;
    Position position = newGame(static_cast<int>(players), drawn(plan.seed, 2 * block));
    std::vector<std::unique_ptr<Player>> table;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const std::uint64_t seed = drawn(drawn(plan.seed, 2 * block + 1), number * kMaxPlayers + seat);
        table.push_back(makePlayer(plan.choices[(seat + rotation) % players], seed));
    }
    const std::atomic<bool> never{false};
    MatchSums sums;
    while (!position.isFinished()) {
        const std::size_t seat = position.turn;
        const auto start = std::chrono::steady_clock::now();
        const Order order = table[seat]->decide(withHiddenShuffled(position, drawn(plan.seed, number)), never);
        PlayerSums& player = sums.players[plan.seats[(seat + rotation) % players]];
        player.seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        ++player.decisions;
        for (const auto& other : table) {
            other->played(position, order);
        }
        apply(position, order);
    }
    addResult(sums, plan, position, rotation);
    return sums;
}

/// Wald's sequential test of a share: 1 when `high` is the better explanation, -1 when `low` is, 0 while unclear.
int verdict(const MatchPlan& plan, const MatchSums& sums)
{
    if (plan.low >= plan.high) {
        return 0;
    }
    const PlayerSums& player = sums.players.at(plan.seats.front());
    const double wins = static_cast<double>(player.wins) / kWholeWin;
    const double losses = static_cast<double>(player.games) - wins;
    const double ratio = wins * std::log(plan.high / plan.low) + losses * std::log((1 - plan.high) / (1 - plan.low));
    const double bound = std::log(0.95 / 0.05);
    return ratio >= bound ? 1 : ratio <= -bound ? -1 : 0;
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
    isDecided = isDecided || other.isDecided;
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
                if (all.isDecided || next == plan.first + plan.games) {
                    return;
                }
                number = next++;
            }
            const MatchSums game = playGame(plan, number);
            const std::lock_guard lock(mutex);
            all.add(game);
            all.isDecided = all.isDecided || verdict(plan, all) != 0;
        }
    };
    std::vector<std::jthread> others;
    for (int thread = 1; thread < plan.threads; ++thread) {
        others.emplace_back(work);
    }
    work();
    others.clear();
    return all;
}

} // namespace windrose::cli
