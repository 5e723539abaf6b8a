// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search_tree.h"

#include <vector>

namespace windrose
{

/// `first`, an order of the root, and the orders expected to follow it, as far as they are in the tree and at most ten,
/// including orders without a choice. Orders after the first have at least `minVisits` visits. Hidden tiles are drawn
/// as in `position`, the one that was searched.
std::vector<Order> principalVariation(const SearchTree& tree, Position position, Order first, std::int64_t minVisits);

} // namespace windrose
