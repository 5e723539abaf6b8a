// SPDX-License-Identifier: GPL-3.0-or-later
#include "search.h"

#include "../rules/game.h"
#include "candidates.h"
#include "heuristic_evaluation.h"
#include "in_threads.h"
#include "observation.h"
#include "principal_variation.h"

#include <algorithm>
#include <limits>

namespace windrose
{

namespace
{

/// A search stops early only after this many playouts, which tell their rate and chances.
constexpr int kFewestGames = 64;
/// An order must have been visited this often before the decision after it becomes a node of the tree. A node needs
/// priors, which take long to compute, and most orders are visited less often.
constexpr int kVisitsBeforeNode = 2;
constexpr std::uint64_t kVarietySeed = 77; // the same variations for every search

/// The most edges of a tree that this many threads share.
int mostEdges(int ofThread, std::size_t threads)
{
    return static_cast<int>(
        std::clamp<std::int64_t>(std::int64_t{ofThread} * static_cast<std::int64_t>(threads), 0, kMaxEdges));
}

} // namespace

Search::Search(const SearchOptions& options, std::uint64_t seed, int threads,
               std::shared_ptr<const Evaluation> evaluation)
    : m_options(options),
      m_playoutPolicy(m_options, kVarietySeed),
      m_selection(m_options, evaluation ? std::move(evaluation)
                                        : std::make_shared<HeuristicEvaluation>(options.weights, options.priorWidth)),
      m_workers(workersOf(seed, threads)),
      m_tree(mostEdges(options.maxEdges, m_workers.size()))
{
}

std::vector<Search::Worker> Search::workersOf(std::uint64_t seed, int threads)
{
    Random seeds{seed};
    std::vector<Worker> workers;
    for (int number = 0; number < std::clamp(threads, 1, kMaxThreads); ++number) {
        workers.push_back({.random = Random{seeds.next()}});
    }
    return workers;
}

void Search::playout(Position& position, Random& random) const
{
    const int last = position.round + m_rounds;
    const PlayoutPolicy::SeatWeights weights = m_playoutPolicy.drawWeights(random);
    while (!position.isFinished() && position.round <= last) {
        apply(position, m_playoutPolicy.order(position, weights, random));
    }
}

void Search::Worker::recordChances(Order order, const Shares& chances)
{
    auto known = std::find_if(rootOrders.begin(), rootOrders.end(),
                              [order](const RootOrder& other) { return other.order == order; });
    if (known == rootOrders.end()) {
        known = rootOrders.insert(known, RootOrder{order, 0, {}});
    }
    ++known->games;
    for (std::size_t seat = 0; seat < chances.size(); ++seat) {
        known->chances[seat] += chances[seat];
    }
}

void Search::simulate(Position position, const OrderList& candidates, Worker& worker)
{
    ++worker.simulations;
    shuffleHidden(position, worker.random);
    if (m_pointsHidden && position.isLastRound()) {
        dealHiddenPoints(position, position.turn, worker.random);
    }
    worker.path.clear();
    SearchTree::Index node = m_tree.root();
    OrderList later;
    const OrderList* orders = &candidates;
    while (true) {
        const SearchTree::Index edge = m_selection.choose(m_tree, node, position, *orders);
        if (edge == SearchTree::kNone) {
            playout(position, worker.random);
            break;
        }
        worker.path.push_back(edge);
        const std::int64_t visits = m_tree.beginVisit(edge);
        apply(position, m_tree.edge(edge).order);
        if (!skipForced(position, later)) {
            break;
        }
        orders = &later;
        node = m_tree.nodeAfter(edge);
        if (node == SearchTree::kNone && visits >= kVisitsBeforeNode && worker.path.size() < kMaxDepth &&
            m_tree.claim(edge)) {
            node = m_selection.makeNode(m_tree, position, later);
            m_tree.connect(edge, node);
        }
        if (node == SearchTree::kNone) {
            playout(position, worker.random);
            break;
        }
    }
    const Value value = m_selection.evaluation().valueOf(position);
    worker.recordChances(m_tree.edge(worker.path.front()).order, value.chances);
    m_tree.endVisit(worker.path, value.rewards);
}

/// Makes the searched decision the root of the tree, with its priors.
void Search::prepareTree(const Position& seen, const OrderList& orders, bool isTimed, const std::atomic<bool>& stop)
{
    m_tree.pruneUnreachable(stop);
    m_tree.begin(m_workers.size() > 1);
    if (m_tree.root() == SearchTree::kNone) {
        if (isTimed) {
            m_tree.reserve(); // moving the edges later would delay the answer to a stop request
        }
        m_tree.setRoot(m_selection.makeNode(m_tree, seen, orders));
    }
    m_selection.setPriors(m_tree, m_tree.root(), seen, orders);
}

std::vector<SearchedOrder> Search::think(const Position& position, const SearchBudget& budget,
                                         const std::atomic<bool>& stop)
{
    const auto start = m_options.now();
    const auto end =
        budget.time ? start + std::min(*budget.time, kMaxSearchTime) : std::chrono::steady_clock::time_point::max();
    const Position seen = withHiddenShuffled(position, m_workers.front().random.next());
    OrderList orders;
    candidateOrders(seen, orders);
    if (orders.size() == 1) {
        return {{orders[0], 0, {}, {}}};
    }
    prepareTree(seen, orders, !budget.simulations, stop);
    const bool isLong = !budget.simulations || *budget.simulations >= m_options.manySimulations;
    m_rounds = isLong ? m_options.roundsOfLongThinking : m_options.playoutRounds;
    m_begun = 0;
    const Limits limits{budget, start, end};
    inThreads(static_cast<int>(m_workers.size()), [&](int number) { work(seen, orders, limits, number, stop); });
    return results(orders);
}

void Search::ponder(const Position& position, const SearchBudget& budget, const std::atomic<bool>& stop)
{
    Position next = withHiddenShuffled(position, m_workers.front().random.next());
    OrderList orders;
    // A search deals the hidden points as the seat to move knows them, and here another seat thinks.
    const bool dealsPoints = m_pointsHidden && next.isLastRound();
    if (!dealsPoints && skipForced(next, orders)) {
        think(next, budget, stop);
    }
}

/// Plays simulations, taken a few at a time, so that no thread waits long for another at the end.
void Search::work(const Position& seen, const OrderList& candidates, const Limits& limits, int number,
                  const std::atomic<bool>& stop)
{
    Worker& worker = m_workers[static_cast<std::size_t>(number)];
    worker.rootOrders.clear();
    const SearchBudget& budget = limits.budget;
    const auto threads = static_cast<std::int64_t>(m_workers.size());
    const std::int64_t all = budget.simulations ? std::int64_t{*budget.simulations} : std::int64_t{kMaxVisits};
    for (std::int64_t games = 0;;) {
        if (stop.load(std::memory_order_relaxed) || (budget.time && m_options.now() >= limits.end) ||
            (budget.stopsWhenDecided && isDecided(limits, games * threads))) {
            return;
        }
        const std::int64_t begun = m_begun.add(kPlayoutsBetweenChecks, threads > 1);
        const auto taken =
            std::min<std::int64_t>({kPlayoutsBetweenChecks, all - begun, kMaxVisits / threads - worker.simulations});
        if (taken <= 0) {
            return;
        }
        for (std::int64_t game = 0; game < taken; ++game) {
            simulate(seen, candidates, worker);
        }
        games += taken;
    }
}

/// Whether the second-best order can no longer overtake the best one: see `SearchOptions::overtakingShare`.
bool Search::isDecided(const Limits& limits, std::int64_t games) const
{
    if (games < kFewestGames) {
        return false;
    }
    double left = std::numeric_limits<double>::infinity();
    if (limits.budget.simulations) {
        left = static_cast<double>(*limits.budget.simulations - games) * m_options.overtakingShare / 100;
    }
    if (limits.budget.time) {
        const auto spent = std::chrono::duration<double>(m_options.now() - limits.start);
        left = std::min(left,
                        static_cast<double>(games) * (std::chrono::duration<double>(*limits.budget.time) / spent - 1));
    }
    std::int64_t most = 0;
    std::int64_t next = 0;
    for (const SearchTree::Edge& edge : m_tree.edgesOf(m_tree.root())) {
        next = std::max(next, std::min<std::int64_t>(most, edge.visits));
        most = std::max<std::int64_t>(most, edge.visits);
    }
    return static_cast<double>(most - next) > left;
}

/// What all threads recorded of the playouts that began with an order.
Search::RootOrder Search::recorded(Order order) const
{
    RootOrder all{order, 0, {}};
    for (const Worker& worker : m_workers) {
        for (const RootOrder& known : worker.rootOrders) {
            if (known.order == order) {
                all.games += known.games;
                for (std::size_t seat = 0; seat < all.chances.size(); ++seat) {
                    all.chances[seat] += known.chances[seat];
                }
            }
        }
    }
    return all;
}

std::vector<SearchedOrder> Search::results(const OrderList& orders) const
{
    std::vector<SearchedOrder> result;
    result.reserve(static_cast<std::size_t>(orders.size()));
    for (const Order& order : orders) {
        SearchedOrder searched{order, 0, {}, {}};
        const RootOrder all = recorded(order);
        for (std::size_t seat = 0; seat < searched.chances.size() && all.games != 0; ++seat) {
            searched.chances[seat] = static_cast<int>(all.chances[seat] / all.games);
        }
        if (const SearchTree::Index number = m_tree.knownEdge(m_tree.root(), order); number != SearchTree::kNone) {
            const SearchTree::Edge& edge = m_tree.edge(number);
            searched.simulations = edge.visits;
            for (std::size_t seat = 0; seat < edge.sums.size() && searched.simulations != 0; ++seat) {
                searched.expected[seat] = static_cast<int>(edge.sums[seat] / searched.simulations);
            }
        }
        result.push_back(searched);
    }
    std::stable_sort(result.begin(), result.end(), [](const SearchedOrder& one, const SearchedOrder& other) {
        return one.simulations > other.simulations;
    });
    return result;
}

std::int64_t Search::simulations() const
{
    std::int64_t all = 0;
    for (const Worker& worker : m_workers) {
        all += worker.simulations;
    }
    return all;
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
    m_tree.descend(order);
}

std::vector<Order> Search::bestLine(const Position& position, Order first, std::int64_t minVisits) const
{
    return principalVariation(m_tree, position, first, minVisits);
}

} // namespace windrose
