// SPDX-License-Identifier: GPL-3.0-or-later
#include "review.h"

#include "advice.h"
#include "candidates.h"
#include "observation.h"
#include "proved_orders.h"
#include "reason_list.h"

#include <algorithm>
#include <set>

namespace windrose
{

namespace
{

constexpr int kGames = 300;           // playouts for each position
constexpr int kMaxSuspects = 6;       // orders of the game that are examined, besides those of each seat
constexpr int kMaxSuspectsOfSeat = 3; // orders of each seat that are examined
constexpr int kMinVisits = 8;         // playouts of an order before its loss is known
constexpr int kMinLossToReport = 20;  // thousandths of a chance to win
constexpr std::uint64_t kSeed = 2002; // arbitrary
/// An order counts as good as the best one if its reward is lower by at most 1/25. Half of the reward is points, so the
/// orders of a seat that can no longer win still differ.
constexpr int kAsGood = 25;

bool isLarge(int loss)
{
    return loss * 1000 >= kMinLossToReport * kCertain;
}

Judgment judgeFrom(Position position, const ReviewDepth& depth, const std::atomic<bool>& stop)
{
    position = withHiddenShuffled(position, kSeed);
    OrderList orders;
    skipForced(position, orders);
    return judge(position, depth.playouts, kSeed, stop);
}

/// The order as the search stores it: without a space.
Order withoutSpace(Order order)
{
    const bool hasSpaces = order.kind == OrderKind::Take || order.kind == OrderKind::Build;
    if (hasSpaces) {
        order.detail =
            order.kind == OrderKind::Take ? Order::take(order.tile()).detail : Order::build(order.building()).detail;
    }
    return order;
}

bool hasAlternatives(const Position& position)
{
    OrderList orders;
    candidateOrders(position, orders);
    return orders.size() > 1;
}

/// A game with its judgments.
struct JudgedGame {
    std::span<const Position> positions;
    std::span<const Order> orders;
    std::span<const MomentJudgment> judgments;

