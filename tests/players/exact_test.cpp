// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the solver of the suite with the simplest one possible: every order, every placement, no caching.
#include "core/players/proved_orders.h"
#include "core/players/random_player.h"
#include "core/puzzles/verdict.h"
#include "core/rules/placements.h"
#include "core/rules/scoring.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace windrose::puzzles
{
namespace
{

struct LimitExceeded {
};

/// A second implementation of the bounds defined in `exact.h`.
class Plain
{
public:
    explicit Plain(const Position& position) : m_round(position.round) {}

    Bounds value(const Position& position)
    {
        if (++m_examined > kMost) {
            throw LimitExceeded{};
        }
        if (position.isFinished()) {
            return valueOfEnd(position);
        }
        Bounds all;
        if (position.round != m_round) {
            all.low.fill(-kPart / 2);
            all.high.fill(kWholeWin * kPart + kPart / 2);
            return all;
        }
        std::vector<Bounds> choices;
        const auto seat = static_cast<std::size_t>(position.turn);
        int sure = 0;
        for (const Order& order : allOrders(position)) {
            Position after = position;
            apply(after, order);
            choices.push_back(value(after));
            sure = choices.size() == 1 ? choices[0].low[seat] : std::max(sure, choices.back().low[seat]);
        }
        all.low.fill(kWholeWin * kPart + kPart);
        all.high.fill(-kPart);
        for (const Bounds& choice : choices) {
            for (std::size_t other = 0; choice.high[seat] >= sure && other < all.low.size(); ++other) {
                all.low[other] = std::min(all.low[other], choice.low[other]);
                all.high[other] = std::max(all.high[other], choice.high[other]);
            }
        }
        all.low[seat] = sure;
        return all;
    }

private:
    static constexpr int kMost = 20000;

    static std::vector<Order> allOrders(const Position& position)
    {
        std::vector<Order> orders;
        OrderList list;
        legalOrders(position, list);
        orders.assign(list.begin(), list.end());
        if (position.decision == Decision::PlaceColonists) {
            forEachPlacement(position.seat(position.turn), PlacementDetail::ByKind, [&orders](Order order) {
                orders.push_back(order);
                return true;
            });
        }
        return orders;
    }

    static Bounds valueOfEnd(const Position& position)
    {
        const auto results = scores(position);
        std::vector<int> totals;
        int winners = 0;
        for (std::size_t seat = 0; seat < position.players; ++seat) {
            totals.push_back(results[seat].total);
            winners += results[seat].place == 1 ? 1 : 0;
        }
        std::sort(totals.rbegin(), totals.rend());
        Bounds bounds;
        for (std::size_t seat = 0; seat < position.players; ++seat) {
            const int bestOther = results[seat].total == totals[0] ? totals[1] : totals[0];
            const int parts = results[seat].place == 1 ? kWholeWin / winners : 0;
            bounds.low[seat] = bounds.high[seat] = kPart * parts + results[seat].total - bestOther;
        }
        return bounds;
    }

    int m_examined = 0;
    std::uint16_t m_round;
};

class Solver : public testing::TestWithParam<int>
{
};

/// Compares the bounds of the seats in play; the solver does not set the others.
bool areSame(const Bounds& one, const Bounds& other, int players)
{
    return std::equal(one.low.begin(), one.low.begin() + players, other.low.begin()) &&
           std::equal(one.high.begin(), one.high.begin() + players, other.high.begin());
}

/// Whether the last round is nearly over and no tile will be drawn (the plain enumeration knows the drawn tile, the
/// solver does not).
bool isNearlyOver(const Position& position)
{
    const int cards = position.cardsInRound() - position.cardsTaken();
    const bool settles = position.takenBy[static_cast<std::size_t>(Role::Settler)] == kNobody && cards != 0;
    return position.isLastRound() && cards <= 1 && position.phase != Phase::Settler && !settles;
}

TEST_P(Solver, findsWhatThePlainestEnumerationFinds)
{
    constexpr std::uint16_t kSmallBoards = 5; // rounds with a mayor's phase that is small enough to enumerate
    const int players = GetParam();
    std::array<int, kDecisions> compared{};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Random random{seed};
        for (Position game = newGame(players, seed); !game.isFinished(); apply(game, randomOrder(game, random))) {
            Position position = game;
            if (position.round <= kSmallBoards) {
                position.endTriggers[0] = EndTrigger::Colonists; // pretend that the round is the last one
            }
            if (!isNearlyOver(position)) {
                continue;
            }
            try {
                const Bounds plain = Plain(position).value(position);
                const auto solved = Exact(200'000).solve(position);
                ASSERT_TRUE(solved);
                ASSERT_TRUE(areSame(*solved, plain, players)) << "seed " << seed << ", round " << position.round;
                ++compared[static_cast<std::size_t>(position.decision)];
            } catch (const LimitExceeded&) {
                // too much to enumerate
            }
        }
    }
    for (const Decision decision : {Decision::ChooseRole, Decision::PlaceColonists, Decision::Build, Decision::Load}) {
        EXPECT_GT(compared[static_cast<std::size_t>(decision)], 5) << kDecisionIds[static_cast<std::size_t>(decision)];
    }
}

INSTANTIATE_TEST_SUITE_P(Players, Solver, testing::Values(2, 3, 4, 5), testing::PrintToStringParamName());

/// Two seats with equal points in the last round, the first with one doubloon less; prospector and trader are left.
Position levelGame()
{
    Position position = newGame(2, 1);
    position.endTriggers[0] = EndTrigger::Colonists;
    for (int card = 0; card < position.roleCards(); ++card) {
        const Role role = roleOfCard(card);
        if (role != Role::Prospector && role != Role::Trader) {
            position.takenBy[static_cast<std::size_t>(card)] = static_cast<std::int8_t>(card % 2);
        }
    }
    position.chooser = position.turn = 1;
    position.seat(0).doubloons = 4;
    position.seat(1).doubloons = 4;
    return position;
}

TEST(Verdict, namesTheOrderThatWinsTheTie)
{
    const Position position = levelGame();
    Exact exact(1000);
    const auto verdict = verdictOn(exact, position);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->proof, Proof::Clear);
    EXPECT_EQ(verdict->best, std::vector<Order>{Order::chooseRole(Role::Prospector)});
    EXPECT_EQ(valueText(*verdict), "wins by doubloons and barrels");
    EXPECT_EQ(nextText(*verdict), "shares the win");
    EXPECT_TRUE(verdict->isSolvedBy(exact, position, Order::chooseRole(Role::Prospector)));
    EXPECT_FALSE(verdict->isSolvedBy(exact, position, Order::chooseRole(Role::Trader)));
}

bool never()
{
    return false;
}

TEST(ProvedOrders, leaveOutWhatIsWorse)
{
    EXPECT_EQ(provedOrders(levelGame(), kMostProofPositions, never),
              std::vector<Order>{Order::chooseRole(Role::Prospector)});
}

TEST(ProvedOrders, areNoneWhereNoOrderIsWorseOrTheGameGoesOn)
{
    Position position = levelGame();
    position.seat(0).victoryPoints = 20; // so far ahead that a doubloon breaks no tie
    EXPECT_TRUE(provedOrders(position, kMostProofPositions, never).empty());
    EXPECT_TRUE(provedOrders(newGame(4, 1), kMostProofPositions, never).empty());
}

TEST(Verdict, isSilentWhenOrdersAreTooCloseOrTheGameIsTooLong)
{
    Position position = levelGame();
    position.seat(1).victoryPoints = 5; // wins either way
    Exact exact(1000);
    EXPECT_FALSE(verdictOn(exact, position));
    EXPECT_FALSE(verdictOn(exact, newGame(4, 1)));
    EXPECT_FALSE(exact.solve(newGame(4, 1)));
}

TEST(Verdict, takesASureWinWhenTheGameCouldGoOn)
{
    Position position = levelGame();
    position.endTriggers[0] = EndTrigger::None;
    position.takenBy[static_cast<std::size_t>(Role::Prospector)] = 0;
    position.takenBy[static_cast<std::size_t>(Role::Mayor)] = kNobody;
    position.seat(1).victoryPoints = 1;
    position.colonists = 0;
    Exact exact(1000);
    const auto verdict = verdictOn(exact, position);
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->proof, Proof::SureWin);
    EXPECT_EQ(verdict->best, std::vector<Order>{Order::chooseRole(Role::Mayor)});
    EXPECT_EQ(nextText(*verdict), "the game may go on");
    EXPECT_EQ(provedOrders(position, kMostProofPositions, never), verdict->best);
    position.seat(1).victoryPoints = 0;
    position.seat(0).victoryPoints = 1;
    const auto other = verdictOn(exact, position);
    ASSERT_TRUE(other);
    EXPECT_EQ(other->proof, Proof::OnlyHope);
    EXPECT_EQ(other->best, std::vector<Order>{Order::chooseRole(Role::Trader)});
    EXPECT_EQ(provedOrders(position, kMostProofPositions, never), other->best);
}

} // namespace
} // namespace windrose::puzzles
