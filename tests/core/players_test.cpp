// SPDX-License-Identifier: GPL-3.0-or-later
// Computer players give legal orders, use no hidden information, and play the same for the same seed.
#include "for_players.h"
#include "random_game.h"

#include "core/players/candidates.h"
#include "core/players/observation.h"
#include "core/players/player_choice.h"
#include "core/players/prospects.h"
#include "core/players/quick_policy.h"
#include "core/players/search.h"
#include "core/rules/scoring.h"

#include <set>

namespace windrose::test
{
namespace
{

constexpr std::array kNames{"random",     "quick",         "heuristic",     "search:20",  "castaway",
                            "deckhand",   "newcomer",      "planter",       "merchant:5", "shipmaster:trader:10",
                            "viceroy:20", "search:20:net", "search:10:full"};

class EveryPlayer : public testing::TestWithParam<const char*>
{
};

TEST_P(EveryPlayer, givesLegalOrdersToTheEndOfAGame)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const std::unique_ptr<Player> player = makePlayer(*readPlayerChoice(GetParam()), 7);
        const std::atomic<bool> never{false};
        Position position = newGame(players, static_cast<std::uint64_t>(players));
        while (!position.isFinished()) {
            const Order order = player->decide(position, never);
            ASSERT_FALSE(check(position, order)) << players << " players, round " << position.round;
            player->played(playOrder(position, order));
        }
    }
}

TEST_P(EveryPlayer, playsTheSameGameForTheSameSeed)
{
    const auto play = [](std::uint64_t seed) {
        const std::unique_ptr<Player> player = makePlayer(*readPlayerChoice(GetParam()), seed);
        const std::atomic<bool> never{false};
        Position position = newGame(3, 11);
        while (!position.isFinished()) {
            const Order order = player->decide(position, never);
            player->played(playOrder(position, order));
        }
        return positionHash(position);
    };
    EXPECT_EQ(play(5), play(5));
}

INSTANTIATE_TEST_SUITE_P(Players, EveryPlayer, testing::ValuesIn(kNames));

/// A position with another order of the face-down tiles.
Position withOtherStack(Position position)
{
    TilePiles reversed;
    while (position.piles.faceDownSize() != 0) {
        reversed.layFaceDown(position.piles.draw());
    }
    position.piles = reversed;
    position.random = Random{position.random.state + 1};
    return position;
}

TEST(Observation, revealsNeitherTheOrderOfFaceDownTilesNorLaterShuffles)
{
    const Position position = newGame(4, 1);
    EXPECT_EQ(withHiddenShuffled(position, 9), withHiddenShuffled(withOtherStack(position), 9));
    EXPECT_NE(withHiddenShuffled(position, 9), withHiddenShuffled(position, 10));
}

TEST(Observation, keepsWhatIsOpen)
{
    const Position position = newGame(4, 1);
    Position seen = withHiddenShuffled(position, 9);
    for (const Good good : kAllGoods) {
        EXPECT_EQ(seen.piles.count(plantationOf(good)), position.piles.count(plantationOf(good)));
    }
    EXPECT_EQ(seen.piles.faceDownSize(), position.piles.faceDownSize());
    EXPECT_NE(seen.piles, position.piles);
    seen.piles = position.piles;
    seen.random = position.random;
    EXPECT_EQ(seen, position);
}

TEST_P(ForPlayers, hiddenPointsOfOthersAreSpreadEvenly)
{
    Position position = newGame(players, 3);
    int handedOut = 0;
    for (int seat = 0; seat < players; ++seat) {
        position.seat(seat).victoryPoints = static_cast<std::uint16_t>(3 * seat * seat);
        handedOut += 3 * seat * seat;
    }
    for (int seat = 0; seat < players; ++seat) {
        const Position seen = observed(position, seat, true, 9);
        EXPECT_EQ(seen.seat(seat).victoryPoints, position.seat(seat).victoryPoints);
        const int theirs = handedOut - position.seat(seat).victoryPoints;
        int sum = 0;
        for (int other = 0; other < players; ++other) {
            if (other != seat) {
                const int share = seen.seat(other).victoryPoints;
                EXPECT_LE(std::abs(share * (players - 1) - theirs), players - 1);
                sum += share;
            }
        }
        EXPECT_EQ(sum, theirs);
        // The distribution has no effect on what is seen.
        Position dealtOtherwise = position;
        const int next = position.seatAfter(seat);
        const int last = (seat + players - 1) % players;
        std::swap(dealtOtherwise.seat(next).victoryPoints, dealtOtherwise.seat(last).victoryPoints);
        EXPECT_EQ(observed(dealtOtherwise, seat, true, 9), seen);
    }
}

