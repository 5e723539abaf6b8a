// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table.h"

#include <algorithm>
#include <bit>

namespace windrose::test
{

/// The order with a random choice of its empty spaces (or pairs); the order itself if it has no spaces.
inline Order withSomeSpace(const Position& position, Order order, Random& random)
{
    const Seat& seat = position.seat(position.turn);
    const auto colonist = order.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Accepted;
    std::vector<Order> choices{order};
    for (int first = 0; first < kSpaces; ++first) {
        if (order.kind == OrderKind::Take && !seat.tileAt(first)) {
            choices.push_back(Order::take(order.tile(), colonist, first));
        }
        if (order.kind != OrderKind::Build || seat.buildingAt(first)) {
            continue;
        }
        if (!isLarge(order.building())) {
            choices.push_back(Order::build(order.building(), colonist, first));
            continue;
        }
        for (int second = first + 1; second < kSpaces; ++second) {
            if (areAdjacent(first, second) && !seat.buildingAt(second)) {
                choices.push_back(Order::build(order.building(), colonist, first, second));
            }
        }
    }
    return choices[random.below(static_cast<std::uint32_t>(choices.size()))];
}

/// A random legal order, half of the time with an explicit space.
inline Order someOrder(const Position& position, Random& random)
{
    if (position.decision == Decision::PlaceColonists) {
        return randomPlacement(position.seat(position.turn), random);
    }
    OrderList list;
    legalOrders(position, list);
    const Order order = list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
    const bool spacious = order.kind == OrderKind::Take || order.kind == OrderKind::Build;
    return spacious && random.below(2) == 0 ? withSomeSpace(position, order, random) : order;
}

/// Plays random games; `visit` is called for each order with the position before it, and must not play it.
template <typename Visit>
void forRandomGames(int players, int games, const Options& options, Visit visit)
{
    Random random{static_cast<std::uint64_t>(players) * 1000003};
    for (int game = 0; game < games; ++game) {
        Position position = newGame(players, random.next(), options);
        while (!position.isFinished()) {
            const Order order = someOrder(position, random);
            visit(position, order);
            if (testing::Test::HasFatalFailure()) {
                return;
            }
            apply(position, order);
        }
    }
}

} // namespace windrose::test
