// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "evaluation.h"

#include <atomic>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace windrose
{

/// More rounds than any game has: playouts continue to the end of the game.
inline constexpr int kToTheEnd = 1000;

/// The clock of a search.
using SearchClock = std::chrono::steady_clock::time_point (*)();

/// Options of a search. The defaults play best.
struct SearchOptions {
    Weights weights;
    int exploration = 700;        ///< thousandths: the weight of exploration against exploitation
    int playoutRounds = 2;        ///< a playout ends after the current round and this many more, and is then evaluated
    int roundsInTime = kToTheEnd; ///< the same where only time limits the playouts: fewer, but to the end
    std::uint32_t explorationRate = 8; ///< one order in this many of a playout is drawn at random; 0: none
    int priorWidth = 800;              ///< thousandths of a point: orders closer than this get similar priors
    int firstPlacements = 4;           ///< placements tried before more are added
    int maxEdges = 900'000;            ///< most edges of the tree, 64 bytes each; a full tree stops growing
    /// The clock, called by each thread of a search; tests pass their own.
    SearchClock now = &std::chrono::steady_clock::now;
};

/// Playouts between two checks of the clock and the stop flag.
inline constexpr int kPlayoutsBetweenChecks = 4;

/// The most simulations of one search object. All sums and products of counts rely on this limit.
inline constexpr std::int64_t kMaxVisits = std::int64_t{1} << 42;
/// Longer times in a budget are clamped to this.
inline constexpr std::chrono::milliseconds kMaxSearchTime = std::chrono::hours(24 * 365);
/// A larger `SearchOptions::maxEdges` is clamped to this.
inline constexpr int kMaxEdges = 1 << 28;
/// The tree grows no deeper, counted in orders that had an alternative.
inline constexpr std::size_t kMaxDepth = 1000;
static_assert(kMaxVisits <= std::numeric_limits<std::int64_t>::max() / kCertain, "sums of rewards must not overflow");
static_assert(kMaxVisits <= std::int64_t{1} << std::numeric_limits<double>::digits, "a double must hold each count");
static_assert(std::chrono::steady_clock::duration::max() / 2 > kMaxSearchTime, "a deadline must not overflow");

/// The limit of a search: a number of playouts, a time, or both (whichever ends first). At least one is set.
struct SearchBudget {
    std::optional<int> simulations;
    std::optional<std::chrono::milliseconds> time;
    bool stopsWhenDecided = false; ///< stop early when the rest cannot change which order is best
};

/// The statistics of one order.
struct SearchedOrder {
    Order order{};
    std::int64_t simulations = 0; ///< visit count, by which orders are ranked
    Shares expected{};            ///< mean reward of each seat after it
    Shares chances{};             ///< mean chance of each seat to win, over the visits since the decision came up
};

/// Monte-Carlo tree search for several players who each maximize their own reward (max^n), over orders alone (open
/// loop): hidden tiles are reshuffled for every playout. The tree is reused from one decision to the next and
/// stops growing at `SearchOptions::maxEdges`. With a budget in simulations the same seed gives the same
/// answer on every platform.
class Search
{
public:
    /// Without an `evaluation` it uses `HeuristicEvaluation` with the weights of `options`.
    Search(const SearchOptions& options, std::uint64_t seed, std::shared_ptr<const Evaluation> evaluation = nullptr);

    /// With hidden points, each playout in the last round, where they decide, redeals the others' points
    /// (`dealHiddenPoints`); before that they are taken as shown. Off by default.
    void setPointsHidden(bool hidden) { m_pointsHidden = hidden; }

    /// Searches the decision of the seat to move; returns the orders it tried, best first. Returns at once if there is
    /// only one, and after at most `kPlayoutsBetweenChecks` more playouts, a few milliseconds, when `stop` becomes true
    /// or the time is up (with the results so far). Uses no hidden information. The game must not be finished.
    std::vector<SearchedOrder> think(const Position& position, const SearchBudget& budget,
                                     const std::atomic<bool>& stop);

    /// `first` and the orders expected to follow it, as far as they are in the tree and at most ten, including orders
    /// without a choice. Hidden tiles are drawn as in `position`, the one that was searched.
    std::vector<Order> bestLine(Position position, Order first) const;

    /// Advances the root by this order, given in `before`, and keeps its subtree. Takes no time.
    void advance(const Position& before, Order order);

    /// Discards the tree, for another game or another position of it.
    void forget();

    /// Edges of the tree: at most a sixteenth and a few hundred more than `SearchOptions::maxEdges`.
    std::size_t edges() const { return m_edges.size(); }

    /// Playouts in total since construction.
    std::int64_t simulations() const { return m_simulations; }

private:
    using Index = std::uint32_t;
    static constexpr Index kNone = 0xFFFFFFFF;

    struct alignas(64) Edge {
        Order order{};
        std::int64_t visits = 0;
        std::array<std::int64_t, kMaxPlayers> sums{}; ///< sum of the rewards of each seat
        Index node = kNone;
        float prior = 0;
    };
    static_assert(sizeof(Edge) == 64, "an edge is a cache line");
    /// The results of the playouts that began with one order of the searched decision.
    struct RootOrder {
        Order order{};
        std::int64_t games = 0;
        std::array<std::int64_t, kMaxPlayers> chances{};
    };
    struct Node {
        Index first = 0;
        Index edges = 0;
        Index room = 0;
    };
    static_assert(2 * static_cast<Index>(kMaxEdges) < kNone, "each edge needs an index");

    std::size_t maxEdges() const { return static_cast<std::size_t>(m_options.maxEdges); }
    /// The most orders of a node, those added later by hidden tiles included.
    std::size_t edgeCapacity() const { return maxEdges() + maxEdges() / 16; }
    void reserveEdges() { m_edges.reserve(edgeCapacity() + 1024); }
    Index makeNode(const Position& position);
    void addEdge(Node& node, Order order, float prior);
    void setPriors(Index number, const Position& position);
    std::size_t openEdges(Node& node, const Position& position, std::span<Index> open);
    Index choose(Index number, const Position& position);
    Index knownEdge(const Node& node, Order order) const;
    Index edgeOf(Node& node, Order order);
    void simulate(Position position, Random& random);
    void playout(Position& position, Random& random) const;
    std::optional<Order> mostTried(Index number, const Position& position) const;
    void recordChances(Order order, const Shares& chances);
    bool isDecided(const SearchBudget& budget, std::int64_t games, std::chrono::steady_clock::time_point start) const;
    std::vector<SearchedOrder> results(const OrderList& orders);
    void pruneUnreachable(const std::atomic<bool>& stop);
    Index copyFrom(const std::vector<Node>& nodes, const std::vector<Edge>& edges, Index node,
                   const std::atomic<bool>& stop);

    SearchOptions m_options;
    std::shared_ptr<const Evaluation> m_evaluation;
    Random m_random;
    bool m_pointsHidden = false;
    int m_rounds = 0; // `playoutRounds` or `roundsInTime`, whichever applies to the searched decision
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<Index> m_path;
    std::vector<RootOrder> m_rootOrders;
    Index m_root = kNone;
    std::int64_t m_simulations = 0;
};

} // namespace windrose
