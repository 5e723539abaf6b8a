// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "weights.h"

namespace windrose
{

/// Rules of thumb for each decision, about as fast as the rules themselves. They finish phases for the heuristic player
/// and play the playouts of a search. Uses no hidden information; the same position gets the same order. The game must
/// not be finished.
Order quickOrder(const Position& position, const Weights& weights);

/// The same, but one order in `oneIn` is drawn from all legal ones (0: none).
Order quickOrder(const Position& position, const Weights& weights, Random& random, std::uint32_t oneIn);

} // namespace windrose
