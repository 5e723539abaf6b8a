// SPDX-License-Identifier: GPL-3.0-or-later
// An analysis thinks on from call to call and reports the best orders with their chances and lines.
#include "never_stopped.h"
#include "table.h"

#include "core/players/analysis.h"
#include "core/players/candidates.h"
#include "core/players/observation.h"
#include "core/players/proved_orders.h"
#include "core/players/quick_policy.h"
#include "core/players/reasons.h"

#include <algorithm>
#include <numeric>

namespace windrose::test
{
namespace
{

const std::atomic<bool> kNeverStopped{false};
constexpr SearchBudget kThinkingSlice{.simulations = 100, .time = {}};

TEST(Analysis, thinksOnAndKeepsWhatItKnows)
{
    Analysis analysis(newGame(4, 3), 1, 7);
    std::int64_t last = 0;
    for (int slice = 1; slice <= 4; ++slice) {
        const AnalysisReport report = analysis.thinkOn(kThinkingSlice, kNeverStopped);
        EXPECT_EQ(report.simulations, 100 * slice);
        EXPECT_GT(report.orders.front().simulations, last);
        last = report.orders.front().simulations;
    }
}

TEST(Analysis, reportsTheMostVisitedOrdersWithTrueChancesAndLines)
{
    Random random{5};
    Position position = newGame(3, 17);
    while (!position.isFinished()) {
        if (random.below(8) == 0) {
            Analysis analysis(position, 1, 7);
            (void)analysis.thinkOn(kThinkingSlice, kNeverStopped);
            const AnalysisReport report = analysis.thinkOn(kThinkingSlice, kNeverStopped);
            EXPECT_NEAR(std::accumulate(report.chances->begin(), report.chances->end(), 0), kCertain, 6);
            EXPECT_LE(report.orders.size(), static_cast<std::size_t>(kAnalyzedOrders));
            EXPECT_EQ(report.orders.empty(), report.position.isFinished());
            for (std::size_t place = 0; place < report.orders.size(); ++place) {
                const AnalyzedOrder& order = report.orders[place];
                EXPECT_FALSE(check(report.position, order.order));
                EXPECT_EQ(order.line.front(), order.order);
                EXPECT_EQ(order.line, expectedLine(report.position, order.line));
                EXPECT_TRUE(!order.chance || (*order.chance >= 0 && *order.chance <= kCertain));
                EXPECT_TRUE(place == 0 || order.simulations <= report.orders[place - 1].simulations);
            }
            if (!report.orders.empty()) {
                EXPECT_EQ(report.orders.front().chance, (*report.chances)[report.position.turn]);
            }
        }
        apply(position, quickOrder(position, Weights{}, random, 8));
    }
    Analysis over(position, 1, 7);
    EXPECT_TRUE(over.isDecided());
    EXPECT_EQ(over.thinkOn(kThinkingSlice, kNeverStopped).chances, winChances(position, Weights{}));
}

TEST(Analysis, goesOnWithWhatItKnowsOfTheOrderThatIsPlayed)
{
    Position position = newGame(4, 2);
    Analysis analysis(position, 1, 7);
    const AnalyzedOrder best = analysis.thinkOn({.simulations = 2000, .time = {}}, kNeverStopped).orders.front();
    const Position before = position;
    apply(position, best.order);
    analysis.advance(before, best.order, position);
    const AnalysisReport report = analysis.thinkOn(kThinkingSlice, kNeverStopped);
    EXPECT_GT(report.simulations, best.simulations / 2);
    EXPECT_LE(report.simulations, best.simulations + 100);
    // Playouts from before do not count for chances.
    const Shares alone = *Analysis(position, 1, 7).thinkOn({.simulations = 2000, .time = {}}, kNeverStopped).chances;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        EXPECT_NEAR((*report.chances)[seat], alone[seat], kCertain / 10);
    }
}

/// Positions of a game's last rounds, in which some orders are proved to be worse than others.
std::vector<Position> nearlyOver(int players, std::uint64_t seed)
{
    std::vector<Position> found;
    Random random{seed};
    Position position = newGame(players, seed);
    for (; !position.isFinished(); apply(position, quickOrder(position, Weights{}, random, 8))) {
        if (position.isLastRound() && !provedOrders(position, kMostProofPositions, [] { return false; }).empty()) {
            found.push_back(position);
        }
    }
    return found;
}

TEST(Analysis, putsFirstWhatIsProvedToBeBest)
{
    int moved = 0; // positions in which the most visited order is proved to be worse than another
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        for (const Position& position : nearlyOver(3, seed)) {
            Analysis analysis(position, 1, 7);
            const AnalysisReport report = analysis.thinkOn(kThinkingSlice, kNeverStopped);
            const auto proved = provedOrders(report.position, kMostProofPositions, [] { return false; });
            const auto isWorse = [&](const AnalyzedOrder& order) {
                return !isProved(report.position, order.order, proved);
            };
            const auto firstWorse = std::find_if(report.orders.begin(), report.orders.end(), isWorse);
            EXPECT_TRUE(std::all_of(firstWorse, report.orders.end(), isWorse));
            moved += firstWorse != report.orders.end() && firstWorse != report.orders.begin() &&
                             firstWorse->simulations > report.orders.front().simulations
                         ? 1
                         : 0;
        }
    }
    EXPECT_GT(moved, 0);
}

