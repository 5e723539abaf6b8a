// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench.h"

#include "core/players/in_threads.h"
#include "core/players/random_games.h"
#include "core/text/words.h"

#include <atomic>
#include <chrono>
#include <mutex>

namespace windrose::cli
{

namespace
{

/// Plays all games in several threads. Each thread takes the next few games when it is done, so that no thread waits
/// for one whose core was busy. Sums are kept on each thread's stack to avoid sharing cache lines.
GameSums playInThreads(int players, std::uint64_t games, std::uint64_t seed, int threads)
{
    constexpr std::uint64_t kAtOnce = 64;
    std::atomic<std::uint64_t> next = 0;
    std::mutex mutex;
    GameSums all;
    inThreads(threads, [&](int /*thread*/) {
        GameSums own;
        for (std::uint64_t first = next.fetch_add(kAtOnce); first < games; first = next.fetch_add(kAtOnce)) {
            own.add(playRandomGames(players, std::min(games, first + kAtOnce), seed, first));
        }
        const std::lock_guard lock(mutex);
        all.add(own);
    });
    return all;
}

} // namespace

Outcome runBench(int players, std::uint64_t games, std::uint64_t seed, int threads)
{
    const auto start = std::chrono::steady_clock::now();
    const GameSums all = playInThreads(players, games, seed, threads);
    const std::chrono::duration<double> duration = std::chrono::steady_clock::now() - start;
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
