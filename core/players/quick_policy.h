// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "weights.h"

namespace windrose
{

/// The order a practised player gives without thinking: rules of thumb for each decision, about as quick as the rules
/// themselves. It finishes phases for the heuristic player and plays the games a search imagines. Looks at nothing that
/// is hidden; the same position gets the same order. The game must not be finished.
Order quickOrder(const Position& position, const Weights& weights);

/// The same, but one time in `oneIn` an order drawn from all legal ones (0: never).
Order quickOrder(const Position& position, const Weights& weights, Random& random, std::uint32_t oneIn);

} // namespace windrose
