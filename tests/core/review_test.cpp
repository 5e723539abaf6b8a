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
        EXPECT_GT(point.loss(), 0);
        EXPECT_LE(point.loss(), last);
        last = point.loss();
        if (point.kind == TurningPointKind::Fall) {
            continue; // a fall has no better order, and is tested with chances of its own
        }
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

/// Some orders of a game, and made-up chances that are the same at every moment.
Game quietGame(int players, int orders, int firstChance)
{
    Game game;
    Position position = newGame(players, 12);
    Shares chances{};
    chances[0] = firstChance;
    chances[1] = kCertain - firstChance;
    for (int moment = 0; moment <= orders; ++moment) {
        game.positions.push_back(position);
        game.chances.push_back(chances);
        if (moment < orders) {
            game.orders.push_back(quickOrder(position, Weights{}));
            apply(position, game.orders.back());
        }
    }
    return game;
}

/// From this moment on the first two seats have exchanged their chances.
void exchangeChances(Game& game, int moment)
{
    for (std::size_t later = at(moment); later < game.chances.size(); ++later) {
        std::swap(game.chances[later][0], game.chances[later][1]);
    }
}

constexpr int kNinetyTwo = 92 * kCertain / 100;

TEST(Review, listsEverySteepFallWithItsSeat)
{
    const auto row = [](int first, int second) { return Shares{first, second, kCertain - first - second, 0, 0}; };
    EXPECT_TRUE(steepFalls({}).empty());
    EXPECT_TRUE(steepFalls(std::vector<Shares>{row(4000, 0)}).empty());
    const std::vector<Shares> chances{row(2000, 2000), row(2000, 2000), row(700, 700), row(700, 3000), row(700, 0)};
    EXPECT_EQ(steepFalls(chances),
              (std::vector<SteepFall>{{1, 0, 2000, 700}, {1, 1, 2000, 700}, {2, 2, 2696, 396}, {3, 1, 3000, 0}}));
    const std::vector<Shares> edge{{kSteepFall + 1}, {1}, {kSteepFall + 2}, {1}};
    EXPECT_EQ(steepFalls(edge), (std::vector<SteepFall>{{2, 0, kSteepFall + 2, 1}}));
}

TEST(Review, listsAFallAtTheOrderOfARival)
{
    Game game = quietGame(3, 12, kNinetyTwo);
    const auto rival = std::find_if(game.positions.begin() + 1, game.positions.end(),
                                    [](const Position& position) { return position.turn == 2; });
    ASSERT_LT(rival, game.positions.end() - 1);
    const int moment = static_cast<int>(rival - game.positions.begin());
    exchangeChances(game, moment + 1);
    const std::vector<TurningPoint> points = turningPoints(game.positions, game.orders, game.chances, kNever);
    ASSERT_EQ(points.size(), 1U);
    EXPECT_EQ(points[0].kind, TurningPointKind::Fall);
    EXPECT_EQ(points[0].moment, moment);
    EXPECT_EQ(points[0].seat, 0);
    EXPECT_EQ(points[0].given, game.orders[at(moment)]);
    EXPECT_EQ(points[0].chanceBetter, kNinetyTwo);
    EXPECT_EQ(points[0].chanceGiven, kCertain - kNinetyTwo);
}

TEST(Review, listsAFallThatNoBetterOrderExplains)
{
    Game game = quietGame(3, 8, kNinetyTwo);
    for (int moment = 0; moment < 8; ++moment) {
        const Position& position = game.positions[at(moment)];
        if (position.turn != 0) {
            continue;
        }
        Game fallen = game;
        exchangeChances(fallen, moment + 1);
        const std::vector<TurningPoint> points = turningPoints(fallen.positions, fallen.orders, fallen.chances, kNever);
        // No order of the opening costs 30 points, so a mistake found there does not explain the fall.
        ASSERT_EQ(points.size(), 1U);
        EXPECT_EQ(points[0].kind, TurningPointKind::Fall);
        EXPECT_EQ(points[0].moment, moment);
        EXPECT_EQ(points[0].seat, 0);
        return;
    }
    FAIL() << "the first seat never moves";
}

TEST(Review, leavesOutNoSteepFallForTheNumberOfPoints)
{
    constexpr int kFalls = kMaxTurningPoints + 2;
    Game game = quietGame(3, 2 * kFalls, kNinetyTwo);
    for (int fall = 0; fall < kFalls; ++fall) {
        exchangeChances(game, 2 * fall + 1);
    }
    const std::vector<TurningPoint> points = turningPoints(game.positions, game.orders, game.chances, kNever);
    EXPECT_EQ(points.size(), static_cast<std::size_t>(kFalls));
    for (const TurningPoint& point : points) {
        EXPECT_GT(point.loss(), kSteepFall);
    }
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

TEST(Review, stopsOnRequest)
{
    const Game game = gameWithBlunders(2);
    const std::atomic<bool> stopped{true};
    EXPECT_TRUE(turningPoints(game.positions, game.orders, game.chances, stopped).empty());
}

} // namespace
} // namespace windrose::test
