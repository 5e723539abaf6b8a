// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice.h"

#include "../rules/placements.h"
#include "built_in_nets.h"
#include "calibrated_chances.h"
#include "candidates.h"
#include "colonists_by_kind.h"
#include "heuristic_player.h"
#include "observation.h"
#include "proved_orders.h"
#include "quick_policy.h"
#include "search_results.h"

#include <algorithm>
#include <cmath>

namespace windrose
{

namespace
{

constexpr int kShareForBuilding = 4;             // one part in this many of the time is for what the builder builds
constexpr int kDealsOfPoints = 1000;             // of hidden points, to count chances at the end
constexpr int kMostGivenUp = 3 * kCertain / 100; // of the chance to win, to advise a building that was named before

AdvisedOrder orderWithChance(Order order, int chance)
{
    return {.order = order, .chance = chance, .reason = {}, .difference = {}, .line = {}, .hintedBuilding = {}};
}

/// No later order reports a higher chance than the one before it.
void neverRising(std::vector<AdvisedOrder>& advised)
{
    for (std::size_t line = 1; line < advised.size(); ++line) {
        advised[line].chance = std::min(advised[line].chance, advised[line - 1].chance);
    }
}

/// The same statistics with chances corrected by `calibratedChances`.
std::vector<SearchedOrder> calibrated(std::vector<SearchedOrder> found, const Position& seen)
{
    for (SearchedOrder& order : found) {
        order.chances = calibratedChances(order.chances, seen);
    }
    return found;
}

/// The best orders of a search. Among orders with similar visit counts, the one with the best chance comes first.
std::vector<AdvisedOrder> bySearch(const std::vector<SearchedOrder>& found, std::size_t seat)
{
    std::vector<AdvisedOrder> advised;
    std::ptrdiff_t wellTried = 0;
    for (const SearchedOrder& order : found) {
        if (static_cast<int>(advised.size()) < kAdvisedOrders && order.simulations >= kMinVisitsToReport) {
            wellTried += 2 * order.simulations >= found.front().simulations ? 1 : 0;
            advised.push_back(orderWithChance(order.order, order.chances[seat]));
        }
    }
    std::stable_sort(advised.begin(), advised.begin() + wellTried,
                     [](const AdvisedOrder& one, const AdvisedOrder& other) { return one.chance > other.chance; });
    neverRising(advised);
    return advised;
}

/// An upper bound of the standard error of the difference between the chances of two orders, of `kCertain`. It assumes
/// that each playout is won or lost; the chances that a net gives vary less.
double errorBetween(const SearchedOrder& one, const SearchedOrder& other, std::size_t seat)
{
    const auto variance = [seat](const SearchedOrder& order) {
        const double chance = static_cast<double>(order.chances[seat]) / kCertain;
        return chance * (1 - chance) / static_cast<double>(order.simulations);
    };
    return kCertain * std::sqrt(variance(one) + variance(other));
}

/// Moves the order that an earlier hint named to the first place, unless the search found a clearly better one.
void keep(const HintedBuilding& hinted, const std::vector<SearchedOrder>& found, std::size_t seat,
          std::vector<AdvisedOrder>& advised)
{
    const auto searched = [&found](Order order) {
        return std::find_if(found.begin(), found.end(),
                            [order](const SearchedOrder& known) { return known.order == order; });
    };
    const auto kept = searched(hinted.order);
    if (advised.empty() || kept == found.end() || kept->simulations < kMinVisitsToReport) {
        return;
    }
    const SearchedOrder& best = *searched(advised.front().order);
    const double margin = std::min<double>(kMostGivenUp, 2 * errorBetween(*kept, best, seat));
    if (kept->chances[seat] + margin < best.chances[seat]) {
        return;
    }
    auto place = std::find_if(advised.begin(), advised.end(),
                              [&hinted](const AdvisedOrder& order) { return order.order == hinted.order; });
    if (place == advised.end()) {
        place = advised.size() < kAdvisedOrders ? advised.insert(place, AdvisedOrder{}) : std::prev(place);
        *place = orderWithChance(hinted.order, kept->chances[seat]);
    }
    std::rotate(advised.begin(), place, std::next(place));
    neverRising(advised);
}

/// Heuristic choice and its estimated win probabilities.
std::vector<AdvisedOrder> byHeuristic(const Position& seen, std::uint64_t seed)
{
    std::vector<AdvisedOrder> advised;
    for (const RatedOrder& rated : rateOrders(seen, HeuristicView{}, seed)) {
        if (static_cast<int>(advised.size()) == kAdvisedOrders) {
            break;
        }
        const int chance = advised.empty() ? rated.chance : std::min(rated.chance, advised.back().chance);
        advised.push_back(orderWithChance(rated.order, chance));
    }
    return advised;
}

/// The estimated chance to win with an order, from the position after its phase, without playouts.
int heuristicChance(const Position& seen, Order order)
{
    return winChances(playedOut(seen, order), Weights{})[seen.turn];
}

constexpr std::size_t kMaxPlacements = 100; // considered in addition

/// A search considers sensible placements only. If these are fewer than can be advised, others follow in the order of
/// their heuristic evaluation.
void addPlacements(const Position& seen, std::vector<AdvisedOrder>& advised)
{
    std::vector<ColonistsByKind> known;
    known.reserve(advised.size());
    for (const AdvisedOrder& order : advised) {
        known.push_back(colonistsByKind(seen, order.order));
    }
    std::vector<AdvisedOrder> others;
    forEachPlacement(seen.seat(seen.turn), PlacementDetail::ByKind, [&](Order order) {
        if (std::find(known.begin(), known.end(), colonistsByKind(seen, order)) == known.end()) {
            others.push_back(orderWithChance(order, heuristicChance(seen, order)));
        }
        return others.size() < kMaxPlacements;
    });
    std::stable_sort(others.begin(), others.end(),
                     [](const AdvisedOrder& one, const AdvisedOrder& other) { return one.chance > other.chance; });
    for (AdvisedOrder& order : others) {
        if (advised.size() < kAdvisedOrders) {
            order.chance = std::min(order.chance, advised.back().chance);
            advised.push_back(order);
        }
    }
}

/// Moves the orders that are proved to be best to the front, ranked as before, and adds the first proved one if there
/// are none. `proved` has only one of several equivalent placements.
void putProvedFirst(const Position& seen, const std::vector<Order>& proved, std::vector<AdvisedOrder>& advised)
{
    if (proved.empty() || advised.empty()) {
        return;
    }
    const auto isBest = [&](const AdvisedOrder& order) { return isProved(seen, order.order, proved); };
    if (std::stable_partition(advised.begin(), advised.end(), isBest) == advised.begin()) {
        advised.insert(advised.begin(), orderWithChance(proved.front(), advised.front().chance));
        advised.resize(std::min<std::size_t>(advised.size(), kAdvisedOrders));
    }
    neverRising(advised);
}

/// Whether nobody has a choice after any of these orders; counts the seat's chances to win in the games that then end,
/// with the same deals of hidden points for all orders.
bool countEnds(const Position& seen, std::uint64_t seed, int deals, std::vector<AdvisedOrder>& advised)
{
    std::vector<std::int64_t> sums(advised.size());
    Random random{seed};
    for (int deal = 0; deal < deals; ++deal) {
        Position dealt = seen;
        if (deals > 1) {
            dealHiddenPoints(dealt, seen.turn, random);
        }
        for (std::size_t place = 0; place < advised.size(); ++place) {
            Position after = dealt;
            apply(after, advised[place].order);
            OrderList orders;
            if (skipForced(after, orders)) {
                return false;
            }
            sums[place] += winChances(after, Weights{})[seen.turn];
        }
    }
    for (std::size_t place = 0; place < advised.size(); ++place) {
        advised[place].chance = static_cast<int>(sums[place] / deals);
    }
    return true;
}

/// In the last decision of a game, replaces the chances that a search found: it tries orders that seem worse so seldom
/// that luck would make them differ.
void countLastDecision(const Position& seen, std::uint64_t seed, bool guessesPoints, std::vector<AdvisedOrder>& advised)
{
    if (seen.isLastRound() && countEnds(seen, seed, guessesPoints ? kDealsOfPoints : 1, advised)) {
        std::stable_sort(advised.begin(), advised.end(),
                         [](const AdvisedOrder& one, const AdvisedOrder& other) { return one.chance > other.chance; });
    }
}

/// Searches what to build after the builder's role is chosen, so that the line begins with it.
void thinkOfBuilding(const Position& seen, AdvisedOrder& advised, Search& search, const SearchBudget& budget,
                     const std::atomic<bool>& stop)
{
    Position after = seen;
    apply(after, advised.order);
    if (after.turn != seen.turn || after.decision != Decision::Build) {
        return;
    }
    std::vector<SearchedOrder> found = search.think(after, budget, stop);
    const std::vector<AdvisedOrder> best = bySearch(found, seen.turn);
    if (!best.empty()) {
        std::vector<Order> line = search.bestLine(after, best.front().order, kMinVisitsInLine);
        line.insert(line.begin(), advised.order);
        advised.line = expectedLine(seen, line);
        // Visits from before the decision came up count in the tree, but not for chances. So an order that was not
        // visited since then has no chance yet.
        found.erase(std::remove_if(found.begin(), found.end(),
                                   [](const SearchedOrder& order) { return order.chances == Shares{}; }),
                    found.end());
        advised.hintedBuilding = HintedBuilding{best.front().order, std::move(found)};
    }
}

/// Explains each order: the best compared with the second, the others with the best.
void explain(const Position& seen, std::vector<AdvisedOrder>& advised, bool knowsPoints)
{
    std::vector<OrderReason> said;
    for (AdvisedOrder& order : advised) {
        const bool isBest = &order == &advised.front();
        const AdvisedOrder& other = advised[isBest && advised.size() > 1 ? 1 : 0];
        const Explanation why = explanationFor(seen, order.line, other.line, knowsPoints, said);
        order.reason = why.fact;
        order.difference = why.difference;
        said.insert(said.end(), {why.fact, why.difference});
    }
}

} // namespace

std::vector<AdvisedOrder> advise(const Position& position, const AdviceOptions& options, const std::atomic<bool>& stop)
{
    if (position.isFinished()) {
        return {};
    }
    const bool guessesPoints = options.pointsHidden && !options.pointsCounted;
    const Position seen = observed(position, position.turn, guessesPoints, options.seed);
    Search search = searchWith(Playouts::Net, seen.players, options.seed, options.threads);
    search.setPointsHidden(guessesPoints);
    SearchBudget budget = options.budget;
    SearchBudget rest = options.budget;
    if (budget.time && !check(seen, Order::chooseRole(Role::Builder))) {
        rest.time = *budget.time / kShareForBuilding;
        budget.time = *budget.time - *rest.time;
    }
    std::vector<SearchedOrder> found = search.think(seen, budget, stop);
    if (options.hintedBuilding) {
        found = merged(std::move(found), options.hintedBuilding->found);
    }
    found = calibrated(std::move(found), seen);
    std::vector<AdvisedOrder> advised = bySearch(found, seen.turn);
    if (options.hintedBuilding) {
        keep(*options.hintedBuilding, found, seen.turn, advised);
    }
    if (advised.empty()) {
        advised = found.size() == 1
                      ? std::vector{orderWithChance(found[0].order, heuristicChance(seen, found[0].order))}
                      : byHeuristic(seen, options.seed);
    }
    if (seen.decision == Decision::PlaceColonists && advised.size() < kAdvisedOrders) {
        addPlacements(seen, advised);
    }
    if (!guessesPoints) {
        putProvedFirst(seen, provedOrders(seen, kMostProofPositions, [&stop] { return stop.load(); }), advised);
    }
    countLastDecision(seen, options.seed, guessesPoints, advised);
    for (AdvisedOrder& order : advised) {
        order.line = expectedLine(seen, search.bestLine(seen, order.order, kMinVisitsInLine));
    }
    for (AdvisedOrder& order : advised) {
        if (order.order == Order::chooseRole(Role::Builder)) {
            if (rest.simulations) { // as a hint about the building would
                search = searchWith(Playouts::Net, seen.players, options.seed, options.threads);
                search.setPointsHidden(guessesPoints);
            } else {
                search.advance(seen, order.order);
            }
            thinkOfBuilding(seen, order, search, rest, stop);
        }
    }
    explain(options.pointsHidden ? withPointsHidden(seen, seen.turn) : seen, advised, !options.pointsHidden);
    return advised;
}

Judgment judge(const Position& position, int simulations, std::uint64_t seed, const std::atomic<bool>& stop)
{
    Judgment judgment;
    if (position.isFinished()) {
        judgment.chances = winChances(position, Weights{});
        judgment.searched = judgment.chances;
        return judgment;
    }
    const Position seen = withHiddenShuffled(position, seed);
    Search search = searchWith(Playouts::Net, position.players, seed, 1);
    std::vector<SearchedOrder> found = search.think(seen, {.simulations = simulations, .time = {}}, stop);
    found.erase(
        std::remove_if(found.begin(), found.end(), [](const SearchedOrder& order) { return order.simulations == 0; }),
        found.end());
    judgment.searched =
        found.empty() ? winChances(playedOut(seen, quickOrder(seen, Weights{})), Weights{}) : found.front().chances;
    judgment.chances = calibratedChances(judgment.searched, seen);
    if (!found.empty()) {
        judgment.line = search.bestLine(position, found.front().order, kMinVisitsInLine);
    }
    judgment.orders = calibrated(std::move(found), seen);
    return judgment;
}

} // namespace windrose
