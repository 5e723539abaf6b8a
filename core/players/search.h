// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/random.h"
#include "evaluation.h"
#include "playout_policy.h"
#include "search_options.h"
#include "search_selection.h"
#include "search_tree.h"
#include "shared_value.h"

#include <atomic>
#include <memory>
#include <vector>

namespace windrose
{

/// Monte-Carlo tree search for several players who each maximize their own reward (max^n), over orders alone (open
/// loop): hidden tiles are reshuffled for every playout. The tree is reused from one decision to the next and
/// stops growing at `SearchOptions::maxEdges`. With a single thread and a budget in simulations, the same seed gives
/// the same answer on every platform. Several threads share the tree: each counts a visit as a loss until it ends, so
/// that they spread out, and which order they try next depends on how fast they are.
class Search
{
public:
    /// `threads` is clamped to 1 to `kMaxThreads`. Without an `evaluation` it uses `HeuristicEvaluation` with the
    /// weights of `options`.
    Search(const SearchOptions& options, std::uint64_t seed, int threads = 1,
           std::shared_ptr<const Evaluation> evaluation = nullptr);

    /// With hidden points, each playout in the last round, where they decide, redeals the others' points
    /// (`dealHiddenPoints`); before that they are taken as shown. Off by default.
    void setPointsHidden(bool hidden) { m_pointsHidden = hidden; }

    /// Searches the decision of the seat to move; returns the orders it tried, best first. Returns at once if there is
    /// only one, and after at most `kPlayoutsBetweenChecks` more playouts of each thread, a few milliseconds, when
    /// `stop` becomes true or the time is up (with the results so far). Uses no hidden information. The game must not
    /// be finished.
    std::vector<SearchedOrder> think(const Position& position, const SearchBudget& budget,
                                     const std::atomic<bool>& stop);

    /// Searches the decision of another player, or the first one with a choice after it, and keeps the tree for later
    /// decisions. Does nothing if there is none.
    void ponder(const Position& position, const SearchBudget& budget, const std::atomic<bool>& stop);

    /// `first` and the orders expected to follow it; see `principalVariation`.
    std::vector<Order> bestLine(const Position& position, Order first, std::int64_t minVisits = 1) const;

    /// Advances the root by this order, given in `before`, and keeps its subtree. Takes no time.
    void advance(const Position& before, Order order);

    /// Discards the tree, for another game or another position of it.
    void forget() { m_tree.clear(); }

    /// Edges of the tree: at most a sixteenth and a few hundred more than `SearchOptions::maxEdges` for each thread.
    std::size_t edges() const { return m_tree.edges(); }

    /// Playouts in total since construction.
    std::int64_t simulations() const;

private:
    /// The results of the playouts that began with one order of the searched decision.
    struct RootOrder {
        Order order{};
        std::int64_t games = 0;
        std::array<std::int64_t, kMaxPlayers> chances{};
    };

    /// What a thread has of its own, in a cache line of its own.
    struct alignas(64) Worker {
        Random random;
        std::vector<SearchTree::Index> path{};
        std::vector<RootOrder> rootOrders{};
        std::int64_t simulations = 0;

        void recordChances(Order order, const Shares& chances);
    };

    /// The limits of a search under way.
    struct Limits {
        SearchBudget budget;
        std::chrono::steady_clock::time_point start;
        std::chrono::steady_clock::time_point end;
    };

    static std::vector<Worker> workersOf(std::uint64_t seed, int threads);
    void prepareTree(const Position& seen, const OrderList& orders, bool isTimed, const std::atomic<bool>& stop);
    void work(const Position& seen, const OrderList& candidates, const Limits& limits, int number,
              const std::atomic<bool>& stop);
    void simulate(Position position, const OrderList& candidates, Worker& worker);
    void playout(Position& position, Random& random) const;
    bool isDecided(const Limits& limits, std::int64_t games) const;
    std::vector<SearchedOrder> results(const OrderList& orders) const;
    RootOrder recorded(Order order) const;

    SearchOptions m_options;
    PlayoutPolicy m_playoutPolicy;
    SearchSelection m_selection;
    std::vector<Worker> m_workers; // one for each thread
    SearchTree m_tree;
    bool m_pointsHidden = false;
    SharedValue<std::int64_t> m_begun = 0; // simulations of the search under way that threads have taken
    int m_rounds = 0; // `playoutRounds` or `roundsOfLongThinking`, whichever applies to the searched decision
};

} // namespace windrose
