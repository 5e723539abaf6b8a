// SPDX-License-Identifier: GPL-3.0-or-later
#include "proved_orders.h"

#include "candidates.h"
#include "colonists_by_kind.h"
#include "exact.h"
#include "prospects.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// Thousandths of a round left, as estimated, where the round can be the last.
constexpr int kRoundsOfLast = 900;
/// The most positions to examine one round earlier, where only a short enumeration proves something.
constexpr int kFewPositions = 1000;
constexpr int kRoundsOfNextToLast = 2000;

/// Whether an order with these bounds can be the best one of a seat. `sure` is the utility that the seat can guarantee
/// itself; `canWin`: some order can still win.
bool canBeBest(const endgame::Bounds& bounds, std::size_t seat, int sure, bool canWin)
{
    if (endgame::partsOf(sure) == endgame::kWholeWin) {
        return bounds.low[seat] == sure;
    }
    return bounds.high[seat] >= sure && (!canWin || endgame::partsOf(bounds.high[seat]) > 0);
}

} // namespace

std::vector<Order> provedOrders(const Position& position, int mostPositions, const std::function<bool()>& isStopped)
{
    OrderList candidates;
    candidateOrders(position, candidates);
    if (candidates.size() == 1 && position.decision != Decision::PlaceColonists) {
        return {}; // forced; of placements, the candidates are only the sensible ones
    }
    const int rounds = position.isLastRound() ? 0 : roundsLeft(position, Weights{});
    if (rounds > kRoundsOfNextToLast) {
        return {};
    }
    endgame::Exact exact(rounds > kRoundsOfLast ? std::min(kFewPositions, mostPositions) : mostPositions, isStopped);
    std::vector<endgame::SolvedOrder> solved = exact.solveOrders(position);
    if (solved.empty()) {
        return {};
    }
    const std::size_t seat = position.turn;
    std::stable_sort(solved.begin(), solved.end(), [seat](const auto& one, const auto& other) {
        return one.bounds.low[seat] > other.bounds.low[seat];
    });
    const int sure = solved.front().bounds.low[seat];
    const bool canWin = std::any_of(solved.begin(), solved.end(), [seat](const endgame::SolvedOrder& order) {
        return endgame::partsOf(order.bounds.high[seat]) > 0;
    });
    std::vector<Order> best;
    for (const endgame::SolvedOrder& order : solved) {
        if (canBeBest(order.bounds, seat, sure, canWin)) {
            best.push_back(order.order);
        }
    }
    if (best.size() == solved.size()) {
        best.clear();
    }
    return best;
}

bool isProved(const Position& position, Order order, std::span<const Order> proved)
{
    return std::any_of(proved.begin(), proved.end(), [&](Order best) {
        return best == order ||
               (best.kind == OrderKind::Place && colonistsByKind(position, best) == colonistsByKind(position, order));
    });
}

} // namespace windrose
