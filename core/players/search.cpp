// SPDX-License-Identifier: GPL-3.0-or-later
#include "search.h"

#include "candidates.h"
#include "heuristic_evaluation.h"
#include "observation.h"
#include "quick_policy.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace windrose
{

namespace
{

constexpr int kGamesBeforeRate = 64;         // playouts before their rate is known
constexpr double kFirstPlayReduction = 0.02; // below the mean: the assumed value of an untried order

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

} // namespace

Search::Search(const SearchOptions& options, std::uint64_t seed, std::shared_ptr<const Evaluation> evaluation)
    : m_options(options),
      m_evaluation(evaluation ? std::move(evaluation)
                              : std::make_shared<HeuristicEvaluation>(options.weights, options.priorWidth)),
      m_random{seed}
{
    m_options.maxEdges = std::clamp(m_options.maxEdges, 0, kMaxEdges);
}

void Search::forget()
{
    m_nodes.clear();
    m_edges.clear();
    m_root = kNone;
}

void Search::addEdge(Node& node, Order order, float prior)
{
    if (node.edges == node.room) {
        // Grows like a vector: a full block is copied to the end with twice the capacity. Late orders are rare.
        const Index room = node.room == 0 ? 8 : 2 * node.room;
        const auto first = static_cast<Index>(m_edges.size());
        m_edges.resize(m_edges.size() + room);
        std::copy_n(m_edges.begin() + node.first, node.edges, m_edges.begin() + first);
        node.first = first;
        node.room = room;
    }
    Edge& edge = m_edges[node.first + node.edges++];
    edge = Edge{};
    edge.order = order;
    edge.prior = prior;
}

Search::Index Search::makeNode(const Position& position)
{
    OrderList orders;
    candidateOrders(position, orders);
    Node node;
    node.first = static_cast<Index>(m_edges.size());
    node.room = static_cast<Index>(orders.size());
    m_edges.resize(m_edges.size() + static_cast<std::size_t>(orders.size()));
    for (const Order& order : orders) {
        addEdge(node, order, 0);
    }
    m_nodes.push_back(node);
    const auto number = static_cast<Index>(m_nodes.size() - 1);
    setPriors(number, position);
    return number;
}

/// The edge of an order, or `kNone`.
Search::Index Search::knownEdge(const Node& node, Order order) const
{
    for (Index edge = node.first; edge < node.first + node.edges; ++edge) {
        if (m_edges[edge].order == order) {
            return edge;
        }
    }
    return kNone;
}

/// The edge of an order; adds one if hidden tiles made an order possible that was not before.
Search::Index Search::edgeOf(Node& node, Order order)
{
    if (const Index known = knownEdge(node, order); known != kNone) {
        return known;
    }
    addEdge(node, order, 1 / static_cast<float>(node.edges + 1));
    return node.first + node.edges - 1U;
}

/// Sets the priors of a node's edges and sorts them by prior.
void Search::setPriors(Index number, const Position& position)
{
    OrderList orders;
    candidateOrders(position, orders);
    std::array<float, OrderList::kCapacity> priors{};
    m_evaluation->findPriors(position, orders, priors);
    for (int place = 0; place < orders.size(); ++place) {
        const Index edge = edgeOf(m_nodes[number], orders[place]);
        m_edges[edge].prior = priors[static_cast<std::size_t>(place)];
    }
    const Node& node = m_nodes[number];
    // Stable, and in place: the buffer of std::stable_sort is not aligned as an edge must be.
    const auto first = m_edges.begin() + node.first;
    for (auto edge = first; edge != first + node.edges; ++edge) {
        const auto place = std::upper_bound(first, edge, *edge,
                                            [](const Edge& one, const Edge& other) { return one.prior > other.prior; });
        std::rotate(place, edge, edge + 1);
    }
}

/// Finds the edges of the legal orders and returns their number: none only if the tree is full and has none of
/// them.
std::size_t Search::openEdges(Node& node, const Position& position, std::span<Index> open)
{
    std::size_t count = 0;
    if (position.decision == Decision::PlaceColonists) {
        for (Index edge = node.first; edge < node.first + node.edges && count < open.size(); ++edge) {
            if (!check(position, m_edges[edge].order)) {
                open[count++] = edge;
            }
        }
    }
    if (count == 0) {
        OrderList orders;
        candidateOrders(position, orders);
        const bool isFull = m_edges.size() + 2 * node.room > edgeCapacity();
        for (const Order& order : orders) {
            const Index edge = isFull ? knownEdge(node, order) : edgeOf(node, order);
            if (edge != kNone) {
                open[count++] = edge;
            }
        }
    }
    return count;
}

/// Selects the edge with the highest PUCT score for the seat to move.
/// `kNone` where there is none (see `openEdges`).
Search::Index Search::choose(Index number, const Position& position)
{
    std::array<Index, OrderList::kCapacity> open{};
    std::size_t count = openEdges(m_nodes[number], position, open);
    if (count == 0) {
        return kNone;
    }
    const auto seat = static_cast<std::size_t>(position.turn);
    std::int64_t visits = 0;
    std::int64_t sum = 0;
    for (std::size_t place = 0; place < count; ++place) {
        visits += m_edges[open[place]].visits;
        sum += m_edges[open[place]].sums[seat];
    }
    if (position.decision == Decision::PlaceColonists) {
        count = std::min(count, static_cast<std::size_t>(m_options.firstPlacements) +
                                    static_cast<std::size_t>(std::sqrt(static_cast<double>(visits)) / 2));
    }
    const double mean = visits == 0 ? 0.5 : static_cast<double>(sum) / (static_cast<double>(visits) * kCertain);
    const double reach = m_options.exploration / 1000.0 * std::sqrt(static_cast<double>(visits) + 1);
    Index best = open[0];
    double highest = -1;
    for (std::size_t place = 0; place < count; ++place) {
        const Edge& edge = m_edges[open[place]];
        const auto tried = static_cast<double>(edge.visits);
        const double value =
            edge.visits == 0 ? mean - kFirstPlayReduction : static_cast<double>(edge.sums[seat]) / (tried * kCertain);
        const double score = value + reach * static_cast<double>(edge.prior) / (1.0 + tried);
        if (score > highest) {
            highest = score;
            best = open[place];
        }
    }
    return best;
}

void Search::playout(Position& position, Random& random) const
{
    const auto last = position.round + static_cast<std::uint32_t>(m_rounds);
    while (!position.isFinished() && position.round <= last) {
        const bool odd = position.decision != Decision::PlaceColonists;
        apply(position, quickOrder(position, m_options.weights, random, odd ? m_options.explorationRate : 0));
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
    Index node = m_root;
    while (true) {
        const Index edge = choose(node, position);
        if (edge == kNone) {
            playout(position, random);
            break;
        }
        m_path.push_back(edge);
        apply(position, m_edges[edge].order);
        OrderList orders;
        if (!skipForced(position, orders)) {
            break;
        }
        if (m_edges[edge].node == kNone) {
            if (m_edges[edge].visits != 0 && m_edges.size() < maxEdges() && m_path.size() < kMaxDepth) {
                const Index made = makeNode(position);
                m_edges[edge].node = made;
            }
            playout(position, random);
            break;
        }
        node = m_edges[edge].node;
    }
    const Value value = m_evaluation->valueOf(position);
    recordChances(m_edges[m_path.front()].order, value.chances);
    for (const Index edge : m_path) {
        ++m_edges[edge].visits;
        for (std::size_t seat = 0; seat < value.rewards.size(); ++seat) {
            m_edges[edge].sums[seat] += value.rewards[seat];
        }
    }
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
    pruneUnreachable(stop);
    if (m_root == kNone) {
        if (!budget.simulations) {
            reserveEdges(); // moving them later would delay the answer to a stop request
        }
        m_root = makeNode(seen);
    }
    setPriors(m_root, seen);
    m_rootOrders.clear();
    m_rounds = budget.simulations ? m_options.playoutRounds : m_options.roundsInTime;
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

/// Whether the most visited order stays so even if all remaining playouts went to the second.
bool Search::isDecided(const SearchBudget& budget, std::int64_t games,
                       std::chrono::steady_clock::time_point start) const
{
    double left = std::numeric_limits<double>::max();
    if (budget.simulations) {
        left = static_cast<double>(*budget.simulations - games);
    }
    if (budget.time && games >= kGamesBeforeRate) {
        const auto spent = std::chrono::duration<double>(m_options.now() - start);
        left = std::min(left, static_cast<double>(games) * (std::chrono::duration<double>(*budget.time) / spent - 1));
    }
    std::int64_t most = 0;
    std::int64_t next = 0;
    const Node& root = m_nodes[m_root];
    for (Index edge = root.first; edge < root.first + root.edges; ++edge) {
        next = std::max(next, std::min(most, m_edges[edge].visits));
        most = std::max(most, m_edges[edge].visits);
    }
    return static_cast<double>(most - next) > left;
}

std::vector<SearchedOrder> Search::results(const OrderList& orders)
{
    std::vector<SearchedOrder> result;
    result.reserve(static_cast<std::size_t>(orders.size()));
    Node& root = m_nodes[m_root];
    for (const Order& order : orders) {
        const Edge& edge = m_edges[edgeOf(root, order)];
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

/// Frees the nodes that are no longer below the root once much of the memory is used.
void Search::pruneUnreachable(const std::atomic<bool>& stop)
{
    if (m_root == kNone || m_edges.size() < maxEdges() / 2) {
        return;
    }
    const std::vector<Node> nodes = std::move(m_nodes);
    const std::vector<Edge> edges = std::move(m_edges);
    const Index root = m_root;
    forget();
    reserveEdges();
    m_root = copyFrom(nodes, edges, root, stop);
}

/// being stopped halfway only loses statistics
Search::Index Search::copyFrom(const std::vector<Node>& nodes, const std::vector<Edge>& edges, Index node,
                               const std::atomic<bool>& stop)
{
    const Node& from = nodes[node];
    const Node made{static_cast<Index>(m_edges.size()), from.edges, from.edges};
    m_edges.insert(m_edges.end(), edges.begin() + from.first, edges.begin() + from.first + from.edges);
    const auto number = static_cast<Index>(m_nodes.size());
    m_nodes.push_back(made);
    for (Index edge = 0; edge < made.edges; ++edge) {
        const Index below = edges[from.first + edge].node;
        if (below != kNone) {
            const bool goesOn = !stop.load(std::memory_order_relaxed);
            const Index copied = goesOn ? copyFrom(nodes, edges, below, stop) : kNone;
            m_edges[made.first + edge].node = copied;
        }
    }
    return number;
}

void Search::advance(const Position& before, Order order)
{
    if (m_root == kNone) {
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
    const Node root = m_nodes[m_root];
    Index below = kNone;
    for (Index edge = root.first; edge < root.first + root.edges; ++edge) {
        if (m_edges[edge].order == onAnySpace(order)) {
            below = m_edges[edge].node;
        }
    }
    if (below == kNone) {
        forget();
    } else {
        m_root = below;
    }
}

std::vector<Order> Search::bestLine(Position position, Order first) const
{
    constexpr std::size_t kMaxOrders = 10;
    std::vector<Order> line;
    Index number = m_root;
    std::optional<Order> next = first;
    while (next && line.size() < kMaxOrders) {
        line.push_back(*next);
        Index below = kNone;
        const Node node = number == kNone ? Node{} : m_nodes[number];
        for (Index edge = node.first; edge < node.first + node.edges; ++edge) {
            below = m_edges[edge].order == *next ? m_edges[edge].node : below;
        }
        apply(position, *next);
        OrderList orders;
        while (!position.isFinished() && line.size() < kMaxOrders) {
            candidateOrders(position, orders);
            if (orders.size() > 1) {
                break;
            }
            line.push_back(orders[0]);
            apply(position, orders[0]);
        }
        number = below;
        next = mostTried(number, position);
    }
    return line;
}

/// The most visited order of a node among those legal here, if there is one.
std::optional<Order> Search::mostTried(Index number, const Position& position) const
{
    std::optional<Order> best;
    std::int64_t visits = 0;
    const Node node = number == kNone || position.isFinished() ? Node{} : m_nodes[number];
    for (Index place = node.first; place < node.first + node.edges; ++place) {
        const Edge& edge = m_edges[place];
        if (edge.visits > visits && !check(position, edge.order)) {
            visits = edge.visits;
            best = edge.order;
        }
    }
    return best;
}

} // namespace windrose
