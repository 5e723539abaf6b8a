// SPDX-License-Identifier: GPL-3.0-or-later
// What a search does with much time: longer playouts, and thinking on while others decide.
#include "core/players/candidates.h"
#include "core/players/heuristic_evaluation.h"
#include "core/players/player_choice.h"
#include "core/players/quick_policy.h"
#include "core/players/search.h"
#include "core/rules/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace
{

using namespace windrose;

const std::atomic<bool> kNever{false};
const std::atomic<bool> kAtOnce{true};

/// The default evaluation, which also records how many rounds the longest playout saw from `start` on.
class RecordingEvaluation final : public Evaluation
{
public:
    explicit RecordingEvaluation(const Position& start) : m_start(start.round) {}

    Value valueOf(const Position& position) const override
    {
        rounds = std::max(rounds, position.round - m_start);
        return m_usual.valueOf(position);
    }
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override
    {
        m_usual.findPriors(position, orders, priors);
    }

    mutable int rounds = 0;

private:
    int m_start;
    HeuristicEvaluation m_usual{Weights{}, 800};
};

/// A clock on which each look takes a millisecond.
std::chrono::steady_clock::time_point steadyLooks()
{
    static std::chrono::steady_clock::time_point now;
    return now += std::chrono::milliseconds(1);
}

TEST(LongThinking, playoutsAreLongerWithManySimulationsOrIfOnlyTimeLimitsThem)
{
    SearchOptions options;
    options.playoutRounds = 2;
    options.roundsOfLongThinking = 7;
    options.manySimulations = 10;
    options.now = &steadyLooks;
    const Position start = newGame(4, 2);
    const auto rounds = [&](const SearchBudget& budget) {
        const auto evaluation = std::make_shared<RecordingEvaluation>(start);
        Search(options, 4, 1, evaluation).think(start, budget, kNever);
        return evaluation->rounds;
    };
    EXPECT_EQ(rounds({.simulations = 9, .time = {}}), 3); // a playout ends when the next round begins
    EXPECT_EQ(rounds({.simulations = 10, .time = {}}), 8);
    EXPECT_EQ(rounds({.simulations = 9, .time = std::chrono::hours(1)}), 3);
    EXPECT_EQ(rounds({.simulations = {}, .time = std::chrono::milliseconds(10)}), 8);
}

std::int64_t visits(const std::vector<SearchedOrder>& found)
{
    return std::accumulate(found.begin(), found.end(), std::int64_t{0},
                           [](std::int64_t sum, const SearchedOrder& order) { return sum + order.simulations; });
}

TEST(Pondering, whatWasFoundCountsInTheNextDecision)
{
    Position position = newGame(4, 2);
    Search search(SearchOptions{}, 4);
    search.ponder(position, {.simulations = 2000, .time = {}}, kNever);
    EXPECT_EQ(search.simulations(), 2000);
    const Order order = search.think(position, {.simulations = 0, .time = {}}, kNever).front().order;
    search.advance(position, order);
    apply(position, order);
    EXPECT_GT(visits(search.think(position, {.simulations = 0, .time = {}}, kNever)), 500);
}

TEST(Pondering, beginsAfterOrdersWithoutAnAlternative)
{
    Position position = newGame(4, 2);
    OrderList orders;
    candidateOrders(position, orders);
    while (orders.size() != 1) {
        apply(position, quickOrder(position, Weights{}));
        candidateOrders(position, orders);
    }
    Search search(SearchOptions{}, 4);
    search.ponder(position, {.simulations = 100, .time = {}}, kNever);
    EXPECT_EQ(search.simulations(), 100);
    search.advance(position, orders[0]);
    apply(position, orders[0]);
    skipForced(position, orders);
    EXPECT_EQ(visits(search.think(position, {.simulations = 0, .time = {}}, kNever)), 100);
}

TEST(Pondering, isLeftOutWhenTheGameIsOverAndWhenHiddenPointsWouldBeDealt)
{
    Position position = newGame(3, 2);
    while (!position.isLastRound()) {
        apply(position, quickOrder(position, Weights{}));
    }
    Search search(SearchOptions{}, 4);
    search.setPointsHidden(true);
    search.ponder(position, {.simulations = 100, .time = {}}, kNever);
    EXPECT_EQ(search.simulations(), 0);
    search.setPointsHidden(false);
    search.ponder(position, {.simulations = 100, .time = {}}, kNever);
    EXPECT_EQ(search.simulations(), 100);
    while (!position.isFinished()) {
        apply(position, quickOrder(position, Weights{}));
    }
    search.ponder(position, {.simulations = 100, .time = {}}, kNever);
    EXPECT_EQ(search.simulations(), 100);
}

/// The simulations behind an answer in the third turn, given at once after pondering during the two before.
std::int64_t simulationsOf(std::string_view choice)
{
    Position position = newGame(3, 2);
    const auto player = makePlayer(*readPlayerChoice(choice), 4);
    while (position.turn != 2) {
        player->ponder(position, 2, {.simulations = 1000, .time = {}}, kNever);
        player->played(playOrder(position, quickOrder(position, Weights{})));
    }
    player->decide(position, kAtOnce);
    return player->lastThought().simulations;
}

TEST(Pondering, playersDoItOnlyIfTimeAloneLimitsThem)
{
    for (const std::string_view byTime : {"viceroy:1s", "search:1s", "search:1s:net", "search:1s:full"}) {
        EXPECT_GT(simulationsOf(byTime), 100) << byTime;
    }
    for (const std::string_view others : {"viceroy", "viceroy:50", "search:50", "planter", "planter:1s", "quick"}) {
        EXPECT_EQ(simulationsOf(others), 0) << others;
    }
}

} // namespace
