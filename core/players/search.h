// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "rewards.h"

#include <atomic>
#include <chrono>
#include <optional>
#include <vector>

namespace windrose
{

/// More rounds than a game has: what is imagined goes on to the end.
inline constexpr int kToTheEnd = 1000;

/// How a search goes about it. The defaults are what plays best.
struct SearchManner {
    Weights weights;
    int exploration = 700;        ///< thousandths: how much the untried is preferred to the proven
    int rolloutRounds = 2;        ///< an imagined game is cut after the round at hand and so many more, and judged
    int roundsInTime = kToTheEnd; ///< the same where only time limits how many are imagined: fewer, but to the end
    std::uint32_t oddOneIn = 8;   ///< one order in so many of an imagined game is drawn at random; 0: none
    int closeCall = 800;          ///< thousandths of a point: orders no further apart are tried about as often
    int firstPlacements = 4;      ///< placements tried before more are added
    int mostEdges = 900'000;      ///< orders the tree remembers at most, about 50 bytes each; then it grows no further
};

/// How much may be thought: a number of imagined games, or a time, or both (whichever ends first). At least one is set.
struct SearchBudget {
    std::optional<int> simulations;
    std::optional<std::chrono::milliseconds> time;
    bool endsWhenClear = false; ///< do not think on when what is left cannot change which order is best
};

/// What a search thinks of one order.
struct SearchedOrder {
    Order order{};
    int simulations = 0; ///< how often it was tried: the measure of what is best
    Shares expected{};   ///< mean reward of each seat after it
    Shares chances{};    ///< mean chance of each seat to win, of the times it was tried since it came to be asked
};

/// Monte-Carlo tree search for several players who each want the best for themselves (max^n), over orders alone (open
/// loop): hidden tiles are shuffled anew for every imagined game. The tree is kept from one decision to the next, and
/// stops growing in the end (see `SearchManner::mostEdges`). With a budget in simulations the same seed gives the same
/// answer on every platform.
class Search
{
public:
    Search(const SearchManner& manner, std::uint64_t seed);

    /// With hidden points each game imagined in the last round, where they decide, deals those of the others anew
    /// (`dealHiddenPoints`); before that they are taken as shown. Not hidden at first.
    void setPointsHidden(bool hidden) { m_pointsHidden = hidden; }

    /// Thinks about the decision of the seat to move; the orders it looked at, best first. Ends at once when there is
    /// only one, and within a few milliseconds after `stop` became true (with whatever it has found by then). Looks at
    /// nothing hidden. The game must not be finished.
    std::vector<SearchedOrder> think(const Position& position, const SearchBudget& budget,
                                     const std::atomic<bool>& stop);

    /// `first` and the orders expected to follow it, as far as the tree knows them and at most ten; orders without a
    /// choice are among them. Hidden tiles come as they lie in `position`, the one that was thought about.
    std::vector<Order> bestLine(Position position, Order first) const;

    /// The game went on with this order (`before` is where it was given): what was thought about it is kept. At once.
    void advance(const Position& before, Order order);

    /// Another game, or another line of it.
    void forget();

    /// Orders the tree remembers.
    std::size_t edges() const { return m_edges.size(); }

    /// Imagined games in all, since it was made.
    std::uint64_t simulations() const { return m_simulations; }

private:
    using Index = std::uint32_t;
    static constexpr Index kNone = 0xFFFFFFFF;

    struct Edge {
        Order order{};
        Index node = kNone;
        std::uint32_t visits = 0;
        float prior = 0;
        std::array<std::uint32_t, kMaxPlayers> sums{};
    };
    /// What became of the games that began with an order of the decision thought about.
    struct RootOrder {
        Order order{};
        std::uint32_t games = 0;
        std::array<std::uint64_t, kMaxPlayers> chances{};
    };
    struct Node {
        Index first = 0;
        std::uint16_t edges = 0;
        std::uint16_t room = 0;
    };

    std::size_t mostEdges() const { return static_cast<std::size_t>(m_manner.mostEdges); }
    Index makeNode(const Position& position);
    void addEdge(Node& node, Order order, float prior);
    void favour(Index number, const Position& position);
    Index choose(Index number, const Position& position);
    Index edgeOf(Node& node, Order order);
    void simulate(Position position, Random& random);
    void playOut(Position& position, Random& random) const;
    std::optional<Order> mostTried(Index number, const Position& position) const;
    void noteChances(Order order, const Shares& chances);
    bool isClear(const SearchBudget& budget, int games, std::chrono::steady_clock::time_point start) const;
    std::vector<SearchedOrder> results(const OrderList& orders);
    void dropWhatIsPast(const std::atomic<bool>& stop);
    Index copyFrom(const std::vector<Node>& nodes, const std::vector<Edge>& edges, Index node,
                   const std::atomic<bool>& stop);

    SearchManner m_manner;
    Random m_random;
    bool m_pointsHidden = false;
    int m_rounds = 0; // of the manner's two, what holds for the decision thought about
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    std::vector<Index> m_path;
    std::vector<RootOrder> m_rootOrders;
    Index m_root = kNone;
    std::uint64_t m_simulations = 0;
};

} // namespace windrose