TEST_P(ForPlayers, hiddenPointsAreDealtToAnybodyButTheSeat)
{
    Position position = newGame(players, 3);
    int theirs = 0;
    for (int seat = 0; seat < players; ++seat) {
        position.seat(seat).victoryPoints = static_cast<std::uint16_t>(10 + seat);
        theirs += seat != 1 ? 10 + seat : 0;
    }
    Random random{5};
    std::set<int> held;
    for (int deal = 0; deal < 50; ++deal) {
        Position dealt = position;
        dealHiddenPoints(dealt, 1, random);
        int sum = 0;
        for (int seat = 0; seat < players; ++seat) {
            sum += seat != 1 ? dealt.seat(seat).victoryPoints : 0;
        }
        EXPECT_EQ(sum, theirs);
        held.insert(dealt.seat(0).victoryPoints);
        EXPECT_EQ(dealt.seat(1), position.seat(1));
    }
    EXPECT_EQ(held.size() > 1, players > 2); // those of a single opponent are known
}

TEST(Observation, showsOpenPointsAndThoseOfAFinishedGame)
{
    Position position = newGame(4, 3);
    position.seat(2).victoryPoints = 9;
    EXPECT_EQ(observed(position, 1, false, 9), withHiddenShuffled(position, 9));
    position.phase = Phase::Finished;
    EXPECT_EQ(observed(position, 1, true, 9), withHiddenShuffled(position, 9));
}

TEST(Search, doesNotSeeHiddenTiles)
{
    const Position position = newGame(4, 2);
    const std::atomic<bool> never{false};
    const auto think = [&never](const Position& from) {
        Search search(SearchOptions{}, 4);
        return search.think(from, {.simulations = 200, .time = {}}, never);
    };
    const auto one = think(position);
    const auto other = think(withOtherStack(position));
    ASSERT_EQ(one.size(), other.size());
    for (std::size_t place = 0; place < one.size(); ++place) {
        EXPECT_EQ(one[place].order, other[place].order);
        EXPECT_EQ(one[place].simulations, other[place].simulations);
        EXPECT_EQ(one[place].expected, other[place].expected);
    }
}

TEST(Search, spendsItsBudgetOfSimulationsAndNoMore)
{
    for (const int threads : {1, 2, 3}) {
        Search search(SearchOptions{}, 4, threads);
        const std::atomic<bool> never{false};
        std::int64_t all = 0;
        for (const SearchedOrder& order : search.think(newGame(4, 2), {.simulations = 100, .time = {}}, never)) {
            all += order.simulations;
        }
        EXPECT_EQ(all, 100) << threads << " threads";
    }
}

TEST(Search, keepsWhatItThoughtAboutTheOrderThatWasPlayed)
{
    const std::atomic<bool> never{false};
    Search search(SearchOptions{}, 4);
    Position position = newGame(4, 2);
    const auto first = search.think(position, {.simulations = 400, .time = {}}, never);
    search.advance(position, first.front().order);
    apply(position, first.front().order);
    std::int64_t known = 0;
    for (const SearchedOrder& order : search.think(position, {.simulations = 1, .time = {}}, never)) {
        known += order.simulations;
    }
    EXPECT_GT(known, 20);
    search.forget();
    known = 0;
    for (const SearchedOrder& order : search.think(position, {.simulations = 1, .time = {}}, never)) {
        known += order.simulations;
    }
    EXPECT_EQ(known, 1);
}

