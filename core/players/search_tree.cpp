// SPDX-License-Identifier: GPL-3.0-or-later
#include "search_tree.h"

#include <algorithm>

namespace windrose
{

void SearchTree::clear()
{
    m_nodes.clear();
    m_edges.clear();
    m_root = kNone;
}

void SearchTree::addEdge(Node& node, Order order, float prior)
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

SearchTree::Index SearchTree::makeNode(const OrderList& orders)
{
    Node node;
    node.first = static_cast<Index>(m_edges.size());
    node.room = static_cast<Index>(orders.size());
    m_edges.resize(m_edges.size() + static_cast<std::size_t>(orders.size()));
    for (const Order& order : orders) {
        addEdge(node, order, 0);
    }
    m_nodes.push_back(node);
    return static_cast<Index>(m_nodes.size() - 1);
}

SearchTree::Index SearchTree::knownEdge(Index node, Order order) const
{
    const Node& from = m_nodes[node];
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
    Node& from = m_nodes[node];
    addEdge(from, order, 1 / static_cast<float>(from.edges + 1));
    return from.first + from.edges - 1U;
}

void SearchTree::addVisit(std::span<const Index> path, const Shares& rewards)
{
    for (const Index edge : path) {
        ++m_edges[edge].visits;
        for (std::size_t seat = 0; seat < rewards.size(); ++seat) {
            m_edges[edge].sums[seat] += rewards[seat];
        }
    }
}

void SearchTree::pruneUnreachable(const std::atomic<bool>& stop)
{
    if (m_root == kNone || m_edges.size() < m_maxEdges / 2) {
        return;
    }
    const std::vector<Node> nodes = std::move(m_nodes);
    const std::vector<Edge> edges = std::move(m_edges);
    const Index root = m_root;
    clear();
    reserve();
    m_root = copyFrom(nodes, edges, root, stop);
}

SearchTree::Index SearchTree::copyFrom(const std::vector<Node>& nodes, const std::vector<Edge>& edges, Index node,
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

void SearchTree::descend(Order order)
{
    Index below = kNone;
    for (const Edge& edge : edgesOf(m_root)) {
        if (edge.order == order) {
            below = edge.node;
        }
    }
    if (below == kNone) {
        clear();
    } else {
        m_root = below;
    }
}

} // namespace windrose
