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

constexpr int kGames = 300;           // playouts for each position
constexpr int kGamesToBeSure = 1500;  // playouts before and after an order that could be a turning point
constexpr int kSuspects = 10;         // orders that are examined with more playouts
constexpr int kWorthAWord = 20;       // thousandths of a chance to win
constexpr std::uint64_t kSeed = 2002; // arbitrary

Judgment judgeFrom(Position position, int games, const std::atomic<bool>& stop)
{
    position = withHiddenShuffled(position, kSeed);
    OrderList orders;
    skipForced(position, orders);
    return judge(position, games, kSeed, stop);
}

/// The order as the search stores it: without a space.
Order asCandidate(Order order)
{
    const bool hasSpaces = order.kind == OrderKind::Take || order.kind == OrderKind::Build;
    if (hasSpaces) {
        order.detail =
            order.kind == OrderKind::Take ? Order::take(order.tile()).detail : Order::build(order.building()).detail;
    }
    return order;
}

bool isChoice(const Position& position)
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
    const Judgment judgment = judge(seen, kGamesToBeSure, kSeed, stop);
    if (judgment.orders.empty() || judgment.orders.front().order == asCandidate(given)) {
        return std::nullopt;
    }
    const Order better = judgment.orders.front().order;
    // both orders are judged from the resulting position
    const auto chanceAfter = [&](Order order) {
        Position after = seen;
        apply(after, order);
        return judgeFrom(after, kGamesToBeSure, stop).chances[seat];
    };
    const int chanceGiven = chanceAfter(given);
    const int chanceBetter = chanceAfter(better);
    if ((chanceBetter - chanceGiven) * 1000 < kWorthAWord * kCertain) {
        return std::nullopt;
    }
    return TurningPoint{moment,       static_cast<int>(seat), given, better, chanceGiven,
                        chanceBetter, reasonFor(seen, better)};
}

} // namespace

Shares chancesAt(const Position& position, const std::atomic<bool>& stop)
{
    return judgeFrom(position, kGames, stop).chances;
}

std::vector<TurningPoint> turningPoints(std::span<const Position> positions, std::span<const Order> orders,
                                        std::span<const Shares> chances, const std::atomic<bool>& stop)
{
    struct Suspect {
        std::size_t moment = 0;
        int fall = 0;
    };
    std::vector<Suspect> suspects;
    suspects.reserve(orders.size());
    for (std::size_t moment = 0; moment < orders.size(); ++moment) {
        const std::size_t seat = positions[moment].turn;
        const int fall = chances[moment][seat] - chances[moment + 1][seat];
        if (isChoice(positions[moment]) && fall > 0) {
            suspects.push_back({moment, fall});
        }
    }
    std::stable_sort(suspects.begin(), suspects.end(),
                     [](const Suspect& one, const Suspect& other) { return one.fall > other.fall; });
    suspects.resize(std::min<std::size_t>(suspects.size(), kSuspects));
    std::vector<TurningPoint> points;
    for (const Suspect& suspect : suspects) {
        const auto point =
            inspect(positions[suspect.moment], orders[suspect.moment], static_cast<int>(suspect.moment), stop);
        if (stop) {
            return {};
        }
        if (point) {
            points.push_back(*point);
        }
    }
    const auto fall = [](const TurningPoint& point) { return point.chanceBetter - point.chanceGiven; };
    std::stable_sort(points.begin(), points.end(),
                     [&fall](const TurningPoint& one, const TurningPoint& other) { return fall(one) > fall(other); });
    points.resize(std::min<std::size_t>(points.size(), kMaxTurningPoints));
    return points;
}

} // namespace windrose
