// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "core/players/random_games.h"

#include <chrono>
#include <cstdio>
#include <thread>

namespace windrose::cli
{

namespace
{

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
    std::vector<GameSums> tallies(static_cast<std::size_t>(threads));
    {
        std::vector<std::jthread> workers;
        for (std::size_t first = 0; first < tallies.size(); ++first) {
            workers.emplace_back([&tallies, players, games, seed, first] {
                tallies[first] = playRandomGames(players, games, seed, first, tallies.size());
            });
        }
    }
    const std::chrono::duration<double> duration = std::chrono::steady_clock::now() - start;
    GameSums all;
    for (const GameSums& tally : tallies) {
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
