// SPDX-License-Identifier: GPL-3.0-or-later
// The list of legal orders and the check of a single order agree for any value of an order.
#include "for_players.h"
#include "random_game.h"

#include <map>

namespace windrose::test
{
namespace
{

/// The canonical order without its spaces, as in the list.
Order listedForm(const Position& position, Order order)
{
    const Order plain = canonical(position, order);
    const auto colonist = plain.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Accepted;
    if (plain.kind == OrderKind::Take) {
        return Order::take(plain.tile(), colonist);
    }
    if (plain.kind == OrderKind::Build) {
        return Order::build(plain.building(), colonist);
    }
    return plain;
}

/// Orders of every kind with every piece and various numbers; most of them make no sense in most positions.
std::vector<Order> conceivableOrders()
{
    std::vector<Order> orders;
    const std::vector<std::uint32_t> details{0, 1, 2, 3, 7, 11, 12, 13, 0xFF, 0x100, 0xFFFF, 0x0100FF, 0xFFFFFFFF};
    const std::vector<std::uint16_t> masks{0, 1, 2, 3, 16, 31, 32, 0xFF, 0x100, 0x1000, 0xFFFF};
    for (int kind = 0; kind <= index(OrderKind::Pass) + 2; ++kind) {
        for (int piece = 0; piece < 28; ++piece) {
            for (const auto mask : masks) {
                for (const auto detail : details) {
                    orders.push_back({static_cast<OrderKind>(kind), u8(piece), mask, detail});
                }
            }
        }
    }
    for (const int piece : {64, 127, 128, 200, 254, 255}) {
        for (int kind = 0; kind <= index(OrderKind::Pass); ++kind) {
            orders.push_back({static_cast<OrderKind>(kind), u8(piece), 0, 0});
            orders.push_back({static_cast<OrderKind>(kind), u8(piece), 0, 0xFF});
            orders.push_back({static_cast<OrderKind>(kind), u8(piece), 1, 0xFFFF});
        }
    }
    orders.push_back({static_cast<OrderKind>(255), 0, 0, 0});
    for (int kept = 0; kept < 64; ++kept) {
        for (int single = 0; single < 7; ++single) {
            orders.push_back({OrderKind::Store, u8(single), static_cast<std::uint16_t>(kept), 0});
        }
    }
    return orders;
}

/// Every pair of spaces, on the island and in the city, including invalid ones.
std::vector<Order> spaceOrders(const Position& position)
{
    std::vector<Order> orders;
    const std::vector<int> spaces{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 31, 32, kAnySpace};
    for (const Order& order : ordersOf(position)) {
        const auto colonist = order.declinesColonist() ? ExtraColonist::Declined : ExtraColonist::Accepted;
        for (const int first : spaces) {
            if (order.kind == OrderKind::Take) {
                orders.push_back(Order::take(order.tile(), colonist, first));
            }
            for (const int second : spaces) {
                if (order.kind == OrderKind::Build) {
                    orders.push_back(Order::build(order.building(), colonist, first, second));
                }
            }
        }
    }
    return orders;
}

class Agreement : public ForPlayers
{
};

TEST_P(Agreement, everyListedOrderPassesTheCheckAndIsListedOnce)
{
    forRandomGames(players, 250, {}, [](const Position& position, Order) {
        const auto orders = ordersOf(position);
        for (std::size_t place = 0; place < orders.size(); ++place) {
            ASSERT_EQ(check(position, orders[place]), Refusal{});
            ASSERT_EQ(std::find(orders.begin() + static_cast<int>(place) + 1, orders.end(), orders[place]),
                      orders.end());
            ASSERT_EQ(canonical(position, orders[place]), orders[place]);
        }
    });
}

TEST_P(Agreement, everyOrderTheCheckAcceptsIsListed)
{
    const auto sweep = conceivableOrders();
    int turn = 0;
    forRandomGames(players, 40, {}, [&](const Position& position, Order) {
        if (++turn % 97 != 0) {
            return;
        }
        const auto listed = ordersOf(position);
        for (const Order& order : sweep) {
            if (check(position, order) || position.decision == Decision::PlaceColonists) {
                ASSERT_TRUE(std::find(listed.begin(), listed.end(), order) == listed.end());
                continue;
            }
            ASSERT_NE(std::find(listed.begin(), listed.end(), listedForm(position, order)), listed.end())
                << testing::PrintToString(order) << " at " << kDecisionIds[at(position.decision)];
        }
    });
}

TEST_P(Agreement, spacesAreAcceptedExactlyWhereThePieceFits)
{
    int turn = 0;
    forRandomGames(players, 40, {}, [&turn](const Position& position, Order) {
        const bool spacious = position.decision == Decision::TakePlantation || position.decision == Decision::Build;
        if (!spacious || ++turn % 23 != 0) {
            return;
        }
        const Seat& seat = position.seat(position.turn);
        for (const Order& order : spaceOrders(position)) {
            bool fits = false;
            const int first = order.space();
            const int second = order.secondSpace();
            if (order.kind == OrderKind::Take) {
                fits = first == kAnySpace || (first < 12 && !seat.tileAt(first));
            } else if (isLarge(order.building())) {
                fits = (first == kAnySpace && second == kAnySpace) ||
                       (first < 12 && second < 12 && areAdjacent(first, second) && !seat.buildingAt(first) &&
                        !seat.buildingAt(second));
            } else {
                fits = second == kAnySpace && (first == kAnySpace || (first < 12 && !seat.buildingAt(first)));
            }
            ASSERT_EQ(check(position, order).code == RefusalCode::None, fits)
                << testing::PrintToString(order) << " at " << kDecisionIds[at(position.decision)];
        }
    });
}

TEST_P(Agreement, acceptedOrdersOfEqualEffectHaveTheSameCanonicalForm)
{
    int turn = 0;
    forRandomGames(players, 20, {}, [&turn](const Position& position, Order) {
        const bool spacious = position.decision == Decision::TakePlantation || position.decision == Decision::Build;
        if (!spacious || ++turn % 23 != 0) {
            return;
        }
        std::map<std::uint64_t, Order> byEffect;
        for (const Order& order : spaceOrders(position)) {
            if (check(position, order)) {
                continue;
            }
            Position after = position;
            apply(after, order);
            const auto [known, isNew] = byEffect.emplace(positionHash(after), canonical(position, order));
            ASSERT_EQ(known->second, canonical(position, order)) << isNew << testing::PrintToString(order);
        }
    });
}

TEST_P(Agreement, ordersThatBelongToAnotherDecisionAreRefusedAsSuch)
{
    const std::vector<Order> wrong{Order::chooseRole(Role::Mayor), Order::hacienda(),
                                   Order::take(Tile::Corn),        Order::place({}, 0),
                                   Order::build(Building::Office), Order::bonus(Good::Corn),
                                   Order::sell(Good::Corn),        Order::load(Good::Corn, 0),
                                   Order::loadWharf(Good::Corn),   Order::store(Good::Corn, {})};
    const std::vector<Decision> decisions{
        Decision::ChooseRole, Decision::Hacienda, Decision::TakePlantation, Decision::PlaceColonists, Decision::Build,
        Decision::BonusGood,  Decision::Sell,     Decision::Load,           Decision::Load,           Decision::Store};
    forRandomGames(players, 50, {}, [&](const Position& position, Order) {
        for (std::size_t place = 0; place < wrong.size(); ++place) {
            if (decisions[place] != position.decision) {
                const Refusal refusal = check(position, wrong[place]);
                ASSERT_EQ(refusal.code, RefusalCode::OtherDecision);
                ASSERT_EQ(refusal.first, index(position.decision));
            }
        }
    });
}

TEST_P(Agreement, randomBitsNeverPassUnlessTheyAreALegalOrder)
{
    Random random{4242};
    forRandomGames(players, 20, {}, [&random](const Position& position, Order) {
        if (position.decision == Decision::PlaceColonists) {
            return;
        }
        const auto listed = ordersOf(position);
        for (int draw = 0; draw < 50; ++draw) {
            const auto bits = random.next();
            const Order order{static_cast<OrderKind>(bits & 15), u8(bits >> 8 & 31),
                              static_cast<std::uint16_t>(bits >> 16), static_cast<std::uint32_t>(bits >> 32)};
            if (!check(position, order)) {
                ASSERT_NE(std::find(listed.begin(), listed.end(), listedForm(position, order)), listed.end())
                    << testing::PrintToString(order);
            }
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Players, Agreement, testing::Range(2, 6));

} // namespace
} // namespace windrose::test
