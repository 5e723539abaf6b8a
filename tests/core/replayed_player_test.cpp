// SPDX-License-Identifier: GPL-3.0-or-later
#include "never_stopped.h"

#include "core/players/player_choice.h"
#include "core/players/random_player.h"
#include "core/players/replayed_player.h"

#include <gtest/gtest.h>

using namespace windrose;

namespace
{

std::vector<Order> randomGame(Position position, std::uint64_t seed)
{
    Random random{seed};
    std::vector<Order> orders;
    while (!position.isFinished()) {
        orders.push_back(randomOrder(position, random));
        apply(position, orders.back());
    }
    return orders;
}

} // namespace

TEST(ReplayedPlayer, answersEveryDecisionAsTheRecordDoes)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        Position position = newGame(players, 5);
        const std::vector<Order> orders = randomGame(position, 6);
        ReplayedPlayer player(position, orders);
        for (const Order& order : orders) {
            ASSERT_EQ(player.decide(position, test::kNeverStopped), order);
            ASSERT_FALSE(player.failure());
            apply(position, order);
        }
    }
}

TEST(ReplayedPlayer, findsItsPlaceWhenTheGameIsTakenBack)
{
    const Position start = newGame(3, 5);
    const std::vector<Order> orders = randomGame(start, 6);
    ReplayedPlayer player(start, orders);
    Position position = start;
    for (const Order& order : orders) {
        apply(position, order);
        if (!position.isFinished()) {
            player.decide(position, test::kNeverStopped);
        }
    }
    EXPECT_EQ(player.decide(start, test::kNeverStopped), orders.front());
    EXPECT_FALSE(player.failure());
}

TEST(ReplayedPlayer, saysThatTheGameLeftTheRecordAndStillAnswersLegally)
{
    const Position start = newGame(4, 5);
    ReplayedPlayer player(start, randomGame(start, 6));
    Position other = newGame(4, 7);
    const Order order = player.decide(other, test::kNeverStopped);
    EXPECT_EQ(player.failure().code, PlayerFailureCode::DivergedFromRecord);
    EXPECT_FALSE(check(other, order));
}

TEST(ReplayedPlayer, saysThatTheRecordIsOver)
{
    const Position start = newGame(4, 5);
    std::vector<Order> orders = randomGame(start, 6);
    orders.resize(10);
    ReplayedPlayer player(start, orders);
    Position position = start;
    for (const Order& order : orders) {
        apply(position, order);
    }
    const Order order = player.decide(position, test::kNeverStopped);
    EXPECT_EQ(player.failure().code, PlayerFailureCode::RecordExhausted);
    EXPECT_FALSE(check(position, order));
}

TEST(Players, giveWhatStoodBehindAnAnswer)
{
    const Position start = newGame(4, 5);
    const auto player = makePlayer(*readPlayerChoice("search:200"), 3);
    const Order order = player->decide(start, test::kNeverStopped);
    const Thought thought = player->lastThought();
    EXPECT_EQ(thought.simulations, 200);
    ASSERT_TRUE(thought.chance);
    EXPECT_GT(*thought.chance, 0);
    ASSERT_GE(thought.line.size(), 2U);
    EXPECT_EQ(thought.line.front(), order);
    Position position = start;
    for (const Order& next : thought.line) {
        ASSERT_FALSE(check(position, next));
        apply(position, next);
    }
}

TEST(Players, thinkAsLongAsTheyAreAsked)
{
    for (const char* choice : {"search:1000000", "viceroy"}) {
        const auto player = makePlayer(*readPlayerChoice(choice), 3);
        player->setBudget({.simulations = 64, .time = {}});
        player->decide(newGame(4, 5), test::kNeverStopped);
        EXPECT_EQ(player->lastThought().simulations, 64) << choice;
    }
}
