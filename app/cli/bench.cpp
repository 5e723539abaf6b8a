// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "core/players/random_player.h"
#include "core/rules/scoring.h"

#include <chrono>
#include <cstdio>
#include <thread>

namespace windrose::cli
{

namespace
{

/// What some games come to; sums, so that it does not matter in which order or thread they were played.
struct Tally {
    std::uint64_t decisions = 0;
    std::uint64_t rounds = 0;
    std::array<std::uint64_t, kMaxPlayers> totals{};
    std::uint64_t signature = 0;

    void add(const Tally& other)
    {
        decisions += other.decisions;
        rounds += other.rounds;
        for (std::size_t seat = 0; seat < totals.size(); ++seat) {
            totals[seat] += other.totals[seat];
        }
        signature += other.signature;
    }
};

/// The number that stands at a place in the sequence a seed begins, without going through all before it.
std::uint64_t drawn(std::uint64_t seed, std::uint64_t place)
{
    constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ULL;
    return Random{seed + place * kStep}.next();
}

Tally playGame(int players, std::uint64_t seed, std::uint64_t number)
{
    Position position = newGame(players, drawn(seed, 2 * number));
    Random choices{drawn(seed, 2 * number + 1)};
    Tally tally;
    tally.decisions = static_cast<std::uint64_t>(playRandomly(position, choices));
    tally.rounds = position.round;
    const auto results = scores(position);
    for (int seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        tally.totals[place] = static_cast<std::uint64_t>(results[place].total);
    }
    tally.signature = drawn(positionHash(position), number);
    return tally;
}

/// Every `threads`th game from `first` on.
Tally playGames(int players, std::uint64_t games, std::uint64_t seed, std::uint64_t first, std::uint64_t threads)
{
    Tally tally;
    for (std::uint64_t number = first; number < games; number += threads) {
        tally.add(playGame(players, seed, number));
    }
    return tally;
}

std::string fixed(double number, int digits)
{
    std::array<char, 64> text{};
    const int length = std::snprintf(text.data(), text.size(), "%.*f", digits, number);
    return {text.data(), static_cast<std::size_t>(length)};
}

std::string hexadecimal(std::uint64_t number)
{
    std::array<char, 17> text{};
    std::snprintf(text.data(), text.size(), "%016llx", static_cast<unsigned long long>(number));
    return {text.data(), 16};
}

} // namespace

Outcome runBench(int players, std::uint64_t games, std::uint64_t seed, int threads)
{
    const auto start = std::chrono::steady_clock::now();
    std::vector<Tally> tallies(static_cast<std::size_t>(threads));
    {
        std::vector<std::jthread> workers;
        for (std::size_t first = 0; first < tallies.size(); ++first) {
            workers.emplace_back([&tallies, players, games, seed, first] {
                tallies[first] = playGames(players, games, seed, first, tallies.size());
            });
        }
    }
    const std::chrono::duration<double> duration = std::chrono::steady_clock::now() - start;
    Tally all;
    for (const Tally& tally : tallies) {
        all.add(tally);
    }
    const double seconds = std::max(duration.count(), 1e-9);
    const auto count = static_cast<double>(games);
    std::string totals;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        totals += (seat == 0 ? "" : ", ") + fixed(static_cast<double>(all.totals[seat]) / count, 3);
    }
    Outcome outcome;
    outcome.output = "{\n  \"games\": " + std::to_string(games) + ", \"decisions\": " + std::to_string(all.decisions) +
                     ",\n  \"seconds\": " + fixed(seconds, 6) + ", \"games_per_second\": " + fixed(count / seconds, 1) +
                     ", \"decisions_per_second\": " + fixed(static_cast<double>(all.decisions) / seconds, 1) +
                     ",\n  \"mean_rounds\": " + fixed(static_cast<double>(all.rounds) / count, 3) +
                     ",\n  \"mean_total\": [" + totals + "],\n  \"signature\": \"" + hexadecimal(all.signature) +
                     "\"\n}\n";
    return outcome;
}

} // namespace windrose::cli
