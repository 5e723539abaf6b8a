// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "rewards.h"

#include <vector>

namespace windrose
{

/// Options of a heuristic player.
struct HeuristicView {
    Weights weights;
    int othersShare = 420;     ///< thousandths of what others gain that count against an order (see `advantage`)
    bool endsRound = false;    ///< plays out the rest of the round, not just of the phase
    bool pointsHidden = false; ///< points of other seats are hidden and assumed to be spread evenly (observation.h)
};

/// An order and its evaluation, in thousandths of a point (see `advantage`).
struct RatedOrder {
    Order order{};
    int value = 0;
    int chance = 0; ///< to win, of `kCertain`
};

/// The evaluation of an order of the seat to move: plays it, finishes the phase (or round) by the quick policy, and
/// evaluates the resulting position, `after`, in thousandths of a point (see `advantage`). Does not shuffle face-down
/// tiles.
int evaluationAfter(const Position& seen, Order order, const HeuristicView& view, Position& after);

/// The candidate orders of the seat to move with their evaluations: each is played, the phase (or round) is finished by
/// the quick policy, and the resulting position is evaluated. Placements are a few sensible ones; orders that decline a
/// colonist are left out where they cannot help. Uses no hidden information: face-down tiles are shuffled first, by
/// `seed`. The game must not be finished. Best first; ties in listing order.
std::vector<RatedOrder> rateOrders(const Position& position, const HeuristicView& view, std::uint64_t seed);

/// The best of these orders that is not a blunder (guards.h). Returns forced orders at once.
Order heuristicOrder(const Position& position, const HeuristicView& view, std::uint64_t seed);

} // namespace windrose
