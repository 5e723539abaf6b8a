// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "../rules/position.h"
#include "search_options.h"

#include <atomic>
#include <span>
#include <vector>

namespace windrose
{

/// The nodes and edges of a search over orders: a node is a decision with a choice, an edge one of its orders. It stops
/// growing at a number of edges.
class SearchTree
{
public:
    /// A number of a node or of an edge.
    using Index = std::uint32_t;
    static constexpr Index kNone = 0xFFFFFFFF;

    struct alignas(64) Edge {
        Order order{};
        std::int64_t visits = 0;
        std::array<std::int64_t, kMaxPlayers> sums{}; ///< sum of the rewards of each seat
        Index node = kNone;                           ///< the next decision, if the tree has it
        float prior = 0;
    };
    static_assert(sizeof(Edge) == 64, "an edge is a cache line");

    /// The block of edges of a decision.
    struct Node {
        Index first = 0;
        Index edges = 0;
        Index room = 0;
    };

    /// `maxEdges` is at most `kMaxEdges`.
    explicit SearchTree(int maxEdges) : m_maxEdges(static_cast<std::size_t>(maxEdges)) {}

    /// The node of the decision that is searched, or `kNone`.
    Index root() const { return m_root; }
    void setRoot(Index node) { m_root = node; }

    /// Nodes and edges are valid until the tree grows.
    const Node& node(Index node) const { return m_nodes[node]; }
    const Edge& edge(Index edge) const { return m_edges[edge]; }
    std::span<Edge> edgesOf(Index node) { return {m_edges.data() + m_nodes[node].first, m_nodes[node].edges}; }
    std::span<const Edge> edgesOf(Index node) const
    {
        return {m_edges.data() + m_nodes[node].first, m_nodes[node].edges};
    }
    /// The edge of an order, or `kNone`.
    Index knownEdge(Index node, Order order) const;
    /// The edge of an order; adds one if hidden tiles made an order possible that was not before.
    Index edgeOf(Index node, Order order);

    /// Adds a node with an edge for each order, without priors.
    Index makeNode(const OrderList& orders);
    /// Makes `node` the decision that follows an edge.
    void connect(Index edge, Index node) { m_edges[edge].node = node; }
    void setPrior(Index edge, float prior) { m_edges[edge].prior = prior; }
    /// Adds one visit with these rewards to each edge.
    void addVisit(std::span<const Index> path, const Shares& rewards);

    /// Edges in total: at most a sixteenth and a few hundred more than the limit.
    std::size_t edges() const { return m_edges.size(); }
    /// Whether more nodes may be made.
    bool canGrow() const { return m_edges.size() < m_maxEdges; }
    /// Whether orders that hidden tiles make possible later can no longer be added to a node.
    bool isFull(Index node) const { return m_edges.size() + 2 * m_nodes[node].room > edgeCapacity(); }
    /// Reserves the memory of the largest tree, so that no edges are moved while it grows.
    void reserve() { m_edges.reserve(edgeCapacity() + 1024); }

    void clear();
    /// Frees the nodes that are no longer below the root once much of the memory is used. Ends soon after `stop` became
    /// true, which only loses statistics.
    void pruneUnreachable(const std::atomic<bool>& stop);
    /// Makes the decision that follows this order of the root the new root; clears the tree if it has none.
    void descend(Order order);

private:
    static_assert(2 * static_cast<Index>(kMaxEdges) < kNone, "each edge needs an index");

    /// The most orders of all nodes, those added later by hidden tiles included.
    std::size_t edgeCapacity() const { return m_maxEdges + m_maxEdges / 16; }
    void addEdge(Node& node, Order order, float prior);
    Index copyFrom(const std::vector<Node>& nodes, const std::vector<Edge>& edges, Index node,
                   const std::atomic<bool>& stop);

    std::size_t m_maxEdges;
    std::vector<Node> m_nodes;
    std::vector<Edge> m_edges;
    Index m_root = kNone;
};

} // namespace windrose
