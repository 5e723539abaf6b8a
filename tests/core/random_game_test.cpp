// SPDX-License-Identifier: GPL-3.0-or-later
// Properties of every game: 1,000 random games with each number of players, or 250 in short runs (repeats_rows.h).
#include "for_players.h"
#include "invariants.h"
#include "oracle.h"
#include "random_game.h"

#include "core/players/random_player.h"
#include "tests/repeats_rows.h"

namespace windrose::test
{
namespace
{

const int kRandomGames = repeatsRows() ? 1000 : 250;

class RandomGame : public ForPlayers
{
};

TEST_P(RandomGame, keepsEveryInvariantAfterEveryOrder)
{
    forRandomGames(players, kRandomGames, {}, [](const Position& position, Order) {
        const std::string broken = brokenInvariant(position);
        ASSERT_TRUE(broken.empty()) << broken << " in round " << position.round;
    });
}

TEST_P(RandomGame, keepsEveryInvariantWithAllOptionsAndInTheFinalPosition)
{
    Random random{5};
    for (int game = 0; game < 200; ++game) {
        Position position = newGame(players, random.next(), {true, true, true});
        playRandomly(position, random);
        ASSERT_TRUE(position.isFinished());
        ASSERT_EQ(brokenInvariant(position), "");
    }
}

TEST_P(RandomGame, legalOrdersAreThoseOfTheRules)
{
    const auto less = [](const Order& a, const Order& b) {
        return std::tie(a.kind, a.piece, a.mask, a.detail) < std::tie(b.kind, b.piece, b.mask, b.detail);
    };
    const Options options{players % 2 == 0, false, false};
    forRandomGames(players, kRandomGames / 4, options, [&less](const Position& position, Order) {
        std::vector<Order> listed = ordersOf(position);
        std::vector<Order> expected = expectedOrders(position);
        std::sort(listed.begin(), listed.end(), less);
        std::sort(expected.begin(), expected.end(), less);
        ASSERT_EQ(listed, expected) << "decision " << kDecisionIds[at(position.decision)];
    });
}

TEST_P(RandomGame, asksNobodyWhoCouldOnlyPass)
{
    forRandomGames(players, kRandomGames / 4, {}, [](const Position& position, Order) {
        if (position.decision == Decision::PlaceColonists) {
            ASSERT_GT(position.seat(position.turn).colonists(), 0);
            return;
        }
        const auto orders = ordersOf(position);
        ASSERT_FALSE(orders.empty());
        ASSERT_FALSE(orders.size() == 1 && orders[0] == Order::pass());
    });
}

/// Whether a seat would have a choice if it were its turn in this phase.
bool wouldBeAsked(Position position, int seat)
{
    position.turn = u8(seat);
    const auto orders = expectedOrders(position);
    return orders.size() > 1 || (orders.size() == 1 && orders[0] != Order::pass());
}

TEST_P(RandomGame, passesOverNobodyWhoCouldDoSomething)
{
    const auto look = [](const Position& before, Order order) {
        Position after = before;
        apply(after, order);
        const bool ordered = before.decision == Decision::Build || before.decision == Decision::Sell ||
                             before.decision == Decision::Load;
        if (!ordered || before.phase != after.phase) {
            return;
        }
        for (int seat = (before.turn + 1) % before.players; seat != after.turn; seat = (seat + 1) % before.players) {
            ASSERT_FALSE(wouldBeAsked(after, seat)) << "seat " << seat << " after seat " << int{before.turn};
        }
    };
    forRandomGames(players, kRandomGames / 4, {}, look);
}

TEST_P(RandomGame, afterAPlacementNobodyWaitsBesideAnEmptyCircle)
{
    forRandomGames(players, kRandomGames / 4, {}, [](const Position& before, Order order) {
        if (before.decision == Decision::PlaceColonists) {
            Position after = before;
            apply(after, order);
            ASSERT_TRUE(isWellPlaced(after.seat(before.turn)));
        }
    });
}

TEST_P(RandomGame, everySeatTakesItsRolesInEveryRoundTheLastOneToo)
{
    const int each = players == 2 ? 3 : 1;
    Random random{77};
    for (int game = 0; game < 100; ++game) {
        Position position = newGame(players, random.next());
        std::uint32_t round = 1;
        std::array<int, kMaxPlayers> taken{};
        const auto full = [&taken, each, this] {
            return std::all_of(taken.begin(), taken.begin() + players, [each](int roles) { return roles == each; });
        };
        while (!position.isFinished()) {
            if (position.round != round) {
                ASSERT_TRUE(full());
                ASSERT_EQ(position.round, round + 1);
                ASSERT_EQ(position.governor, (round) % static_cast<unsigned>(players));
                round = position.round;
                taken = {};
            }
            taken[position.turn] += position.decision == Decision::ChooseRole ? 1 : 0;
            apply(position, someOrder(position, random));
        }
        ASSERT_TRUE(full());
    }
}

TEST_P(RandomGame, ordersHaveTheEffectsTheRulesGiveThem)
{
    const auto look = [](const Position& before, Order order) {
        Position after = before;
        apply(after, order);
        const Seat& was = before.seat(before.turn);
        const Seat& is = after.seat(before.turn);
        const int doubloons = static_cast<int>(is.doubloons) - static_cast<int>(was.doubloons);
        switch (order.kind) {
        case OrderKind::Build:
            ASSERT_EQ(doubloons, -expectedPrice(before, order.building()));
            break;
        case OrderKind::Sell:
            ASSERT_EQ(doubloons, expectedIncome(before, order.good()));
            break;
        case OrderKind::Load:
        case OrderKind::LoadWharf: {
            const bool privilege = before.turn == before.chooser && !before.captainLoaded;
            const int gain =
                expectedAmount(before, order) + (was.occupies(Building::Harbor) ? 1 : 0) + (privilege ? 1 : 0);
            ASSERT_EQ(is.victoryPoints - was.victoryPoints, gain);
            break;
        }
        default:
            ASSERT_EQ(is.victoryPoints, was.victoryPoints);
            break;
        }
    };
    forRandomGames(players, kRandomGames / 4, {}, look);
}

TEST_P(RandomGame, endsAfterTheRoundOfATriggerAndNeverWithoutOne)
{
    Random random{99};
    for (int game = 0; game < 200; ++game) {
        Position position = newGame(players, random.next());
        std::uint32_t last = 0;
        while (!position.isFinished()) {
            ASSERT_TRUE(last == 0 || last == position.round);
            apply(position, someOrder(position, random));
            last = position.isLastRound() && last == 0 ? position.round : last;
            bool full = false;
            for (int seat = 0; seat < players; ++seat) {
                full = full || position.seat(seat).emptyCitySpaces() == 0;
            }
            ASSERT_EQ(position.hasEndTrigger(EndTrigger::City), full);
            ASSERT_EQ(position.hasEndTrigger(EndTrigger::VictoryPoints), position.victoryPoints == 0);
        }
        ASSERT_NE(last, 0U);
    }
}

TEST_P(RandomGame, canonicalOrdersAreLegalStableAndOfTheSameEffect)
{
    forRandomGames(players, kRandomGames / 10, {}, [](const Position& position, Order order) {
        const Order plain = canonical(position, order);
        ASSERT_EQ(check(position, plain).code, RefusalCode::None);
        ASSERT_EQ(canonical(position, plain), plain);
        Position one = position;
        Position two = position;
        apply(one, order);
        apply(two, plain);
        ASSERT_EQ(one, two);
    });
}

INSTANTIATE_TEST_SUITE_P(Players, RandomGame, testing::Range(2, 6));

TEST(RandomPlayer, meanRoundsOfFourPlayersLieBetweenNineteenAndTwenty)
{
    Random random{2024};
    double rounds = 0;
    for (int game = 0; game < 2000; ++game) {
        Position position = newGame(4, random.next());
        playRandomly(position, random);
        rounds += position.round;
    }
    EXPECT_GT(rounds / 2000, 19.0);
    EXPECT_LT(rounds / 2000, 20.0);
}

TEST(RandomPlayer, drawsEveryOrderEquallyOften)
{
    const Position position = newGame(4, 3);
    const auto orders = ordersOf(position);
    ASSERT_EQ(orders.size(), 8U);
    std::array<int, 8> drawn{};
    Random random{1};
    for (int draw = 0; draw < 8000; ++draw) {
        const auto found = std::find(orders.begin(), orders.end(), randomOrder(position, random));
        ASSERT_NE(found, orders.end());
        ++drawn.at(static_cast<std::size_t>(found - orders.begin()));
    }
    for (const int times : drawn) {
        EXPECT_NEAR(times, 1000, 150);
    }
}

TEST(RandomPlayer, playsToTheEndAndCountsItsOrders)
{
    Random random{8};
    Random again{8};
    Position position = newGame(3, 12);
    Position step = position;
    const int orders = playRandomly(position, random);
    int counted = 0;
    for (; !step.isFinished(); ++counted) {
        apply(step, randomOrder(step, again));
    }
    EXPECT_TRUE(position.isFinished());
    EXPECT_EQ(orders, counted);
    EXPECT_EQ(position, step);
}

// --- Determinism ----------------------------------------------------------------------------------------------------

/// A rank for each kind of order, independent of its number.
int rankOf(OrderKind kind)
{
    constexpr std::array<OrderKind, 12> kRanks{OrderKind::ChooseRole, OrderKind::Hacienda, OrderKind::NoHacienda,
                                               OrderKind::Take,       OrderKind::Place,    OrderKind::Build,
                                               OrderKind::Bonus,      OrderKind::Sell,     OrderKind::Load,
                                               OrderKind::LoadWharf,  OrderKind::Store,    OrderKind::Pass};
    return static_cast<int>(std::find(kRanks.begin(), kRanks.end(), kind) - kRanks.begin());
}

/// A game that depends only on the rules: the list of orders is sorted before one is drawn, and colonists fill the
/// circles from the first one on.
Position plainGame(int players, std::uint64_t seed)
{
    Random random{seed};
    Position position = newGame(players, seed);
    while (!position.isFinished()) {
        Order order = idleOrder(position);
        if (position.decision != Decision::PlaceColonists) {
            auto orders = ordersOf(position);
            std::sort(orders.begin(), orders.end(), [](const Order& a, const Order& b) {
                return std::tuple(rankOf(a.kind), a.piece, a.mask, a.detail) <
                       std::tuple(rankOf(b.kind), b.piece, b.mask, b.detail);
            });
            order = orders[random.below(static_cast<std::uint32_t>(orders.size()))];
        }
        apply(position, order);
    }
    return position;
}

TEST(Determinism, theSameSeedAndOrdersGiveTheSameGame)
{
    for (int players = 2; players <= 5; ++players) {
        EXPECT_EQ(plainGame(players, 41), plainGame(players, 41));
        EXPECT_EQ(positionHash(plainGame(players, 41)), positionHash(plainGame(players, 41)));
    }
}

TEST(Determinism, theHashDistinguishesPositions)
{
    std::vector<std::uint64_t> hashes;
    Random random{17};
    for (int game = 0; game < 20; ++game) {
        Position position = newGame(4, random.next());
        while (!position.isFinished()) {
            hashes.push_back(positionHash(position));
            apply(position, someOrder(position, random));
        }
    }
    const std::size_t positions = hashes.size();
    std::sort(hashes.begin(), hashes.end());
    hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
    EXPECT_EQ(hashes.size(), positions);
}

TEST(Determinism, theHashSeesEveryFact)
{
    Table table(5);
    const Position base = table.position;
    std::vector<Position> changed(20, base);
    changed[0].random.state ^= 1;
    changed[1].seat(3).doubloons += 1;
    changed[2].seat(4).goods[2] += 1;
    changed[3].seat(0).sanJuan += 1;
    changed[4].seat(0).manned.put(0, !changed[4].seat(0).manned.contains(0));
    changed[5].seat(2).victoryPoints += 1;
    changed[6].round += 1;
    changed[7].cardDoubloons[7] += 1;
    changed[8].takenBy[6] = 3;
    int otherTile = 1;
    while (base.piles.faceDown(otherTile) == base.piles.faceDown(0)) {
        ++otherTile;
    }
    changed[9].piles.swapNextWith(otherTile);
    changed[10].setCopiesLeft(Building::CityHall, 0);
    changed[11].goods[0] -= 1;
    changed[12].colonists -= 1;
    changed[13].colonistShip += 1;
    changed[14].quarries -= 1;
    changed[15].ships[2] = {0, 3};
    changed[16].governor = 1;
    changed[17].endTriggers[0] = EndTrigger::City;
    changed[18].options.cornStartMinusOne = true;
    changed[19].wharvesUsed.add(2);
    std::vector<std::uint64_t> hashes{positionHash(base)};
    for (const Position& position : changed) {
        hashes.push_back(positionHash(position));
    }
    std::sort(hashes.begin(), hashes.end());
    EXPECT_EQ(std::adjacent_find(hashes.begin(), hashes.end()), hashes.end());
}

/// Pinned: these only change with the rules, the set-up from a seed or the hash, never with the platform or a build.
TEST(Determinism, gamesOfTheseSeedsAreTheSameEverywhere)
{
    EXPECT_EQ(positionHash(newGame(4, 1)), 9793163096120080005U);
    EXPECT_EQ(positionHash(plainGame(2, 1)), 11288616640787357233U);
    EXPECT_EQ(positionHash(plainGame(3, 2)), 18301916514898788596U);
    EXPECT_EQ(positionHash(plainGame(4, 3)), 3494535713025554981U);
    EXPECT_EQ(positionHash(plainGame(5, 4)), 16203483459190897190U);
}

// --- Sizes ----------------------------------------------------------------------------------------------------------

static_assert(sizeof(Position) <= 512);
static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Order) == 8);
static_assert(std::is_trivially_copyable_v<Order>);

TEST(Sizes, theListHasRoomForEveryDecision)
{
    std::size_t longest = 0;
    for (int players = 2; players <= 5; ++players) {
        forRandomGames(players, 200, {}, [&longest](const Position& position, Order) {
            longest = std::max(longest, ordersOf(position).size());
        });
    }
    Table table; // the maximum: everything affordable, a university, everything twice
    table.building(0, Building::University, 1).doubloons(0, 99).role(Role::Builder);
    longest = std::max(longest, table.orders().size());
    EXPECT_EQ(table.orders().size(), 22U * 2U + 1U);
    EXPECT_LE(longest, static_cast<std::size_t>(OrderList::kCapacity));
}

} // namespace
} // namespace windrose::test
