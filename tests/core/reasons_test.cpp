// SPDX-License-Identifier: GPL-3.0-or-later
// No reason given for an order contradicts the positions. Each kind of reason is checked by an independent
// implementation (reasons_oracle.cpp).
#include "for_players.h"
#include "reasons_oracle.h"
#include "table.h"

#include "core/players/candidates.h"
#include "core/players/observation.h"
#include "core/players/quick_policy.h"

#include <set>

namespace windrose::test
{
namespace
{

/// Mostly sensible orders, so that games reach typical ends too.
Order nextOrder(const Position& position, Random& random)
{
    return quickOrder(position, Weights{}, random, 4);
}

class TrueReasons : public ForPlayers
{
};

TEST_P(TrueReasons, areTrueInEveryPosition)
{
    Random random{static_cast<std::uint64_t>(players)};
    int told = 0;
    for (int game = 0; game < 60; ++game) {
        Position position = newGame(players, random.next());
        while (!position.isFinished()) {
            OrderList orders;
            candidateOrders(position, orders);
            const Order given = nextOrder(position, random);
            const Order other = orders[static_cast<int>(random.below(static_cast<std::uint32_t>(orders.size())))];
            for (const Order& order : {given, other}) {
                const Case facts(position, order);
                for (const OrderReason& reason : reasonsFor(position, order)) {
                    ++told;
                    ASSERT_TRUE(holds(facts, reason))
                        << "reason " << index(reason.kind) << " seat " << int{reason.seat} << " piece "
                        << int{reason.piece} << " amount " << reason.amount << " other " << reason.other << " in game "
                        << game << " round " << position.round << ": " << testing::PrintToString(order);
                }
            }
            apply(position, given);
        }
    }
    EXPECT_GT(told, 20000);
}

INSTANTIATE_TEST_SUITE_P(Players, TrueReasons, testing::Range(kMinPlayers, kMaxPlayers + 1));

/// Two different orders of a position, if it has them, each played on as expected.
std::vector<std::vector<Order>> twoLines(const Position& position, Random& random)
{
    OrderList orders;
    candidateOrders(position, orders);
    std::vector<std::vector<Order>> lines;
    for (int line = 0; line < 2 && orders.size() > 1; ++line) {
        const auto half = static_cast<std::uint32_t>(orders.size() / 2);
        const Order order = orders[static_cast<int>(static_cast<std::uint32_t>(line) * half + random.below(half))];
        lines.push_back(expectedLine(position, {&order, 1}));
    }
    return lines;
}

class TrueDifferences : public ForPlayers
{
};

TEST_P(TrueDifferences, betweenTwoOrdersHoldWhenBothArePlayedOn)
{
    Random random{static_cast<std::uint64_t>(players)};
    int told = 0;
    for (int game = 0; game < 12; ++game) {
        Position position = newGame(players, random.next());
        while (!position.isFinished()) {
            const auto lines = twoLines(position, random);
            for (std::size_t line = 0; line < lines.size(); ++line) {
                for (const OrderReason& reason : reasonsBetween(position, lines[line], lines[1 - line])) {
                    ++told;
                    ASSERT_TRUE(holdsBetween(position, lines[line], lines[1 - line], reason))
                        << "reason " << index(reason.kind) << " seat " << int{reason.seat} << " piece "
                        << int{reason.piece} << " amount " << reason.amount << " other " << reason.other << " in game "
                        << game << " round " << position.round;
                }
                for (const OrderReason& reason : reasonsFor(position, lines[line], true)) {
                    const Order* next = lines[line].size() > 1 ? &lines[line][1] : nullptr;
                    ASSERT_TRUE(holds(Case(position, lines[line].front()), reason, next));
                }
            }
            apply(position, nextOrder(position, random));
        }
    }
    EXPECT_GT(told, 2000);
}

INSTANTIATE_TEST_SUITE_P(Players, TrueDifferences, testing::Range(kMinPlayers, kMaxPlayers + 1));

TEST(ExpectedLines, areLegalAndEndWhenTheSeatChoosesAgain)
{
    Random random{7};
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        Position position = newGame(players, random.next());
        while (!position.isFinished()) {
            const Order first = nextOrder(position, random);
            const std::vector<Order> line = expectedLine(position, {&first, 1});
            EXPECT_EQ(line, expectedLine(withHiddenShuffled(position, random.next()), {&first, 1}));
            ASSERT_EQ(line.front(), first);
            EXPECT_EQ(expectedLine(position, line), line);
            Position then = withHiddenShuffled(position, 1);
            for (const Order& order : line) {
                ASSERT_FALSE(check(then, order));
                apply(then, order);
                const bool chooses = then.decision == Decision::ChooseRole && then.turn == position.turn;
                EXPECT_EQ(then.isFinished() || chooses, &order == &line.back());
            }
            apply(position, first);
        }
    }
}

TEST(Reasons, ofEveryKindAreGivenInGames)
{
    std::set<int> met;
    Random random{3};
    for (int game = 0; game < 800; ++game) {
        Position position = newGame(kMinPlayers + game % 4, random.next());
        while (!position.isFinished()) {
            const Order order = nextOrder(position, random);
            for (const OrderReason& reason : reasonsFor(position, order)) {
                met.insert(index(reason.kind));
            }
            met.insert(index(reasonFor(position, order, false).kind));
            if (random.below(16) == 0) {
                const auto lines = twoLines(position, random);
                for (std::size_t line = 0; line < lines.size(); ++line) {
                    for (const OrderReason& reason : reasonsFor(position, lines[line], true)) {
                        met.insert(index(reason.kind));
                    }
                    for (const OrderReason& reason : reasonsBetween(position, lines[line], lines[1 - line])) {
                        met.insert(index(reason.kind));
                    }
                }
            }
            apply(position, order);
        }
    }
    for (int kind = 1; kind < kReasonKinds; ++kind) {
        EXPECT_TRUE(met.contains(kind)) << "kind " << kind;
    }
}

TEST(Reasons, doNotDependOnWhatIsHidden)
{
    Random random{9};
    Position position = newGame(4, 21);
    while (!position.isFinished()) {
        const Order order = nextOrder(position, random);
        const std::vector<OrderReason> reasons = reasonsFor(position, order);
        EXPECT_EQ(reasons, reasonsFor(position, order));
        EXPECT_EQ(reasons, reasonsFor(withHiddenShuffled(position, random.next()), order));
        apply(position, order);
    }
}

TEST(Reasons, sayNothingOfPointsThatAreHidden)
{
    Random random{10};
    Position position = newGame(4, 22);
    while (!position.isFinished()) {
        const Order order = nextOrder(position, random);
        Position other = position;
        const int mover = position.turn;
        std::swap(other.seat((mover + 1) % 4).victoryPoints, other.seat((mover + 2) % 4).victoryPoints);
        EXPECT_EQ(reasonsFor(position, order, false), reasonsFor(other, order, false));
        apply(position, order);
    }
}

} // namespace
} // namespace windrose::test
