// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews of a game: chances add up to certainty, and turning points were worse orders.
#include "reasons_oracle.h"

#include "core/players/candidates.h"
#include "core/players/observation.h"
#include "core/players/quick_policy.h"
#include "core/players/review.h"

#include <numeric>

namespace windrose::test
{
namespace
{

const std::atomic<bool> kNever{false};

struct Game {
    std::vector<Position> positions;
    std::vector<Order> orders;
    std::vector<Shares> chances;
    int blunderer = -1; ///< seat
};

/// A game of the quick policy in which the seat that leads after seven rounds plays at random from then on.
Game gameWithBlunders(int players)
{
    Random random{6};
    Game game;
    Position position = newGame(players, 12);
    while (!position.isFinished()) {
        if (game.blunderer < 0 && position.round == 8) {
            const Shares chances = chancesAt(position, kNever);
            game.blunderer = static_cast<int>(std::max_element(chances.begin(), chances.end()) - chances.begin());
        }
        game.positions.push_back(position);
        game.orders.push_back(quickOrder(position, Weights{}, random, position.turn == game.blunderer ? 1 : 0));
        apply(position, game.orders.back());
    }
    game.positions.push_back(position);
    for (const Position& moment : game.positions) {
        game.chances.push_back(chancesAt(moment, kNever));
    }
    return game;
}

TEST(Review, findsTheOrdersThatLostMost)
{
    const Game game = gameWithBlunders(3);
    const std::vector<TurningPoint> points = turningPoints(game.positions, game.orders, game.chances, kNever);
    ASSERT_FALSE(points.empty());
    ASSERT_LE(points.size(), static_cast<std::size_t>(kMaxTurningPoints));
    int last = kCertain;
    for (const TurningPoint& point : points) {
        const auto moment = at(point.moment);
        const int fall = point.chanceBetter - point.chanceGiven;
        EXPECT_GT(fall, 0);
        EXPECT_LE(fall, last);
        last = fall;
        EXPECT_EQ(point.seat, game.positions[moment].turn);
        EXPECT_EQ(point.given, game.orders[moment]);
        EXPECT_FALSE(point.better == point.given);
        EXPECT_FALSE(check(game.positions[moment], point.better));
        EXPECT_TRUE(holds(Case(game.positions[moment], point.better), point.reason));
    }
    // The seat that plays at random is among those with turning points.
    EXPECT_TRUE(std::any_of(points.begin(), points.end(),
                            [&game](const TurningPoint& point) { return point.seat == game.blunderer; }));
    EXPECT_EQ(points, turningPoints(game.positions, game.orders, game.chances, kNever));
}

TEST(Review, sharesOutOneCertainty)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        Position position = newGame(players, 3);
        for (int number = 0; number < 12; ++number) {
            const Shares chances = chancesAt(position, kNever);
            EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0), kCertain, 2 * players);
            EXPECT_EQ(chances, chancesAt(withHiddenShuffled(position, 5), kNever));
            apply(position, quickOrder(position, Weights{}));
        }
    }
}

TEST(Review, knowsWhoHasWonAtTheEnd)
{
    Position position = newGame(4, 3);
    while (!position.isFinished()) {
        apply(position, quickOrder(position, Weights{}));
    }
    const auto table = scores(position);
    const Shares chances = chancesAt(position, kNever);
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(chances[at(seat)] > 0, table[at(seat)].place == 1);
    }
}

TEST(Review, stopsWhenItIsToldTo)
{
    const Game game = gameWithBlunders(2);
    const std::atomic<bool> stopped{true};
    EXPECT_TRUE(turningPoints(game.positions, game.orders, game.chances, stopped).empty());
}

} // namespace
} // namespace windrose::test
