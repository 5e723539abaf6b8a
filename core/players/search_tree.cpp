// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_tree.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr std::size_t kMoreEdges = 1024; // for the node that is made last

/// The order without its space. Orders that differ only in the space share one edge.
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

void SearchTree::clear()
{
    m_nodes.clear();
    m_edges.clear();
    m_size = 0;
    m_root = kNone;
    m_hasUnreachable = false;
}

void SearchTree::reserve()
{
    m_edges.reserve(edgeCapacity() + kMoreEdges);
    m_nodes.reserve((edgeCapacity() + kMoreEdges) / 2); // a decision has at least two orders
}

void SearchTree::begin(bool severalThreads)
{
    m_hasThreads = severalThreads;
    if (severalThreads) {
        reserve();
    }
}

std::span<const SearchTree::Edge> SearchTree::edgesOf(Index node) const
{
    const Node block = m_nodes[node].received();
    return {m_edges.data() + block.first, block.edges};
}

std::span<SearchTree::Edge> SearchTree::edgesOf(Index node)
{
    const Node block = m_nodes[node];
    return {m_edges.data() + block.first, block.edges};
}

SearchTree::Index SearchTree::nodeAfter(Index edge) const
{
    const Index node = m_edges[edge].node.received();
    return node == kClaimed ? kNone : node;
}

void SearchTree::addEdge(Node& node, Order order, float prior)
{
    if (node.edges == node.room) {
        const auto room = static_cast<std::uint16_t>(2 * node.room);
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

SearchTree::Index SearchTree::makeNode(const OrderList& orders)
{
    const std::lock_guard lock(*m_growth);
    if (!canGrow() && m_root != kNone) {
        return kNone;
    }
    Node node;
    node.first = static_cast<Index>(m_edges.size());
    node.room = static_cast<std::uint16_t>(orders.size());
    m_edges.resize(m_edges.size() + static_cast<std::size_t>(orders.size()));
    for (const Order& order : orders) {
        addEdge(node, order, 0);
    }
    m_size = m_edges.size();
    m_nodes.emplace_back(node);
    return static_cast<Index>(m_nodes.size() - 1);
}

SearchTree::Index SearchTree::knownEdge(Index node, Order order) const
{
    const Node from = m_nodes[node].received();
    for (Index edge = from.first; edge < from.first + from.edges; ++edge) {
        if (m_edges[edge].order == order) {
            return edge;
        }
    }
    return kNone;
}

SearchTree::Index SearchTree::edgeOf(Index node, Order order)
{
    if (const Index known = knownEdge(node, order); known != kNone) {
        return known;
    }
    const std::lock_guard lock(*m_growth);
    if (const Index known = knownEdge(node, order); known != kNone) {
        return known; // another thread has added it
    }
    Node block = m_nodes[node];
    if (node != m_root && m_edges.size() + 2 * std::size_t{block.room} > edgeCapacity()) {
        return kNone;
    }
    // If this moves the block, rewards that other threads then add to the old one are lost. That is rare.
    addEdge(block, order, 1 / static_cast<float>(block.edges + 1));
    m_size = m_edges.size();
    m_nodes[node].publish(block);
    return block.first + block.edges - 1U;
}

void SearchTree::endVisit(std::span<const Index> path, const Shares& rewards)
{
    for (const Index edge : path) {
        for (std::size_t seat = 0; seat < rewards.size(); ++seat) {
            if (rewards[seat] != 0) { // to add nothing would take as long, with several threads
                m_edges[edge].sums[seat].add(rewards[seat], m_hasThreads);
            }
        }
    }
}

void SearchTree::pruneUnreachable(const std::atomic<bool>& stop)
{
    if (!m_hasUnreachable || m_edges.size() < m_maxEdges / 2) {
        return;
    }
    const std::vector<SharedValue<Node>> nodes = std::move(m_nodes);
    const std::vector<Edge> edges = std::move(m_edges);
    const Index root = m_root;
    clear();
    reserve();
    m_root = copyFrom(nodes, edges, root, stop);
    m_size = m_edges.size();
}

SearchTree::Index SearchTree::copyFrom(const std::vector<SharedValue<Node>>& nodes, const std::vector<Edge>& edges,
                                       Index node, const std::atomic<bool>& stop)
{
    const Node from = nodes[node];
    const Node made{static_cast<Index>(m_edges.size()), from.edges, from.edges};
    m_edges.insert(m_edges.end(), edges.begin() + from.first, edges.begin() + from.first + from.edges);
    const auto number = static_cast<Index>(m_nodes.size());
    m_nodes.emplace_back(made);
    for (Index edge = 0; edge < made.edges; ++edge) {
        const Index below = edges[from.first + edge].node;
        if (below != kNone) {
            const bool goesOn = !stop.load(std::memory_order_relaxed);
            m_edges[made.first + edge].node = goesOn ? copyFrom(nodes, edges, below, stop) : kNone;
        }
    }
    return number;
}

void SearchTree::descend(Order order)
{
    const Index edge = knownEdge(m_root, onAnySpace(order));
    const Index below = edge == kNone ? kNone : nodeAfter(edge);
    if (below == kNone) {
        clear();
    } else {
        m_root = below;
        m_hasUnreachable = true;
    }
}

} // namespace windrose