TEST_P(ForPlayers, candidatesAreLegalAndNeverNone)
{
    forRandomGames(players, 20, {}, [](const Position& position, Order) {
        OrderList orders;
        candidateOrders(position, orders);
        ASSERT_GT(orders.size(), 0);
        for (const Order& order : orders) {
            ASSERT_FALSE(check(position, order));
        }
        ASSERT_FALSE(check(position, quickOrder(position, Weights{})));
    });
}

TEST_P(ForPlayers, chancesToWinAddUpToOne)
{
    forRandomGames(players, 5, {}, [this](const Position& position, Order) {
        const Shares chances = winChances(position, Weights{});
        int sum = 0;
        for (int seat = 0; seat < kMaxPlayers; ++seat) {
            const int chance = chances[static_cast<std::size_t>(seat)];
            ASSERT_TRUE(seat < players ? chance >= 0 : chance == 0);
            sum += chance;
        }
        ASSERT_LE(std::abs(sum - kCertain), kMaxPlayers);
        for (const int reward : rewards(position, Weights{})) {
            ASSERT_TRUE(reward >= 0 && reward <= kCertain);
        }
    });
}

TEST(Evaluation, isTheExactScoreWhenTheGameIsFinished)
{
    Random random{17};
    Position position = newGame(4, 17);
    while (!position.isFinished()) {
        apply(position, someOrder(position, random));
    }
    const Prospects estimates = prospects(position, Weights{});
    const auto results = scores(position);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(estimates[seat] / 1000, results[seat].total);
    }
    EXPECT_EQ(roundsLeft(position, Weights{}), 0);
}

TEST(Evaluation, looksNoFurtherAheadThanTheHorizon)
{
    const Position position = newGame(4, 1);
    ASSERT_GT(roundsLeft(position, Weights{}), 5000);
    Weights weights;
    weights.horizon = 2000;
    EXPECT_EQ(roundsLeft(position, weights), 2000);
}

TEST(Evaluation, aFinishedGameIsWonByWhoeverIsFirst)
{
    Random random{18};
    Position position = newGame(3, 18);
    while (!position.isFinished()) {
        apply(position, someOrder(position, random));
    }
    const Shares chances = winChances(position, Weights{});
    const auto results = scores(position);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(chances[seat] > 0, results[seat].place == 1);
    }
}

TEST(PlayerChoice, readsWhatIsWritten)
{
    const auto search = readPlayerChoice("search:250ms,threads=2");
    ASSERT_TRUE(search);
    EXPECT_EQ(search->kind, PlayerChoice::Kind::Search);
    EXPECT_EQ(search->budget.time, std::chrono::milliseconds(250));
    EXPECT_EQ(search->threads, 2);
    EXPECT_EQ(readPlayerChoice("search:2s")->budget.time, std::chrono::seconds(2));
    EXPECT_EQ(readPlayerChoice("search:300")->budget.simulations, 300);
    EXPECT_EQ(readPlayerChoice("search:300")->playouts, Playouts::Truncated);
    EXPECT_EQ(readPlayerChoice("search:300:full")->playouts, Playouts::Full);
    EXPECT_FALSE(readPlayerChoice("search::300"));
    EXPECT_EQ(readPlayerChoice("search:300:net")->playouts, Playouts::Net);
    const auto level = readPlayerChoice("planter:builder");
    ASSERT_TRUE(level);
    EXPECT_EQ(level->level, Level::Planter);
    EXPECT_EQ(level->style, Style::Builder);
}

TEST(PlayerChoice, refusesWhatItDoesNotKnow)
{
    for (const char* text : {"", "search", "search:", "search:0", "search:-3", "search:1e9", "search:9999999999",
                             "search:3m", "heuristic:3", "random,threads=2", "search:3,threads=0",
                             "search:3,threads=", "search:3,thread=2", "planter:baker", "Random", "search:builder:3",
                             "search:3,threads=2,threads=2", "planter:builder,threads=257"}) {
        EXPECT_FALSE(readPlayerChoice(text)) << text;
    }
}

INSTANTIATE_TEST_SUITE_P(Candidates, ForPlayers, testing::Values(2, 3, 4, 5));

} // namespace
} // namespace windrose::test
