// SPDX-License-Identifier: GPL-3.0-or-later
// The number of playouts of a search from the opening:
//     search_bench PLAYERS SIMULATIONS THREADS
// Prints the number and the processor seconds, the best of five runs. Each run starts with a new tree.
#include "core/players/search.h"
#include "core/rules/game.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <string_view>

namespace
{

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

int numberIn(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

} // namespace

int main(int argc, char** argv)
{
    using namespace windrose;
    const int players = argc == 4 ? numberIn(argv[1]) : 0;
    const int simulations = argc == 4 ? numberIn(argv[2]) : 0;
    const int threads = argc == 4 ? numberIn(argv[3]) : 0;
    if (players < kMinPlayers || players > kMaxPlayers || simulations < 1 || threads < 1) {
        std::fprintf(stderr, "usage: search_bench PLAYERS SIMULATIONS THREADS\n");
        return 2;
    }
    const std::atomic<bool> never{false};
    const Position opening = newGame(players, 1);
    double best = 1e9;
    for (int run = 0; run < 5; ++run) {
        Search search(SearchOptions{}, 1, threads);
        const double start = processorSeconds();
        search.think(opening, {.simulations = simulations, .time = {}}, never);
        best = std::min(best, processorSeconds() - start);
    }
    std::printf("{\"simulations\": %d, \"processor_seconds\": %.6f}\n", simulations, best);
    return 0;
}