    int seatAt(std::size_t moment) const { return positions[moment].turn; }
    /// What an order cost its seat, as far as the judgments know: compared with other orders, or else with the chance
    /// before it.
    int lossAt(std::size_t moment) const
    {
        const auto seat = static_cast<std::size_t>(seatAt(moment));
        return judgments[moment].loss.value_or(
            std::max(0, judgments[moment].chances[seat] - judgments[moment + 1].chances[seat]));
    }
};

/// The best order: the given one if it is among those proved to be best, else another of them, and where nothing is
/// proved the best one of a search. Nothing where there is no choice.
std::optional<Order> bestOf(const Position& seen, Order given, const ReviewDepth& depth, const std::atomic<bool>& stop)
{
    const std::vector<Order> proved = provedOrders(seen, kMostProofPositions, [&stop] { return stop.load(); });
    if (!proved.empty()) {
        const auto isGiven = [&given](Order order) { return withoutSpace(order) == withoutSpace(given); };
        return std::any_of(proved.begin(), proved.end(), isGiven) ? given : proved.front();
    }
    const Judgment judgment = judge(seen, depth.playouts, kSeed, stop);
    return judgment.orders.empty() ? std::nullopt : std::optional(judgment.orders.front().order);
}

/// An order judged by a search of the position after it.
struct JudgedOrder {
    int chance = 0;          ///< of its seat to win
    std::vector<Order> line; ///< the order and the play that the search expects (`expectedLine`)
};

JudgedOrder judgeOrder(const Position& seen, Order order, const ReviewDepth& depth, const std::atomic<bool>& stop)
{
    Position after = seen;
    std::vector<Order> line{order};
    apply(after, order);
    OrderList next;
    const auto isForced = [&after, &next] {
        candidateOrders(after, next);
        return next.size() == 1;
    };
    while (!after.isFinished() && isForced()) {
        line.push_back(next[0]);
        apply(after, next[0]);
    }
    const Judgment judgment = judge(after, depth.playouts, kSeed, stop);
    line.insert(line.end(), judgment.line.begin(), judgment.line.end());
    return {judgment.chances[seen.turn], expectedLine(seen, line)};
}

/// Examines one order; returns nothing if there was no better one.
std::optional<TurningPoint> inspect(const JudgedGame& game, std::size_t moment, const ReviewDepth& depth,
                                    const std::atomic<bool>& stop)
{
    const Order given = game.orders[moment];
    const Position seen = withHiddenShuffled(game.positions[moment], kReasonShuffle); // as `expectedLine` does
    const std::optional<Order> best = bestOf(seen, given, depth, stop);
    if (!best || withoutSpace(*best) == withoutSpace(given)) {
        return std::nullopt;
    }
    JudgedOrder played = judgeOrder(seen, given, depth, stop);
    JudgedOrder better = judgeOrder(seen, *best, depth, stop);
    if (stop || !isLarge(better.chance - played.chance)) {
        return std::nullopt;
    }
    const Explanation why = explanationFor(seen, better.line, played.line, true);
    return TurningPoint{.moment = static_cast<int>(moment),
                        .seat = static_cast<int>(seen.turn),
                        .given = given,
                        .better = *best,
                        .chanceGiven = played.chance,
                        .chanceBetter = better.chance,
                        .reason = why.fact,
                        .difference = why.difference,
                        .lineGiven = std::move(played.line),
                        .lineBetter = std::move(better.line),
                        .kind = TurningPointKind::Mistake};
}

/// The moments to examine, in the order of the game: those at which the orders cost most, in the whole game and for
/// each seat, and the last choice of a seat before its chance fell steeply.
std::set<std::size_t> suspects(const JudgedGame& game, const std::vector<SteepFall>& falls)
{
    std::vector<std::size_t> costly;
    for (std::size_t moment = 0; moment < game.orders.size(); ++moment) {
        if (game.judgments[moment].hasChoice && isLarge(game.lossAt(moment))) {
            costly.push_back(moment);
        }
    }
    std::stable_sort(costly.begin(), costly.end(),
                     [&game](std::size_t one, std::size_t other) { return game.lossAt(one) > game.lossAt(other); });
    std::set<std::size_t> moments;
    std::array<int, kMaxPlayers> ofSeat{};
    int ofGame = 0;
    for (const std::size_t moment : costly) {
        if (ofSeat[static_cast<std::size_t>(game.seatAt(moment))]++ < kMaxSuspectsOfSeat || ofGame++ < kMaxSuspects) {
            moments.insert(moment);
        }
    }
    for (const SteepFall& fall : falls) {
        for (auto moment = static_cast<std::size_t>(fall.moment) + 1; moment-- > 0;) {
            if (game.seatAt(moment) == fall.seat && game.judgments[moment].hasChoice) {
                moments.insert(moment);
                break;
            }
        }
    }
    return moments;
}

/// A fact about the order at which a seat's chance fell; one about that seat if there is one.
OrderReason reasonOfFall(const JudgedGame& game, const SteepFall& fall)
{
    const auto moment = static_cast<std::size_t>(fall.moment);
    const std::span<const Order> played =
        game.orders.subspan(moment, std::min<std::size_t>(2, game.orders.size() - moment));
    const std::vector<OrderReason> facts = reasonsFor(game.positions[moment], played, true);
    const auto about = std::find_if(facts.begin(), facts.end(), [&fall](const OrderReason& fact) {
        return fact.seat == fall.seat && fact.kind != ReasonKind::Estimates;
    });
    return about == facts.end() ? facts.front() : *about;
}

/// Adds a fall, unless the seat made a mistake there that cost more than `kSteepFall`. A smaller mistake becomes the
/// fall, which keeps its better order.
void addFall(std::vector<TurningPoint>& points, const SteepFall& fall, const JudgedGame& game)
{
    auto point = std::find_if(points.begin(), points.end(), [&fall](const TurningPoint& other) {
        return other.moment == fall.moment && other.seat == fall.seat;
    });
    if (point != points.end() && point->loss() > kSteepFall) {
        return;
    }
    if (point == points.end()) {
        const Order given = game.orders[static_cast<std::size_t>(fall.moment)];
        point = points.insert(point, TurningPoint{.moment = fall.moment,
                                                  .seat = fall.seat,
                                                  .given = given,
                                                  .better = given,
                                                  .reason = reasonOfFall(game, fall)});
    }
    point->kind = TurningPointKind::Fall;
    point->chanceWithBetter = point->hasBetter() ? point->chanceBetter : 0;
    point->chanceBetter = fall.before;
    point->chanceGiven = fall.after;
}

void sortByLoss(std::vector<TurningPoint>& points)
{
    std::stable_sort(points.begin(), points.end(),
                     [](const TurningPoint& one, const TurningPoint& other) { return one.loss() > other.loss(); });
}

/// Counts the decisions of each seat and collects its mistakes. `examined` are the moments that were looked at closely.
std::array<SeatSheet, kMaxPlayers> sheetsOf(const JudgedGame& game, const std::set<std::size_t>& examined,
                                            const std::vector<TurningPoint>& mistakes)
{
    std::array<SeatSheet, kMaxPlayers> sheets;
    for (const TurningPoint& mistake : mistakes) {
        SeatSheet& sheet = sheets[static_cast<std::size_t>(mistake.seat)];
        if (sheet.mistakes.size() < static_cast<std::size_t>(kMaxMistakesOfSeat)) {
            sheet.mistakes.push_back(mistake);
        }
    }
    for (std::size_t moment = 0; moment < game.orders.size(); ++moment) {
        if (!game.judgments[moment].hasChoice) {
            continue;
        }
        SeatSheet& sheet = sheets[static_cast<std::size_t>(game.seatAt(moment))];
        const bool isMistake = std::any_of(mistakes.begin(), mistakes.end(), [moment](const TurningPoint& mistake) {
            return static_cast<std::size_t>(mistake.moment) == moment;
        });
        ++sheet.decisions;
        sheet.found += examined.contains(moment)
                           ? !isMistake
                           : game.judgments[moment].isAsGood.value_or(!isLarge(game.lossAt(moment)));
    }
    return sheets;
}

} // namespace

MomentJudgment judgeMoment(const Position& position, std::optional<Order> given, const std::atomic<bool>& stop)
{
    const Judgment judgment = judgeFrom(position, {kGames}, stop);
    MomentJudgment moment{.chances = judgment.chances, .loss = {}, .hasChoice = false, .isAsGood = {}};
    if (!given || position.isFinished() || !hasAlternatives(position)) {
        return moment;
    }
    moment.hasChoice = true;
    const std::size_t seat = position.turn;
    if (given->kind != OrderKind::Place) { // a search tries only some placements; others can be as good
        moment.isAsGood = false;
    }
    for (const SearchedOrder& order : judgment.orders) {
        if (order.order == withoutSpace(*given) && order.simulations >= kMinVisits) {
            const SearchedOrder& best = judgment.orders.front();
            moment.loss = std::max(0, best.chances[seat] - order.chances[seat]);
            moment.isAsGood = (best.expected[seat] - order.expected[seat]) * kAsGood <= best.expected[seat];
        }
    }
    return moment;
}

std::vector<SteepFall> steepFalls(std::span<const MomentJudgment> moments)
{
    std::vector<SteepFall> falls;
    for (std::size_t moment = 0; moment + 1 < moments.size(); ++moment) {
        for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
            const int before = moments[moment].chances[seat];
            const int after = moments[moment + 1].chances[seat];
            if (before - after > kSteepFall) {
                falls.push_back({static_cast<int>(moment), static_cast<int>(seat), before, after});
            }
        }
    }
    return falls;
}

GameFindings findingsOf(std::span<const Position> positions, std::span<const Order> orders,
                        std::span<const MomentJudgment> judgments, const std::atomic<bool>& stop,
                        const ReviewDepth& depth)
{
    const JudgedGame game{positions, orders, judgments};
    const std::vector<SteepFall> falls = steepFalls(judgments);
    const std::set<std::size_t> examined = suspects(game, falls);
    std::vector<TurningPoint> points;
    for (const std::size_t moment : examined) {
        const auto point = inspect(game, moment, depth, stop);
        if (stop) {
            return {};
        }
        if (point) {
            points.push_back(*point);
        }
    }
    sortByLoss(points);
    GameFindings findings{.turningPoints = {}, .sheets = sheetsOf(game, examined, points)};
    for (const SteepFall& fall : falls) {
        addFall(points, fall, game);
    }
    sortByLoss(points);
    std::size_t listed = 0;
    std::erase_if(points, [&listed](const TurningPoint& point) {
        return ++listed > kMaxTurningPoints && point.loss() <= kSteepFall;
    });
    findings.turningPoints = std::move(points);
    return findings;
}

} // namespace windrose
