// SPDX-License-Identifier: GPL-3.0-or-later
// The levels that look one order ahead: how strong they are, one against another.
#include "core/players/level.h"
#include "core/rules/scoring.h"
#include "tests/repeats_rows.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace windrose::test
{
namespace
{

/// The share of games that one level wins in pairs, in percent: half of the seats each; with three or five players,
/// each level has the majority in half of the games.
double shareOfPairs(Level upper, Level lower, int players)
{
    constexpr int kGamesOfPairs = 160;
    const std::atomic<bool> never{false};
    double wins = 0;
    for (int game = 0; game < kGamesOfPairs; ++game) {
        std::vector<std::unique_ptr<Player>> table;
        const auto isUpper = [game](int seat) { return (seat + game) % 2 == 0; };
        for (int seat = 0; seat < players; ++seat) {
            table.push_back(makeLevel(isUpper(seat) ? upper : lower, Style::Opportunist,
                                      static_cast<std::uint64_t>(kMaxPlayers * game + seat)));
        }
        Position position = newGame(players, static_cast<std::uint64_t>(game / 2));
        while (!position.isFinished()) {
            apply(position, table[position.turn]->decide(position, never));
        }
        const auto results = scores(position);
        const auto sharing = std::count_if(results.begin(), results.begin() + players,
                                           [](const SeatScore& score) { return score.place == 1; });
        for (int seat = 0; seat < players; ++seat) {
            wins += isUpper(seat) && results[slot(seat)].place == 1 ? 1.0 / static_cast<double>(sharing) : 0;
        }
    }
    return 100 * wins / kGamesOfPairs;
}

/// By the number of players.
class LevelsAtATableOf : public testing::TestWithParam<int>
{
};

TEST_P(LevelsAtATableOf, beatTheOneBelow)
{
    if (GetParam() != 4 && !repeatsRows()) {
        return;
    }
    for (int lower = index(Level::Castaway); lower < index(Level::Merchant); ++lower) {
        const auto upper = static_cast<Level>(lower + 1);
        if (facts(upper).skill(GetParam()).simulations != 0) {
            continue; // figures.py plays the slow ones
        }
        const double share = shareOfPairs(upper, static_cast<Level>(lower), GetParam());
        std::printf("%s against %s: %.0f %%\n", kLevelIds[slot(lower + 1)].data(), kLevelIds[slot(lower)].data(),
                    share);
        EXPECT_GE(share, 57) << kLevelIds[slot(lower)];
        EXPECT_LE(share, 82) << kLevelIds[slot(lower)];
    }
}

INSTANTIATE_TEST_SUITE_P(Players, LevelsAtATableOf, testing::Range(kMinPlayers, kMaxPlayers + 1));

} // namespace
} // namespace windrose::test
