// SPDX-License-Identifier: GPL-3.0-or-later
// Reviews of a game: chances add up to certainty, and turning points were worse orders.
#include "never_stopped.h"
#include "reasons_oracle.h"

#include "core/players/advice.h"
#include "core/players/candidates.h"
#include "core/players/observation.h"
#include "core/players/quick_policy.h"
#include "core/players/random_player.h"
#include "core/players/review.h"

#include <numeric>

namespace windrose::test
{
namespace
{

struct Game {
    std::vector<Position> positions;
    std::vector<Order> orders;
    std::vector<MomentJudgment> judgments;
    int blunderer = -1; ///< seat
};

/// The best order by a short search.
Order searchedOrder(const Position& position, Random& random)
{
    const Judgment judgment = judge(position, 60, random.next(), kNeverStopped);
    return judgment.orders.empty() ? quickOrder(position, Weights{}) : judgment.orders.front().order;
}

/// A game played by short searches in which the seat that leads after seven rounds plays at random from then on.
Game gameWithBlunders(int players)
{
    Random random{6};
    Game game;
    Position position = newGame(players, 12);
    while (!position.isFinished()) {
        if (game.blunderer < 0 && position.round == 8) {
            const Shares chances = judgeMoment(position, {}, kNeverStopped).chances;
            game.blunderer = static_cast<int>(std::max_element(chances.begin(), chances.end()) - chances.begin());
        }
        game.positions.push_back(position);
        game.orders.push_back(position.turn == game.blunderer ? randomOrder(position, random)
                                                              : searchedOrder(position, random));
        apply(position, game.orders.back());
    }
    game.positions.push_back(position);
    for (std::size_t moment = 0; moment < game.positions.size(); ++moment) {
        const bool isLast = moment == game.orders.size();
        game.judgments.push_back(judgeMoment(
            game.positions[moment], isLast ? std::nullopt : std::optional<Order>(game.orders[moment]), kNeverStopped));
    }
    return game;
}

constexpr ReviewDepth kExamined{.playouts = 600};

GameFindings findings(const Game& game)
{
    return findingsOf(game.positions, game.orders, game.judgments, kNeverStopped, kExamined);
}

std::vector<TurningPoint> found(const Game& game)
{
    return findings(game).turningPoints;
}

TEST(Review, findsTheOrdersThatLostMost)
{
    const Game game = gameWithBlunders(3);
    const std::vector<TurningPoint> points = found(game);
    ASSERT_FALSE(points.empty());
    ASSERT_LE(points.size(), static_cast<std::size_t>(kMaxTurningPoints));
    int last = kCertain;
    for (const TurningPoint& point : points) {
        const auto moment = at(point.moment);
        EXPECT_GT(point.loss(), 0);
        EXPECT_LE(point.loss(), last);
        last = point.loss();
        if (point.kind == TurningPointKind::Fall) {
            continue; // falls have no better order; another test covers them
        }
        EXPECT_EQ(point.seat, game.positions[moment].turn);
        EXPECT_EQ(point.given, game.orders[moment]);
        EXPECT_FALSE(point.better == point.given);
        EXPECT_FALSE(check(game.positions[moment], point.better));
        const auto holdsBetweenThem = [&](const OrderReason& reason) {
            return holdsBetween(game.positions[moment], point.lineBetter, point.lineGiven, reason);
        };
        EXPECT_TRUE(holds(Case(game.positions[moment], point.better), point.reason) || holdsBetweenThem(point.reason));
        EXPECT_TRUE(point.difference.kind == ReasonKind::None || holdsBetweenThem(point.difference));
    }
    // The seat that plays at random is among those with turning points.
    EXPECT_TRUE(std::any_of(points.begin(), points.end(),
                            [&game](const TurningPoint& point) { return point.seat == game.blunderer; }));
    EXPECT_EQ(points, found(game));
}

/// Expects that the seats play on after the order as a search of their first choice says.
void expectSearched(const Position& position, Order order, const std::vector<Order>& line)
{
    ASSERT_EQ(line.front(), order);
    EXPECT_EQ(line, expectedLine(position, line));
    const std::vector<Position> positions = positionsAlong(position, line);
    for (std::size_t number = 1; number < line.size(); ++number) {
        const Judgment judgment = judge(positions[number], kExamined.playouts, 2002, kNeverStopped);
        if (!judgment.orders.empty()) { // it has a choice
            EXPECT_EQ(line[number], judgment.orders.front().order);
            return;
        }
    }
}

TEST(Review, explainsMistakesAlongTheLinesOfItsSearch)
{
    const Game game = gameWithBlunders(3);
    int mistakes = 0;
    for (const SeatSheet& sheet : findings(game).sheets) {
        for (const TurningPoint& mistake : sheet.mistakes) {
            const Position& position = game.positions[at(mistake.moment)];
            expectSearched(position, mistake.better, mistake.lineBetter);
            expectSearched(position, mistake.given, mistake.lineGiven);
            const Explanation why = explanationFor(position, mistake.lineBetter, mistake.lineGiven, true);
            EXPECT_EQ(mistake.reason, why.fact);
            EXPECT_EQ(mistake.difference, why.difference);
            ++mistakes;
        }
    }
    EXPECT_GT(mistakes, 2);
}

TEST(Review, countsTheDecisionsAndMistakesOfEachSeat)
{
    const Game game = gameWithBlunders(3);
    const GameFindings findings = test::findings(game);
    std::array<int, kMaxPlayers> decisions{};
    for (std::size_t moment = 0; moment < game.orders.size(); ++moment) {
        OrderList orders;
        candidateOrders(game.positions[moment], orders);
        decisions[game.positions[moment].turn] += orders.size() > 1 ? 1 : 0;
    }
    const auto share = [&findings](int seat) {
        const SeatSheet& sheet = findings.sheets[at(seat)];
        return sheet.found * 100 / sheet.decisions;
    };
    for (int seat = 0; seat < 3; ++seat) {
        const SeatSheet& sheet = findings.sheets[at(seat)];
        EXPECT_EQ(sheet.decisions, decisions[at(seat)]);
        EXPECT_LE(sheet.found + static_cast<int>(sheet.mistakes.size()), sheet.decisions);
        EXPECT_LE(sheet.mistakes.size(), at(kMaxMistakesOfSeat));
        for (const TurningPoint& mistake : sheet.mistakes) {
            EXPECT_EQ(mistake.seat, seat);
            EXPECT_GT(mistake.loss(), 0);
        }
        // The seat that plays at random finds the best order least often, even once it can no longer win.
        EXPECT_TRUE(seat == game.blunderer || share(game.blunderer) + 10 < share(seat));
    }
    EXPECT_FALSE(findings.sheets[at(game.blunderer)].mistakes.empty());
}

TEST(Review, judgesAnOrderByWhatItCosts)
{
    // The best order costs nothing, and another one something.
    Position position = newGame(3, 12);
    const Judgment judgment = judge(position, 300, 2002, kNeverStopped);
    const MomentJudgment best = judgeMoment(position, judgment.orders.front().order, kNeverStopped);
    EXPECT_TRUE(best.hasChoice);
    EXPECT_EQ(best.loss, 0);
    const MomentJudgment other = judgeMoment(position, judgment.orders[1].order, kNeverStopped);
    EXPECT_GE(other.loss.value_or(0), 0);
    EXPECT_FALSE(judgeMoment(position, {}, kNeverStopped).hasChoice);
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
        game.judgments.push_back({.chances = chances, .loss = {}, .hasChoice = true});
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
    for (std::size_t later = at(moment); later < game.judgments.size(); ++later) {
        std::swap(game.judgments[later].chances[0], game.judgments[later].chances[1]);
    }
}

constexpr int kNinetyTwo = 92 * kCertain / 100;

TEST(Review, listsEverySteepFallWithItsSeat)
{
    const auto row = [](int first, int second) {
        return MomentJudgment{.chances = {first, second, kCertain - first - second, 0, 0}, .loss = {}};
    };
    EXPECT_TRUE(steepFalls({}).empty());
    EXPECT_TRUE(steepFalls(std::vector{row(4000, 0)}).empty());
    const std::vector<MomentJudgment> chances{row(2000, 2000), row(2000, 2000), row(700, 700), row(700, 3000),
                                              row(700, 0)};
    EXPECT_EQ(steepFalls(chances),
              (std::vector<SteepFall>{{1, 0, 2000, 700}, {1, 1, 2000, 700}, {2, 2, 2696, 396}, {3, 1, 3000, 0}}));
    const std::vector<MomentJudgment> edge{{.chances = {kSteepFall + 1}, .loss = {}},
                                           {.chances = {1}, .loss = {}},
                                           {.chances = {kSteepFall + 2}, .loss = {}},
                                           {.chances = {1}, .loss = {}}};
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
    const std::vector<TurningPoint> points = found(game);
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
        const std::vector<TurningPoint> points = found(fallen);
        // No order of the opening costs 30 points, so a mistake found there does not explain the fall.
        ASSERT_EQ(points.size(), 1U);
        EXPECT_EQ(points[0].kind, TurningPointKind::Fall);
        EXPECT_EQ(points[0].moment, moment);
        EXPECT_EQ(points[0].seat, 0);
        return;
    }
    FAIL() << "the first seat never moves";
}

TEST(Review, keepsWhatWasBetterAtASteepFall)
{
    const Position position = newGame(3, 12);
    Game game;
    game.positions = {position, position};
    game.orders = {judge(position, 2000, 1, kNeverStopped).orders.back().order};
    apply(game.positions[1], game.orders[0]);
    const MomentJudgment before{
        .chances = {kNinetyTwo, kCertain - kNinetyTwo}, .loss = kCertain / 4, .hasChoice = true};
    game.judgments = {before, before};
    const std::vector<TurningPoint> mistakes = found(game);
    ASSERT_EQ(mistakes.size(), 1U);
    ASSERT_EQ(mistakes[0].kind, TurningPointKind::Mistake);

    exchangeChances(game, 1);
    const std::vector<TurningPoint> falls = found(game);
    ASSERT_EQ(falls.size(), 1U);
    EXPECT_EQ(falls[0].kind, TurningPointKind::Fall);
    EXPECT_EQ(falls[0].chanceBetter, kNinetyTwo);
    EXPECT_EQ(falls[0].chanceGiven, kCertain - kNinetyTwo);
    EXPECT_TRUE(falls[0].hasBetter());
    EXPECT_EQ(falls[0].better, mistakes[0].better);
    EXPECT_EQ(falls[0].chanceWithBetter, mistakes[0].chanceBetter);
    EXPECT_EQ(falls[0].reason, mistakes[0].reason);
    EXPECT_EQ(falls[0].difference, mistakes[0].difference);
    EXPECT_EQ(findings(game).sheets[0].mistakes, mistakes);
}

TEST(Review, leavesOutNoSteepFallForTheNumberOfPoints)
{
    constexpr int kFalls = kMaxTurningPoints + 2;
    Game game = quietGame(3, 2 * kFalls, kNinetyTwo);
    for (int fall = 0; fall < kFalls; ++fall) {
        exchangeChances(game, 2 * fall + 1);
    }
    const std::vector<TurningPoint> points = found(game);
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
            const Shares chances = judgeMoment(position, {}, kNeverStopped).chances;
            EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0), kCertain, 2 * players);
            EXPECT_EQ(chances, judgeMoment(withHiddenShuffled(position, 5), {}, kNeverStopped).chances);
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
    const Shares chances = judgeMoment(position, {}, kNeverStopped).chances;
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(chances[at(seat)] > 0, table[at(seat)].place == 1);
    }
}

TEST(Review, stopsOnRequest)
{
    const Game game = gameWithBlunders(2);
    const std::atomic<bool> stopped{true};
    EXPECT_EQ(findingsOf(game.positions, game.orders, game.judgments, stopped), GameFindings{});
}

} // namespace
} // namespace windrose::test
