// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evaluation.h"
#include "search_tree.h"

#include <memory>

namespace windrose
{

/// Selects the orders that a search tries next, by PUCT: the priors of an evaluation guide it until visits are known.
/// In all functions, `orders` are the candidates of the position (`candidateOrders`), which the search has already
/// found.
class SearchSelection
{
public:
    using Index = SearchTree::Index;

    SearchSelection(const SearchOptions& options, std::shared_ptr<const Evaluation> evaluation);

    const Evaluation& evaluation() const { return *m_evaluation; }

    /// Adds a node for the candidates of a position, with their priors; `kNone` if the tree is full.
    Index makeNode(SearchTree& tree, const Position& position, const OrderList& orders) const;

    /// Sets the priors of a node's edges and sorts them by prior.
    void setPriors(SearchTree& tree, Index node, const Position& position, const OrderList& orders) const;

    /// The edge with the highest PUCT score for the seat to move; `kNone` only if the tree is full and has no legal
    /// order.
    Index choose(SearchTree& tree, Index node, const Position& position, const OrderList& orders) const;

private:
    std::shared_ptr<const Evaluation> m_evaluation;
    int m_exploration;
    int m_firstPlacements;
};

} // namespace windrose
