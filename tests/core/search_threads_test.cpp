// SPDX-License-Identifier: GPL-3.0-or-later
// The threads of a search share one tree, and results of two searches can be merged.
#include "core/players/search_results.h"
#include "core/rules/game.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace
{

using namespace windrose;

TEST(SearchInThreads, growOneTreeTogether)
{
    const std::atomic<bool> never{false};
    constexpr int kSimulations = 4000;
    Search alone(SearchOptions{}, 4, 1);
    alone.think(newGame(4, 2), {.simulations = kSimulations, .time = {}}, never);
    for (const int threads : {2, 5}) {
        Search together(SearchOptions{}, 4, threads);
        const auto found = together.think(newGame(4, 2), {.simulations = kSimulations, .time = {}}, never);
        EXPECT_EQ(together.simulations(), kSimulations);
        // If each thread had its own tree, that would be smaller.
        EXPECT_NEAR(static_cast<double>(together.edges()), static_cast<double>(alone.edges()),
                    0.2 * static_cast<double>(alone.edges()))
            << threads << " threads";
        for (const SearchedOrder& order : found) {
            EXPECT_LT(std::abs(std::accumulate(order.chances.begin(), order.chances.end(), 0) - kCertain), 10);
        }
    }
}

TEST(SearchInThreads, aSharedTreeStaysBoundedAndGoesOnWhenItIsFull)
{
    SearchOptions options;
    options.maxEdges = 300;
    constexpr int kThreads = 4;
    const std::atomic<bool> never{false};
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Search search(options, seed, kThreads);
        Position position = newGame(4, seed);
        for (int decision = 0; decision < 12; ++decision) {
            std::int64_t all = 0;
            const auto found = search.think(position, {.simulations = 1500, .time = {}}, never);
            for (const SearchedOrder& order : found) {
                ASSERT_FALSE(check(position, order.order));
                all += order.simulations;
            }
            EXPECT_TRUE(found.size() == 1 || all >= 1500);
            EXPECT_LE(search.edges(), 300U * kThreads * 17 / 16 + 150);
            search.advance(position, found.front().order);
            apply(position, found.front().order);
        }
    }
}

TEST(SearchInThreads, aFullTreeTakesOnlyOrdersOfItsRoot)
{
    SearchTree tree(4);
    OrderList orders;
    orders.add(Order::chooseRole(Role::Mayor));
    orders.add(Order::chooseRole(Role::Builder));
    tree.setRoot(tree.makeNode(orders));
    const SearchTree::Index below = tree.makeNode(orders);
    ASSERT_NE(below, SearchTree::kNone);
    EXPECT_EQ(tree.makeNode(orders), SearchTree::kNone);
    EXPECT_EQ(tree.edgeOf(below, Order::chooseRole(Role::Captain)), SearchTree::kNone);
    // A search chooses among the legal orders of its root, so all of them must be there.
    const SearchTree::Index late = tree.edgeOf(tree.root(), Order::chooseRole(Role::Captain));
    ASSERT_NE(late, SearchTree::kNone);
    EXPECT_EQ(tree.edge(late).order, Order::chooseRole(Role::Captain));
    EXPECT_EQ(tree.edgesOf(tree.root()).size(), 3U);
}

TEST(SearchInThreads, aFullTreeIsCopiedOnlyOnceAnOrderIsPlayed)
{
    const std::atomic<bool> never{false};
    SearchTree tree(4);
    OrderList orders;
    orders.add(Order::chooseRole(Role::Mayor));
    orders.add(Order::chooseRole(Role::Builder));
    tree.setRoot(tree.makeNode(orders));
    tree.connect(tree.knownEdge(tree.root(), orders[0]), tree.makeNode(orders));
    const SearchTree::Edge* const kept = tree.edgesOf(tree.root()).data();
    tree.pruneUnreachable(never);
    EXPECT_EQ(tree.edgesOf(tree.root()).data(), kept);
    EXPECT_EQ(tree.edges(), 4U);
    tree.descend(orders[0]);
    tree.pruneUnreachable(never);
    EXPECT_EQ(tree.edges(), 2U);
}

TEST(SearchResults, ofTwoSearchesAreMergedEvenAfterTheMostVisits)
{
    const SearchedOrder full{Order::pass(), kMaxVisits, {kCertain, 0, 17}, {kCertain, 3}};
    const SearchedOrder once{Order::chooseRole(Role::Mayor), 1, {5}, {6}};
    const auto all = merged({full}, {once, full});
    ASSERT_EQ(all.size(), 2U);
    EXPECT_EQ(all[0].order, full.order);
    EXPECT_EQ(all[0].simulations, 2 * kMaxVisits);
    EXPECT_EQ(all[0].expected, full.expected);
    EXPECT_EQ(all[0].chances, full.chances);
    EXPECT_EQ(all[1].order, once.order);
    EXPECT_EQ(all[1].expected, once.expected);
}

} // namespace
