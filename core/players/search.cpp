// SPDX-License-Identifier: GPL-3.0-or-later
#include "search.h"

#include "../rules/game.h"
#include "candidates.h"
#include "heuristic_evaluation.h"
#include "observation.h"
#include "principal_variation.h"

#include <algorithm>
#include <limits>

namespace windrose
{

namespace
{

constexpr int kFewestGames = 64;           // playouts before a search may stop early, to know their rate and chances
constexpr std::uint64_t kVarietySeed = 77; // the same variations for every search

/// Orders that differ only in the chosen space share one edge.
Order onAnySpace(Order order)
{
    switch (order.kind) {
    case OrderKind::Take:
        return Order::take(order.tile(), static_cast<ExtraColonist>(order.mask));
    case OrderKind::Build:
        return Order::build(order.building(), static_cast<ExtraColonist>(order.mask));
    default:
        return order;
    }
}

/// The options with limits that a tree can have.
SearchOptions clamped(SearchOptions options)
{
    options.maxEdges = std::clamp(options.maxEdges, 0, kMaxEdges);
    return options;
}

} // namespace

Search::Search(const SearchOptions& options, std::uint64_t seed, std::shared_ptr<const Evaluation> evaluation)
    : m_options(clamped(options)),
      m_playoutPolicy(m_options, kVarietySeed),
      m_selection(m_options, evaluation ? std::move(evaluation)
                                        : std::make_shared<HeuristicEvaluation>(options.weights, options.priorWidth)),
      m_tree(m_options.maxEdges),
      m_random{seed}
{
}

void Search::playout(Position& position, Random& random) const
{
    const int rounds = m_selection.evaluation().playoutRounds(position, m_rounds);
    const int last = position.round + rounds;
    const PlayoutPolicy::SeatWeights weights = m_playoutPolicy.drawWeights(random);
    while (!position.isFinished() && position.round <= last) {
        apply(position, m_playoutPolicy.order(position, weights, random));
    }
}

void Search::recordChances(Order order, const Shares& chances)
{
    auto known = std::find_if(m_rootOrders.begin(), m_rootOrders.end(),
                              [order](const RootOrder& other) { return other.order == order; });
    if (known == m_rootOrders.end()) {
        known = m_rootOrders.insert(known, RootOrder{order, 0, {}});
    }
    ++known->games;
    for (std::size_t seat = 0; seat < chances.size(); ++seat) {
        known->chances[seat] += chances[seat];
    }
}

void Search::simulate(Position position, Random& random)
{
    ++m_simulations;
    shuffleHidden(position, random);
    if (m_pointsHidden && position.isLastRound()) {
        dealHiddenPoints(position, position.turn, random);
    }
    m_path.clear();
    SearchTree::Index node = m_tree.root();
    while (true) {
        const SearchTree::Index edge = m_selection.choose(m_tree, node, position);
        if (edge == SearchTree::kNone) {
            playout(position, random);
            break;
        }
        m_path.push_back(edge);
        apply(position, m_tree.edge(edge).order);
        OrderList orders;
        if (!skipForced(position, orders)) {
            break;
        }
        if (m_tree.edge(edge).node == SearchTree::kNone) {
            if (m_tree.edge(edge).visits != 0 && m_tree.canGrow() && m_path.size() < kMaxDepth) {
                m_tree.connect(edge, m_selection.makeNode(m_tree, position));
            }
            playout(position, random);
            break;
        }
        node = m_tree.edge(edge).node;
    }
    const Value value = m_selection.evaluation().valueOf(position);
    recordChances(m_tree.edge(m_path.front()).order, value.chances);
    m_tree.addVisit(m_path, value.rewards);
}

std::vector<SearchedOrder> Search::think(const Position& position, const SearchBudget& budget,
                                         const std::atomic<bool>& stop)
{
    const auto start = m_options.now();
    const auto end =
        budget.time ? start + std::min(*budget.time, kMaxSearchTime) : std::chrono::steady_clock::time_point::max();
    const Position seen = withHiddenShuffled(position, m_random.next());
    OrderList orders;
    candidateOrders(seen, orders);
    if (orders.size() == 1) {
        return {{orders[0], 0, {}, {}}};
    }
    m_tree.pruneUnreachable(stop);
    if (m_tree.root() == SearchTree::kNone) {
        if (!budget.simulations) {
            m_tree.reserve(); // moving them later would delay the answer to a stop request
        }
        m_tree.setRoot(m_selection.makeNode(m_tree, seen));
    }
    m_selection.setPriors(m_tree, m_tree.root(), seen);
    m_rootOrders.clear();
    m_rounds = budget.simulations ? m_options.playoutRounds : m_options.roundsWithTimeLimit;
    for (std::int64_t game = 0; !budget.simulations || game < *budget.simulations; ++game) {
        if (m_simulations == kMaxVisits) {
            break;
        }
        if (game % kPlayoutsBetweenChecks == 0 &&
            (stop.load(std::memory_order_relaxed) || (budget.time && m_options.now() >= end) ||
             (budget.stopsWhenDecided && isDecided(budget, game, start)))) {
            break;
        }
        simulate(seen, m_random);
    }
    return results(orders);
}

/// Whether the most visited order would keep its lead even if the second got `SearchOptions::overtakingShare` of the
/// remaining playouts.
bool Search::isDecided(const SearchBudget& budget, std::int64_t games,
                       std::chrono::steady_clock::time_point start) const
{
    if (games < kFewestGames) {
        return false;
    }
    double left = std::numeric_limits<double>::infinity();
    if (budget.simulations) {
        left = static_cast<double>(*budget.simulations - games);
    }
    if (budget.time) {
        const auto spent = std::chrono::duration<double>(m_options.now() - start);
        left = std::min(left, static_cast<double>(games) * (std::chrono::duration<double>(*budget.time) / spent - 1));
    }
    std::int64_t most = 0;
    std::int64_t next = 0;
    for (const SearchTree::Edge& edge : m_tree.edgesOf(m_tree.root())) {
        next = std::max(next, std::min(most, edge.visits));
        most = std::max(most, edge.visits);
    }
    return 100 * static_cast<double>(most - next) > left * m_options.overtakingShare;
}

std::vector<SearchedOrder> Search::results(const OrderList& orders)
{
    std::vector<SearchedOrder> result;
    result.reserve(static_cast<std::size_t>(orders.size()));
    for (const Order& order : orders) {
        const SearchTree::Edge& edge = m_tree.edge(m_tree.edgeOf(m_tree.root(), order));
        SearchedOrder searched{order, edge.visits, {}, {}};
        const auto known = std::find_if(m_rootOrders.begin(), m_rootOrders.end(),
                                        [&order](const RootOrder& other) { return other.order == order; });
        for (std::size_t seat = 0; seat < searched.chances.size() && known != m_rootOrders.end(); ++seat) {
            searched.chances[seat] = static_cast<int>(known->chances[seat] / known->games);
        }
        for (std::size_t seat = 0; seat < edge.sums.size() && edge.visits != 0; ++seat) {
            searched.expected[seat] = static_cast<int>(edge.sums[seat] / edge.visits);
        }
        result.push_back(searched);
    }
    std::stable_sort(result.begin(), result.end(), [](const SearchedOrder& one, const SearchedOrder& other) {
        return one.simulations > other.simulations;
    });
    return result;
}

void Search::advance(const Position& before, Order order)
{
    if (m_tree.root() == SearchTree::kNone) {
        return;
    }
    OrderList orders;
    candidateOrders(before, orders);
    if (orders.size() == 1) {
        if (!(orders[0] == order)) {
            forget();
        }
        return; // forced orders have no node
    }
    m_tree.descend(onAnySpace(order));
}

std::vector<Order> Search::bestLine(const Position& position, Order first, std::int64_t minVisits) const
{
    return principalVariation(m_tree, position, first, minVisits);
}

} // namespace windrose
