// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "../rules/position.h"
#include "search_options.h"
#include "shared_value.h"

#include <memory>
#include <mutex>
#include <span>
#include <vector>

namespace windrose
{

/// The nodes and edges of a search over orders: a node is a decision with a choice, an edge one of its orders. It stops
/// growing at a number of edges. Between `begin` and the end of a search, several threads may visit it and let it grow.
class SearchTree
{
public:
    /// A number of a node or of an edge.
    using Index = std::uint32_t;
    static constexpr Index kNone = 0xFFFFFFFF;
    static constexpr Index kClaimed = 0xFFFFFFFE; ///< while a thread makes the node

    struct alignas(64) Edge {
        Order order{};
        SharedValue<std::int64_t> visits = 0;                      ///< counted when a visit begins
        std::array<SharedValue<std::int64_t>, kMaxPlayers> sums{}; ///< sum of the rewards of each seat
        SharedValue<Index> node = kNone;                           ///< the next decision, if the tree has it
        float prior = 0;
    };
    static_assert(sizeof(Edge) == 64, "an edge is a cache line");

    /// The block of edges of a decision. Aligned to its size, or Clang would read it by a call of the atomic library.
    struct alignas(8) Node {
        Index first = 0;
        std::uint16_t edges = 0;
        std::uint16_t room = 0;
    };

    /// `maxEdges` is at most `kMaxEdges`.
    explicit SearchTree(int maxEdges) : m_maxEdges(static_cast<std::size_t>(maxEdges)) {}

    /// The node of the decision that is searched, or `kNone`.
    Index root() const { return m_root; }
    void setRoot(Index node) { m_root = node; }
    /// Called before a search. With `severalThreads`, edges and nodes keep their addresses while the tree grows.
    void begin(bool severalThreads);

    /// With a single thread, nodes and edges are valid until the tree grows.
    Node node(Index node) const { return m_nodes[node].received(); }
    const Edge& edge(Index edge) const { return m_edges[edge]; }
    std::span<const Edge> edgesOf(Index node) const;
    /// The same, to change the edges while no other thread uses the node.
    std::span<Edge> edgesOf(Index node);
    /// The edge of an order, or `kNone`.
    Index knownEdge(Index node, Order order) const;
    /// The edge of an order. Adds one if other hidden tiles made the order possible after the node was made; `kNone` if
    /// the tree has no room for it. There is always room at the root.
    Index edgeOf(Index node, Order order);

    /// Adds a node with an edge for each order, without priors. `kNone` if the tree is full, unless it has no root.
    Index makeNode(const OrderList& orders);
    /// The decision that follows an edge; `kNone` if it is not in the tree (yet).
    Index nodeAfter(Index edge) const;
    /// Lets only the calling thread make the node that follows an edge. False if there is one, if another thread is
    /// making it, or if the tree is full.
    bool claim(Index edge) { return canGrow() && m_edges[edge].node.replace(kNone, kClaimed); }
    /// Makes `node` the decision that follows an edge.
    void connect(Index edge, Index node) { m_edges[edge].node.publish(node); }
    void setPrior(Index edge, float prior) { m_edges[edge].prior = prior; }
    /// Counts a visit of an edge that begins; returns the visits before.
    std::int64_t beginVisit(Index edge) { return m_edges[edge].visits.add(1, m_hasThreads); }
    /// Adds the rewards of a visit to each edge.
    void endVisit(std::span<const Index> path, const Shares& rewards);

    /// Edges in total: at most a sixteenth and a few hundred more than the limit.
    std::size_t edges() const { return m_size; }
    /// Reserves the memory of the largest tree, so that nothing is moved while it grows.
    void reserve();

    void clear();
    /// Frees the nodes that `descend` left outside the root's subtree, once much of the memory is used. Ends soon after
    /// `stop` became true, which only loses statistics.
    void pruneUnreachable(const std::atomic<bool>& stop);
    /// Makes the decision that follows this order of the root the new root, whatever space the order names. Clears the
    /// tree if that decision is not in it.
    void descend(Order order);

private:
    static_assert(2 * static_cast<Index>(kMaxEdges) < kClaimed, "each edge needs an index");
    static_assert(std::atomic<Node>::is_always_lock_free);

    /// Whether more nodes may be made.
    bool canGrow() const { return m_size < m_maxEdges; }
    /// The most orders of all nodes, those added later by hidden tiles included.
    std::size_t edgeCapacity() const { return m_maxEdges + m_maxEdges / 16; }
    /// Adds an edge to the block of a node, which it moves if it is full. Grows like a vector.
    void addEdge(Node& node, Order order, float prior);
    Index copyFrom(const std::vector<SharedValue<Node>>& nodes, const std::vector<Edge>& edges, Index node,
                   const std::atomic<bool>& stop);

    std::size_t m_maxEdges;
    std::vector<SharedValue<Node>> m_nodes;
    std::vector<Edge> m_edges;
    SharedValue<std::size_t> m_size; // of m_edges, for threads that do not hold m_growth
    Index m_root = kNone;
    bool m_hasUnreachable = false; // nodes outside the root's subtree
    bool m_hasThreads = false;
    std::unique_ptr<std::mutex> m_growth = std::make_unique<std::mutex>(); // held while nodes and edges are added
};

} // namespace windrose
