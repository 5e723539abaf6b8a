// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "weights.h"

namespace windrose
{

/// Chooses an order by simple heuristics, about as fast as the rules themselves. The heuristic player uses it to finish
/// phases, and the search to play playouts. Uses no hidden information; the same position gets the same order. The game
/// must not be finished.
Order quickOrder(const Position& position, const Weights& weights);

/// The same, but one order in `oneIn` is drawn from all legal ones (0: none).
Order quickOrder(const Position& position, const Weights& weights, Random& random, std::uint32_t oneIn);

} // namespace windrose
