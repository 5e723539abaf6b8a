// SPDX-License-Identifier: GPL-3.0-or-later
// The levels that do not search: how strong they are, one against another.
#include "core/players/level.h"
#include "core/rules/scoring.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace windrose::test
{
namespace
{

/// The share of games of four that two players of a level win against two of another, in percent.
double shareOfPairs(Level upper, Level lower)
{
    constexpr int kGamesOfPairs = 240;
    constexpr int kSeats = 4;
    const std::atomic<bool> never{false};
    double wins = 0;
    for (int game = 0; game < kGamesOfPairs; ++game) {
        std::vector<std::unique_ptr<Player>> table;
        const auto isUpper = [game](int seat) { return (seat + game) % 2 == 0; };
        for (int seat = 0; seat < kSeats; ++seat) {
            table.push_back(makeLevel(isUpper(seat) ? upper : lower, Style::Opportunist,
                                      static_cast<std::uint64_t>(kSeats * game + seat)));
        }
        Position position = newGame(kSeats, static_cast<std::uint64_t>(game / 2));
        while (!position.isFinished()) {
            apply(position, table[position.turn]->decide(position, never));
        }
        const auto results = scores(position);
        const auto sharing = std::count_if(results.begin(), results.begin() + kSeats,
                                           [](const SeatScore& score) { return score.place == 1; });
        for (int seat = 0; seat < kSeats; ++seat) {
            wins += isUpper(seat) && results[slot(seat)].place == 1 ? 1.0 / static_cast<double>(sharing) : 0;
        }
    }
    return 100 * wins / kGamesOfPairs;
}

TEST(Levels, withoutASearchBeatTheOneBelow)
{
    for (int lower = index(Level::Castaway); lower < index(Level::Planter); ++lower) {
        const double share = shareOfPairs(static_cast<Level>(lower + 1), static_cast<Level>(lower));
        std::printf("%s against %s: %.0f %%\n", kLevelIds[slot(lower + 1)].data(), kLevelIds[slot(lower)].data(),
                    share);
        EXPECT_GE(share, 57) << kLevelIds[slot(lower)];
        EXPECT_LE(share, 85) << kLevelIds[slot(lower)];
    }
}

} // namespace
} // namespace windrose::test