TEST(Analysis, ranksOrdersByVisitsAndTellsAChanceOnlyAfterEnoughNewPlayouts)
{
    Position position = newGame(4, 2);
    Analysis analysis(position, 1, 7);
    const Order best = analysis.thinkOn({.simulations = 2000, .time = {}}, kNeverStopped).orders.front().order;
    const Position before = position;
    apply(position, best);
    analysis.advance(before, best, position);
    const AnalysisReport first = analysis.thinkOn({.simulations = 1, .time = {}}, kNeverStopped);
    ASSERT_EQ(first.orders.size(), static_cast<std::size_t>(kAnalyzedOrders));
    EXPECT_FALSE(first.chances);
    for (const AnalyzedOrder& order : first.orders) {
        EXPECT_GE(first.orders.front().simulations, order.simulations);
        EXPECT_FALSE(order.chance);
    }
    AnalysisReport report = first;
    for (int playouts = 2; playouts <= 60; ++playouts) {
        report = analysis.thinkOn({.simulations = 1, .time = {}}, kNeverStopped);
        const auto known = std::find_if(report.orders.begin(), report.orders.end(),
                                        [](const AnalyzedOrder& order) { return order.chance.has_value(); });
        ASSERT_EQ(report.chances.has_value(), known != report.orders.end());
        if (known != report.orders.end()) {
            EXPECT_EQ((*report.chances)[report.position.turn], *known->chance);
        }
        for (const AnalyzedOrder& order : report.orders) {
            const auto earlier =
                std::find_if(first.orders.begin(), first.orders.end(),
                             [&order](const AnalyzedOrder& same) { return same.order == order.order; });
            if (earlier != first.orders.end()) {
                // One more for the order that the first report's playout began with.
                const std::int64_t begun = order.simulations - earlier->simulations;
                EXPECT_TRUE(begun + 1 >= kMinVisitsToReport || !order.chance);
                EXPECT_TRUE(begun < kMinVisitsToReport || order.chance);
            }
        }
    }
    EXPECT_TRUE(report.chances);
}

TEST(Analysis, followsAGameWhateverTilesAreDrawn)
{
    Random random{5};
    Position position = newGame(3, 17);
    Analysis analysis(position, 1, 7);
    int carried = 0;
    while (!position.isFinished()) {
        const AnalysisReport report = analysis.thinkOn(kThinkingSlice, kNeverStopped);
        carried += report.simulations > 100 ? 1 : 0;
        EXPECT_EQ(report.position.turn, Analysis(position, 1, 7).thinkOn(kThinkingSlice, kNeverStopped).position.turn);
        EXPECT_FALSE(report.orders.empty());
        EXPECT_NEAR(std::accumulate(report.chances->begin(), report.chances->end(), 0), kCertain, 6);
        for (const AnalyzedOrder& order : report.orders) {
            EXPECT_FALSE(check(report.position, order.order));
        }
        const Position before = position;
        const Order order = quickOrder(position, Weights{}, random, 8);
        apply(position, order);
        analysis.advance(before, order, position);
    }
    EXPECT_GT(carried, 20);
    EXPECT_EQ(analysis.thinkOn(kThinkingSlice, kNeverStopped).chances, winChances(position, Weights{}));
}

TEST(Analysis, usesNothingHidden)
{
    const Position position = newGame(4, 3);
    Analysis one(position, 1, 7);
    Analysis other(withHiddenShuffled(position, 99), 1, 7);
    EXPECT_EQ(one.thinkOn(kThinkingSlice, kNeverStopped).orders, other.thinkOn(kThinkingSlice, kNeverStopped).orders);
}

TEST(Analysis, stopsOnRequest)
{
    const std::atomic<bool> stopped{true};
    Analysis analysis(newGame(4, 3), 2, 7);
    EXPECT_LT(analysis.thinkOn({.simulations = {}, .time = std::chrono::hours(1)}, stopped).simulations, 100);
}

} // namespace
} // namespace windrose::test
