// SPDX-License-Identifier: GPL-3.0-or-later
#include "heuristic_player.h"

#include "candidates.h"
#include "guards.h"
#include "observation.h"
#include "prospects.h"
#include "quick_policy.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// Plays by the quick policy until the phase, or the round, is over.
void playout(Position& position, const HeuristicView& view)
{
    const auto round = position.round;
    while (!position.isFinished() &&
           (position.decision != Decision::ChooseRole || (view.endsRound && position.round == round))) {
        apply(position, quickOrder(position, view.weights));
    }
}

} // namespace

int evaluationAfter(const Position& seen, Order order, const HeuristicView& view, Position& after)
{
    after = seen;
    apply(after, order);
    playout(after, view);
    return advantage(prospects(after, view.weights), after.players, seen.turn, view.othersShare);
}

std::vector<RatedOrder> rateOrders(const Position& position, const HeuristicView& view, std::uint64_t seed)
{
    const Position seen = withHiddenShuffled(position, seed);
    OrderList orders;
    candidateOrders(seen, orders);
    std::vector<RatedOrder> rated;
    rated.reserve(static_cast<std::size_t>(orders.size()));
    for (const Order& order : orders) {
        Position after;
        const int value = evaluationAfter(seen, order, view, after);
        rated.push_back({order, value, winChances(after, view.weights)[seen.turn]});
    }
    std::stable_sort(rated.begin(), rated.end(),
                     [](const RatedOrder& one, const RatedOrder& other) { return one.value > other.value; });
    return rated;
}

Order heuristicOrder(const Position& position, const HeuristicView& view, std::uint64_t seed)
{
    OrderList orders;
    candidateOrders(position, orders);
    pruneBlunders(position, orders, view.pointsHidden);
    if (orders.size() == 1) {
        return orders[0];
    }
    const std::vector<RatedOrder> rated = rateOrders(position, view, seed);
    const auto best = std::find_if(rated.begin(), rated.end(), [&orders](const RatedOrder& one) {
        return std::find(orders.begin(), orders.end(), one.order) != orders.end();
    });
    return best->order;
}

} // namespace windrose
