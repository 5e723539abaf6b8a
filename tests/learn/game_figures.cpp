// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_figures.h"

#include <algorithm>
#include <cstdio>
#include <string>

namespace windrose::learn
{

void GameFigures::add(const GameFigures& other)
{
    games += other.games;
    rounds += other.rounds;
    chips += other.chips;
    buildings += other.buildings;
    bonuses += other.bonuses;
    winnersPoints += other.winnersPoints;
    crossEntropy += other.crossEntropy;
    predictions += other.predictions;
    for (std::size_t end = 0; end < ends.size(); ++end) {
        ends[end] += other.ends[end];
    }
    for (std::size_t seat = 0; seat < seatWins.size(); ++seat) {
        seatWins[seat] += other.seatWins[seat];
    }
    for (std::size_t building = 0; building < built.size(); ++building) {
        built[building] += other.built[building];
    }
}

void GameFigures::print(int players) const
{
    const auto all = static_cast<double>(std::max<std::int64_t>(1, games));
    const auto perSeat = [&](std::int64_t sum) { return static_cast<double>(sum) / all / players; };
    std::printf(
        "  %lld games of %.1f rounds; the winner's points %.1f; each seat's points: chips %.1f, buildings %.1f, "
        "bonuses %.1f\n  ended by",
        static_cast<long long>(games), static_cast<double>(rounds) / all, static_cast<double>(winnersPoints) / all,
        perSeat(chips), perSeat(buildings), perSeat(bonuses));
    for (std::size_t end = 0; end < ends.size(); ++end) {
        std::printf(" %s %.0f %%", std::string(kEndTriggerIds[end + 1]).c_str(),
                    100 * static_cast<double>(ends[end]) / all);
    }
    std::printf("; wins by seat");
    for (int seat = 0; seat < players; ++seat) {
        std::printf(" %.0f %%", 100 * seatWins[slot(seat)] / all);
    }
    std::printf("\n  built by percent of seats:");
    for (const Building building : kBaseGameKinds) {
        std::printf(" %s %.0f", std::string(facts(building).id).c_str(), 100 * perSeat(built[slot(building)]));
    }
    std::printf("\n  the heuristic evaluation: cross entropy %.4f on %lld held-out decisions\n",
                crossEntropy / static_cast<double>(std::max<std::int64_t>(1, predictions)),
                static_cast<long long>(predictions));
}

} // namespace windrose::learn
