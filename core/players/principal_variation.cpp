// SPDX-License-Identifier: GPL-3.0-or-later
#include "principal_variation.h"

#include "../rules/game.h"
#include "candidates.h"

#include <optional>

namespace windrose
{

namespace
{

/// The most visited order of a node among those legal here, if there is one with `minVisits` visits.
std::optional<Order> mostVisited(const SearchTree& tree, SearchTree::Index node, const Position& position,
                                 std::int64_t minVisits)
{
    std::optional<Order> best;
    std::int64_t visits = minVisits - 1;
    for (const SearchTree::Edge& edge : tree.edgesOf(node)) {
        if (edge.visits > visits && !check(position, edge.order)) {
            visits = edge.visits;
            best = edge.order;
        }
    }
    return best;
}

} // namespace

std::vector<Order> principalVariation(const SearchTree& tree, Position position, Order first, std::int64_t minVisits)
{
    constexpr std::size_t kMaxOrders = 10;
    std::vector<Order> line;
    SearchTree::Index node = tree.root();
    std::optional<Order> next = first;
    while (next && line.size() < kMaxOrders) {
        line.push_back(*next);
        const SearchTree::Index edge = node == SearchTree::kNone ? node : tree.knownEdge(node, *next);
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
        node = edge == SearchTree::kNone ? edge : tree.nodeAfter(edge);
        next = node == SearchTree::kNone || position.isFinished() ? std::nullopt
                                                                  : mostVisited(tree, node, position, minVisits);
    }
    return line;
}

} // namespace windrose
