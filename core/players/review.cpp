// SPDX-License-Identifier: GPL-3.0-or-later
#include "review.h"

#include "advice.h"
#include "candidates.h"
#include "observation.h"

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kGames = 300;              // playouts for each position
constexpr int kPlayoutsToConfirm = 1500; // playouts before and after an order that could be a turning point
constexpr int kMaxSuspects = 10;         // orders that are examined with more playouts
constexpr int kMinLossToReport = 20;     // thousandths of a chance to win
constexpr std::uint64_t kSeed = 2002;    // arbitrary

Judgment judgeFrom(Position position, int games, const std::atomic<bool>& stop)
{
    position = withHiddenShuffled(position, kSeed);
    OrderList orders;
    skipForced(position, orders);
    return judge(position, games, kSeed, stop);
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

/// Examines one order; returns nothing if there was no better one.
std::optional<TurningPoint> inspect(const Position& position, Order given, int moment, const std::atomic<bool>& stop)
{
    const Position seen = withHiddenShuffled(position, kSeed);
    const std::size_t seat = seen.turn;
    const Judgment judgment = judge(seen, kPlayoutsToConfirm, kSeed, stop);
    if (judgment.orders.empty() || judgment.orders.front().order == withoutSpace(given)) {
        return std::nullopt;
    }
    const Order better = judgment.orders.front().order;
    // both orders are judged from the resulting position
    const auto chanceAfter = [&](Order order) {
        Position after = seen;
        apply(after, order);
        return judgeFrom(after, kPlayoutsToConfirm, stop).chances[seat];
    };
    const int chanceGiven = chanceAfter(given);
    const int chanceBetter = chanceAfter(better);
    if ((chanceBetter - chanceGiven) * 1000 < kMinLossToReport * kCertain) {
        return std::nullopt;
    }
    return TurningPoint{moment,
                        static_cast<int>(seat),
                        given,
                        better,
                        chanceGiven,
                        chanceBetter,
                        reasonFor(seen, better),
                        TurningPointKind::Mistake};
}

/// The moments at which the seat to move lost the most by an order that it chose, at most `kMaxSuspects`.
std::vector<std::size_t> suspects(std::span<const Position> positions, std::span<const Shares> chances)
{
    struct Suspect {
        std::size_t moment = 0;
        int fall = 0;
    };
    std::vector<Suspect> falls;
    falls.reserve(chances.size());
    for (std::size_t moment = 0; moment + 1 < chances.size(); ++moment) {
        const std::size_t seat = positions[moment].turn;
        const int fall = chances[moment][seat] - chances[moment + 1][seat];
        if (hasAlternatives(positions[moment]) && fall > 0) {
            falls.push_back({moment, fall});
        }
    }
    std::stable_sort(falls.begin(), falls.end(),
                     [](const Suspect& one, const Suspect& other) { return one.fall > other.fall; });
    falls.resize(std::min<std::size_t>(falls.size(), kMaxSuspects));
    std::vector<std::size_t> moments;
    moments.reserve(falls.size());
    for (const Suspect& suspect : falls) {
        moments.push_back(suspect.moment);
    }
    return moments;
}

/// Adds a fall, unless a mistake of the same seat explains it; a mistake that costs less does not.
void addFall(std::vector<TurningPoint>& points, const SteepFall& fall, Order given)
{
    const TurningPoint steep{fall.moment, fall.seat, given, given, fall.after, fall.before, {}, TurningPointKind::Fall};
    const auto mistake = std::find_if(points.begin(), points.end(), [&fall](const TurningPoint& point) {
        return point.moment == fall.moment && point.seat == fall.seat;
    });
    if (mistake == points.end()) {
        points.push_back(steep);
    } else if (mistake->loss() <= kSteepFall) {
        *mistake = steep;
    }
}

} // namespace

Shares chancesAt(const Position& position, const std::atomic<bool>& stop)
{
    return judgeFrom(position, kGames, stop).chances;
}

std::vector<SteepFall> steepFalls(std::span<const Shares> chances)
{
    std::vector<SteepFall> falls;
    for (std::size_t moment = 0; moment + 1 < chances.size(); ++moment) {
        for (std::size_t seat = 0; seat < chances[moment].size(); ++seat) {
            const int before = chances[moment][seat];
            const int after = chances[moment + 1][seat];
            if (before - after > kSteepFall) {
                falls.push_back({static_cast<int>(moment), static_cast<int>(seat), before, after});
            }
        }
    }
    return falls;
}

std::vector<TurningPoint> turningPoints(std::span<const Position> positions, std::span<const Order> orders,
                                        std::span<const Shares> chances, const std::atomic<bool>& stop)
{
    std::vector<TurningPoint> points;
    for (const std::size_t moment : suspects(positions, chances)) {
        const auto point = inspect(positions[moment], orders[moment], static_cast<int>(moment), stop);
        if (stop) {
            return {};
        }
        if (point) {
            points.push_back(*point);
        }
    }
    const std::vector<SteepFall> falls = steepFalls(chances);
    for (const SteepFall& fall : falls) {
        addFall(points, fall, orders[static_cast<std::size_t>(fall.moment)]);
    }
    std::stable_sort(points.begin(), points.end(),
                     [](const TurningPoint& one, const TurningPoint& other) { return one.loss() > other.loss(); });
    std::size_t listed = 0;
    std::erase_if(points, [&listed](const TurningPoint& point) {
        return ++listed > kMaxTurningPoints && point.loss() <= kSteepFall;
    });
    return points;
}

} // namespace windrose
