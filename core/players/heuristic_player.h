// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"
#include "rewards.h"

#include <vector>

namespace windrose
{

/// How a heuristic player looks at the game.
struct HeuristicView {
    Weights weights;
    int othersShare = 420;     ///< thousandths of what others gain that count against an order (see `advantage`)
    bool endsRound = false;    ///< imagines the rest of the round, not just of the phase
    bool pointsHidden = false; ///< what others hold is not known, only spread evenly (observation.h)
};

/// An order and what it leads to, in thousandths of a point (see `advantage`).
struct RatedOrder {
    Order order{};
    int worth = 0;
    int chance = 0; ///< to win, of `kCertain`
};

/// What an order of the seat to move is worth: it is played, the phase (or round) is finished by rules of thumb, and
/// what is then on the table, `after`, is judged, in thousandths of a point (see `advantage`). Takes face-down tiles as
/// they lie.
int worthAfter(const Position& seen, Order order, const HeuristicView& view, Position& after);

/// Every order the seat to move should think about, with its worth: each is played, the phase (or round) is finished by
/// rules of thumb, and what is then on the table is judged. Placements are a few sensible ones; orders that decline a
/// colonist are left out where they cannot help. Looks at nothing hidden: face-down tiles are shuffled first, by
/// `seed`. The game must not be finished. Best first; of equals the one listed first.
std::vector<RatedOrder> rateOrders(const Position& position, const HeuristicView& view, std::uint64_t seed);

/// The best of them that is not silly (guards.h). Forced orders are given at once.
Order heuristicOrder(const Position& position, const HeuristicView& view, std::uint64_t seed);

} // namespace windrose
