// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice.h"

#include "heuristic_player.h"
#include "observation.h"
#include "quick_policy.h"
#include "search_threads.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kEnoughToTell = 4; // imagined games behind a chance that is told

/// By rules of thumb: what looks best, with the chances it promises.
std::vector<AdvisedOrder> byLooking(const Position& seen, std::uint64_t seed)
{
    std::vector<AdvisedOrder> advised;
    for (const RatedOrder& rated : rateOrders(seen, HeuristicView{}, seed)) {
        if (static_cast<int>(advised.size()) == kAdvisedOrders) {
            break;
        }
        advised.push_back({rated.order, rated.chance, {}});
    }
    return advised;
}

/// The chance to win with an order nobody imagined games for: as the position after its phase promises.
int chanceByLooking(const Position& seen, Order order)
{
    return winChances(playedOut(seen, order), Weights{})[seen.turn];
}

} // namespace

std::vector<AdvisedOrder> advise(const Position& position, const AdviceWish& wish, const std::atomic<bool>& stop)
{
    if (position.isFinished()) {
        return {};
    }
    const Position seen = observed(position, position.turn, wish.pointsHidden, wish.seed);
    SearchThreads search(SearchManner{}, wish.seed, wish.threads);
    const std::vector<SearchedOrder> found = search.think(seen, wish.budget, stop);
    std::vector<AdvisedOrder> advised;
    for (const SearchedOrder& order : found) {
        if (static_cast<int>(advised.size()) < kAdvisedOrders && order.simulations >= kEnoughToTell) {
            advised.push_back({order.order, order.chances[seen.turn], {}});
        }
    }
    if (advised.empty()) {
        advised = found.size() == 1
                      ? std::vector<AdvisedOrder>{{found[0].order, chanceByLooking(seen, found[0].order), {}}}
                      : byLooking(seen, wish.seed);
    }
    for (AdvisedOrder& order : advised) {
        order.reason = reasonFor(seen, order.order, !wish.pointsHidden);
    }
    return advised;
}

Judgement judge(const Position& position, int simulations, std::uint64_t seed, const std::atomic<bool>& stop)
{
    Judgement judgement;
    if (position.isFinished()) {
        judgement.chances = winChances(position, Weights{});
        return judgement;
    }
    const Position seen = withHiddenShuffled(position, seed);
    Search search(SearchManner{}, seed);
    std::vector<SearchedOrder> found = search.think(seen, {.simulations = simulations, .time = {}}, stop);
    found.erase(
        std::remove_if(found.begin(), found.end(), [](const SearchedOrder& order) { return order.simulations == 0; }),
        found.end());
    judgement.chances =
        found.empty() ? winChances(playedOut(seen, quickOrder(seen, Weights{})), Weights{}) : found.front().chances;
    judgement.orders = std::move(found);
    return judgement;
}

} // namespace windrose
