// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_selection.h"

#include "../rules/game.h"

#include <algorithm>
#include <cmath>

namespace windrose
{

namespace
{

using Index = SearchTree::Index;

constexpr double kFirstPlayReduction = 0.02; // below the mean: the assumed value of an untried order

/// Finds the edges of the legal orders and returns their number: none only if the tree is full and has none of
/// them.
std::size_t openEdges(SearchTree& tree, Index number, const Position& position, const OrderList& orders,
                      std::span<Index> open)
{
    std::size_t count = 0;
    if (position.decision == Decision::PlaceColonists) {
        const SearchTree::Node node = tree.node(number);
        for (Index edge = node.first; edge < node.first + node.edges && count < open.size(); ++edge) {
            if (!check(position, tree.edge(edge).order)) {
                open[count++] = edge;
            }
        }
    }
    if (count == 0) {
        for (const Order& order : orders) {
            const Index edge = tree.edgeOf(number, order);
            if (edge != SearchTree::kNone) {
                open[count++] = edge;
            }
        }
    }
    return count;
}

} // namespace

SearchSelection::SearchSelection(const SearchOptions& options, std::shared_ptr<const Evaluation> evaluation)
    : m_evaluation(std::move(evaluation)),
      m_exploration(options.exploration),
      m_firstPlacements(options.firstPlacements)
{
}

SearchSelection::Index SearchSelection::makeNode(SearchTree& tree, const Position& position,
                                                 const OrderList& orders) const
{
    const Index node = tree.makeNode(orders);
    if (node != SearchTree::kNone) {
        setPriors(tree, node, position, orders);
    }
    return node;
}

void SearchSelection::setPriors(SearchTree& tree, Index node, const Position& position, const OrderList& orders) const
{
    std::array<float, OrderList::kCapacity> priors{};
    m_evaluation->findPriors(position, orders, priors);
    for (int place = 0; place < orders.size(); ++place) {
        tree.setPrior(tree.edgeOf(node, orders[place]), priors[static_cast<std::size_t>(place)]);
    }
    // Stable, and in place: the buffer of std::stable_sort is not aligned as an edge must be.
    const std::span<SearchTree::Edge> edges = tree.edgesOf(node);
    for (auto edge = edges.begin(); edge != edges.end(); ++edge) {
        const auto place = std::upper_bound(
            edges.begin(), edge, *edge,
            [](const SearchTree::Edge& one, const SearchTree::Edge& other) { return one.prior > other.prior; });
        std::rotate(place, edge, edge + 1);
    }
}

SearchSelection::Index SearchSelection::choose(SearchTree& tree, Index node, const Position& position,
                                               const OrderList& orders) const
{
    std::array<Index, OrderList::kCapacity> open{};
    std::size_t count = openEdges(tree, node, position, orders, open);
    if (count == 0) {
        return SearchTree::kNone;
    }
    const auto seat = static_cast<std::size_t>(position.turn);
    std::int64_t visits = 0;
    std::int64_t sum = 0;
    for (std::size_t place = 0; place < count; ++place) {
        visits += tree.edge(open[place]).visits;
        sum += tree.edge(open[place]).sums[seat];
    }
    if (position.decision == Decision::PlaceColonists) {
        count = std::min(count, static_cast<std::size_t>(m_firstPlacements) +
                                    static_cast<std::size_t>(std::sqrt(static_cast<double>(visits)) / 2));
    }
    const double mean = visits == 0 ? 0.5 : static_cast<double>(sum) / (static_cast<double>(visits) * kCertain);
    const double reach = m_exploration / 1000.0 * std::sqrt(static_cast<double>(visits) + 1);
    Index best = open[0];
    double highest = -1;
    for (std::size_t place = 0; place < count; ++place) {
        const SearchTree::Edge& edge = tree.edge(open[place]);
        const std::int64_t begun = edge.visits;
        const auto tried = static_cast<double>(begun);
        const double value =
            begun == 0 ? mean - kFirstPlayReduction : static_cast<double>(edge.sums[seat]) / (tried * kCertain);
        const double score = value + reach * static_cast<double>(edge.prior) / (1.0 + tried);
        if (score > highest) {
            highest = score;
            best = open[place];
        }
    }
    return best;
}

} // namespace windrose
