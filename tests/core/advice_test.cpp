// SPDX-License-Identifier: GPL-3.0-or-later
// Advice consists of different legal orders, is the same for the same options, and uses no hidden information.
#include "never_stopped.h"
#include "reasons_oracle.h"

#include "core/players/advice.h"
#include "core/players/calibrated_chances.h"
#include "core/players/candidates.h"
#include "core/players/hint_memory.h"
#include "core/players/observation.h"
#include "core/players/quick_policy.h"
#include "core/rules/scoring.h"

#include <numeric>

namespace windrose::test
{
namespace
{

/// Calls `visit` with every fifth position of a game played by the quick policy.
template <typename Visit>
void forSomePositions(int players, Visit visit, std::uint64_t seed = 17)
{
    Random random{5};
    Position position = newGame(players, seed);
    for (int number = 0; !position.isFinished(); ++number) {
        if (number % 5 == 0) {
            visit(position);
        }
        apply(position, quickOrder(position, Weights{}, random, 8));
    }
}

AdviceOptions ofGames(int simulations)
{
    return {.budget = {.simulations = simulations, .time = {}}};
}

TEST(Advice, isLegalAndDifferentOrdersWithTrueReasons)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        forSomePositions(players, [](const Position& position) {
            const std::vector<AdvisedOrder> advised = advise(position, ofGames(60), kNeverStopped);
            ASSERT_FALSE(advised.empty());
            ASSERT_LE(advised.size(), static_cast<std::size_t>(kAdvisedOrders));
            EXPECT_TRUE(
                std::is_sorted(advised.begin(), advised.end(), [](const AdvisedOrder& one, const AdvisedOrder& other) {
                    return one.chance > other.chance;
                }));
            for (const AdvisedOrder& order : advised) {
                EXPECT_FALSE(check(position, order.order));
                EXPECT_GE(order.chance, 0);
                EXPECT_LE(order.chance, kCertain);
                EXPECT_EQ(order.line, expectedLine(position, order.line));
                EXPECT_EQ(order.line.front(), order.order);
                const std::size_t rival = order.order == advised[0].order ? 1 : 0;
                const auto holdsBetweenThem = [&](const OrderReason& reason) {
                    return advised.size() > 1 && holdsBetween(position, order.line, advised[rival].line, reason);
                };
                const Order* next = order.line.size() > 1 ? &order.line[1] : nullptr;
                EXPECT_TRUE(holds(Case(position, order.order), order.reason, next) || holdsBetweenThem(order.reason));
                EXPECT_TRUE(order.difference.kind == ReasonKind::None || holdsBetweenThem(order.difference));
                EXPECT_EQ(std::count_if(advised.begin(), advised.end(),
                                        [&](const AdvisedOrder& other) { return other.order == order.order; }),
                          1);
            }
        });
    }
}

TEST(Advice, ofTheMayorHasThreePlacementsWhereThereAreThree)
{
    // Only corn works without a building, so for the next craftsman the other plantations do not matter.
    Table table;
    table.governor(0).tiles(0, Tile::Corn).tiles(0, Tile::Coffee).tiles(0, Tile::Sugar).sanJuan(0, 1);
    for (Seat& seat : table.position.seats) {
        seat.manned = {};
    }
    table.role(Role::Mayor);
    ASSERT_EQ(table.position.decision, Decision::PlaceColonists);
    const std::vector<AdvisedOrder> advised = advise(table.position, ofGames(60), kNeverStopped);
    ASSERT_EQ(advised.size(), 3U);
    for (std::size_t one = 0; one < 3; ++one) {
        EXPECT_FALSE(check(table.position, advised[one].order));
        const auto& line = advised[one].line;
        EXPECT_TRUE(holds(Case(table.position, advised[one].order), advised[one].reason) ||
                    holdsBetween(table.position, line, advised[one == 0 ? 1 : 0].line, advised[one].reason));
        for (std::size_t other = 0; other < one; ++other) {
            EXPECT_FALSE(advised[one].order == advised[other].order);
        }
    }
    // If there is only one order, it is advised.
    Table full;
    full.governor(0).role(Role::Mayor);
    ASSERT_EQ(full.position.decision, Decision::PlaceColonists);
    EXPECT_EQ(advise(full.position, ofGames(60), kNeverStopped).size(), 1U);
}

TEST(Advice, saysSomethingElseOfEachOrder)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        forSomePositions(players, [](const Position& position) {
            const std::vector<AdvisedOrder> advised = advise(position, ofGames(60), kNeverStopped);
            for (std::size_t one = 0; one < advised.size(); ++one) {
                EXPECT_FALSE(saysTheSame(advised[one].reason, advised[one].difference));
                for (std::size_t other = 0; other < one; ++other) {
                    EXPECT_FALSE(saysTheSame(advised[one].reason, advised[other].reason));
                }
            }
        });
    }
}

/// What a sentence gives the number of, for the seat: 1 for points of shipping, 2 for barrels that are produced, 3 for
/// doubloons, 0 for none of them.
int subjectOf(ReasonKind kind)
{
    using enum ReasonKind;
    const std::array<std::vector<ReasonKind>, 3> subjects{
        {{Ships, ShipsLess, LoadBrings, EarnsMore},
         {Produces, ProducesLess, MakesMore, MakesAsMuch, ProducesMore, CouldMakeMore},
         {CardDoubloons, CanSell, ProspectorGains, SaleBrings, SaleTooLittle, KeepsDoubloons, GainsMore, LeavesMore}}};
    const auto found = std::find_if(subjects.begin(), subjects.end(), [kind](const auto& kinds) {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    });
    return found == subjects.end() ? 0 : static_cast<int>(found - subjects.begin()) + 1;
}

TEST(Advice, saysNoTwoSentencesAboutTheSameNumber)
{
    int both = 0;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        forSomePositions(players, [&both](const Position& position) {
            for (const AdvisedOrder& order : advise(position, ofGames(60), kNeverStopped)) {
                const ReasonKind fact = order.reason.kind;
                const ReasonKind difference = order.difference.kind;
                const int subject = subjectOf(difference);
                both += subject != 0 && subjectOf(fact) != 0 ? 1 : 0;
                EXPECT_TRUE(subject == 0 || subject != subjectOf(fact)) << index(fact) << ' ' << index(difference);
                EXPECT_FALSE(fact == ReasonKind::Ships && difference == ReasonKind::RivalEarns);
                EXPECT_FALSE(fact == ReasonKind::Produces && difference == ReasonKind::RivalProduces);
                EXPECT_FALSE(fact == ReasonKind::CardDoubloons && difference == ReasonKind::RivalTakes &&
                             order.difference.amount != 0);
            }
        });
    }
    EXPECT_GT(both, 10);
}

TEST(Advice, isTheSameForTheSameOptionsWhateverIsHidden)
{
    forSomePositions(3, [](const Position& position) {
        const std::vector<AdvisedOrder> advised = advise(position, ofGames(60), kNeverStopped);
        EXPECT_EQ(advised, advise(position, ofGames(60), kNeverStopped));
        EXPECT_EQ(advised, advise(withHiddenShuffled(position, 77), ofGames(60), kNeverStopped));
    });
}

TEST(Advice, doesNotLookAtHiddenPoints)
{
    AdviceOptions options = ofGames(60);
    options.pointsHidden = true;
    forSomePositions(4, [&options](const Position& position) {
        Position other = position;
        std::swap(other.seat((position.turn + 1) % 4).victoryPoints, other.seat((position.turn + 3) % 4).victoryPoints);
        EXPECT_EQ(advise(position, options, kNeverStopped), advise(other, options, kNeverStopped));
    });
}

/// Calls `visit` with every position of the last rounds of games played by the quick policy, and the seed of the game.
template <typename Visit>
void forLastRounds(std::uint64_t games, Visit visit)
{
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        Random random{seed};
        Position position = newGame(3 + static_cast<int>(seed % 3), seed);
        for (; !position.isFinished(); apply(position, quickOrder(position, Weights{}, random, 8))) {
            if (position.isLastRound()) {
                visit(position, seed);
            }
        }
    }
}

/// Compares the advice for counted and for shown points; returns how many reasons differ.
int hiddenReasons(const Position& position)
{
    const AdviceOptions shown = ofGames(24);
    AdviceOptions counted = shown;
    counted.pointsHidden = counted.pointsCounted = true;
    const std::vector<AdvisedOrder> advised = advise(position, counted, kNeverStopped);
    const std::vector<AdvisedOrder> open = advise(position, shown, kNeverStopped);
    EXPECT_EQ(advised.size(), open.size());
    const Position told = withPointsHidden(position, position.turn);
    int different = 0;
    for (std::size_t place = 0; place < std::min(advised.size(), open.size()); ++place) {
        const AdvisedOrder& order = advised[place];
        const std::vector<Order>& rival = advised[place == 0 && advised.size() > 1 ? 1 : 0].line;
        EXPECT_EQ(order.order, open[place].order);
        EXPECT_EQ(order.chance, open[place].chance);
        EXPECT_TRUE(holds(Case(told, order.order), order.reason, order.line.size() > 1 ? &order.line[1] : nullptr) ||
                    holdsBetween(told, order.line, rival, order.reason));
        different += order.reason == open[place].reason ? 0 : 1;
    }
    return different;
}

TEST(Advice, usesCountedPointsButDoesNotTellThem)
{
    int different = 0;
    forLastRounds(6, [&different](const Position& position, std::uint64_t) { different += hiddenReasons(position); });
    EXPECT_GT(different, 1);
}

/// Whether nobody has a choice after the order; `end` is then the position in which the game has ended.
bool endsTheGame(const Position& position, Order order, Position& end)
{
    end = position;
    apply(end, order);
    OrderList orders;
    return !skipForced(end, orders);
}

bool haveSameResult(const Position& one, const Position& other)
{
    const auto first = scores(one);
    const auto second = scores(other);
    return std::equal(first.begin(), first.begin() + one.players, second.begin(),
                      [](const auto& a, const auto& b) { return a.total == b.total && a.tieBreak == b.tieBreak; });
}

TEST(Advice, countsTheChancesOfTheLastDecision)
{
    int equal = 0;
    forLastRounds(60, [&equal](const Position& position, std::uint64_t seed) {
        AdviceOptions options = ofGames(24);
        options.pointsHidden = true;
        const std::vector<AdvisedOrder> advised = advise(position, options, kNeverStopped);
        std::vector<Position> ends(advised.size());
        bool isLast = advised.size() > 1;
        for (std::size_t place = 0; isLast && place < advised.size(); ++place) {
            isLast = endsTheGame(position, advised[place].order, ends[place]);
        }
        for (std::size_t place = 1; isLast && place < advised.size(); ++place) {
            if (haveSameResult(ends[place], ends[0])) {
                EXPECT_EQ(advised[place].chance, advised[0].chance) << seed;
                equal += advised[0].chance % kCertain != 0 ? 1 : 0;
            }
        }
    });
    EXPECT_GT(equal, 5);
}

TEST(Advice, isGivenEvenWhenItIsStoppedAtOnce)
{
    const std::atomic<bool> stopped{true};
    forSomePositions(5, [&stopped](const Position& position) {
        const std::vector<AdvisedOrder> advised = advise(position, ofGames(1000), stopped);
        ASSERT_FALSE(advised.empty());
        EXPECT_FALSE(check(position, advised.front().order));
    });
}

TEST(Advice, isNotGivenWhenTheGameIsOver)
{
    Position position = newGame(2, 1);
    while (!position.isFinished()) {
        apply(position, quickOrder(position, Weights{}));
    }
    EXPECT_TRUE(advise(position, ofGames(10), kNeverStopped).empty());
    const Judgment judgment = judge(position, 10, 1, kNeverStopped);
    EXPECT_EQ(judgment.chances, winChances(position, Weights{}));
    EXPECT_TRUE(judgment.orders.empty());
}

constexpr int kHintGames = 200; // of both hints, which take the same time in the window

/// Calls `visit` with positions in which the builder's role makes it possible to build, and the advice there.
template <typename Visit>
void forHintedBuildings(Visit visit)
{
    const auto visitHints = [&visit](const Position& position) {
        if (check(position, Order::chooseRole(Role::Builder))) {
            return;
        }
        const std::vector<AdvisedOrder> advised = advise(position, ofGames(kHintGames), kNeverStopped);
        for (const AdvisedOrder& order : advised) {
            if (order.hintedBuilding) {
                visit(position, advised, order);
            }
        }
    };
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (const std::uint64_t seed : {17, 18, 19, 20}) {
            forSomePositions(players, visitHints, seed);
        }
    }
}

TEST(Advice, advisesTheBuildingThatItNamedBeforeIfThatIsNotClearlyWorse)
{
    int kept = 0;
    int hinted = 0;
    forHintedBuildings([&](const Position& position, const std::vector<AdvisedOrder>& advised,
                           const AdvisedOrder& order) {
        EXPECT_TRUE(order.reason.kind != ReasonKind::CanBuild ||
                    order.reason.piece == order.hintedBuilding->order.piece);
        HintMemory known;
        known.remember(position, advised);
        Position after = position;
        apply(after, order.order);
        ASSERT_EQ(known.of(after), order.hintedBuilding);
        AdviceOptions options = ofGames(kHintGames);
        options.seed = 7; // another search
        options.hintedBuilding = known.of(after);
        const std::vector<AdvisedOrder> then = advise(after, options, kNeverStopped);
        ++hinted;
        kept += then.front().order == order.hintedBuilding->order ? 1 : 0;
        EXPECT_TRUE(std::is_sorted(then.begin(), then.end(), [](const AdvisedOrder& one, const AdvisedOrder& other) {
            return one.chance > other.chance;
        }));
        for (std::size_t line = 0; line < then.size(); ++line) {
            EXPECT_FALSE(check(after, then[line].order));
            EXPECT_TRUE(line == 0 || !(then[line].order == then[0].order));
        }
    });
    EXPECT_GT(hinted, 60);
    EXPECT_GE(kept * 10, hinted * 9) << kept << " of " << hinted;
}

TEST(Advice, namesAnotherBuildingIfTheHintedOneIsClearlyWorse)
{
    Table table;
    table.governor(0).doubloons(0, 10).role(Role::Builder);
    ASSERT_EQ(table.position.decision, Decision::Build);
    AdviceOptions options = ofGames(400);
    const std::vector<AdvisedOrder> best = advise(table.position, options, kNeverStopped);
    ASSERT_FALSE(best.front().order == Order::pass());
    // Tried often, without a win.
    options.hintedBuilding =
        HintedBuilding{Order::pass(), {{.order = Order::pass(), .simulations = 50, .expected = {}, .chances = {}}}};
    EXPECT_EQ(advise(table.position, options, kNeverStopped).front().order, best.front().order);
}

TEST(Advice, remembersNothingOfOtherPositions)
{
    forHintedBuildings(
        [&](const Position& position, const std::vector<AdvisedOrder>& advised, const AdvisedOrder& order) {
            HintMemory known;
            EXPECT_FALSE(known.of(position));
            known.remember(position, advised);
            EXPECT_FALSE(known.of(position));
            Position after = position;
            apply(after, order.order);
            known.remember(after, {});
            EXPECT_FALSE(known.of(after));
        });
}

TEST(Judgment, correctsEarlyChancesTheMoreTheEarlier)
{
    Position position = newGame(5, 1);
    const Shares searched{kCertain / 2, kCertain / 8, kCertain / 8, kCertain / 8, kCertain / 8};
    const Shares early = calibratedChances(searched, position);
    EXPECT_NEAR(std::accumulate(early.begin(), early.end(), 0), kCertain, 5);
    EXPECT_GT(early[0], searched[0]); // the correction raises the leader's chance
    EXPECT_LT(early[1], searched[1]);
    EXPECT_EQ(early[1], early[2]);
    position.round = 12;
    const Shares later = calibratedChances(searched, position);
    EXPECT_TRUE(early[0] > later[0] && later[0] > searched[0]);
    position.round = 14;
    EXPECT_EQ(calibratedChances(searched, position), searched);
    position.round = 1;
    const Shares decided{kCertain, 0, 0, 0, 0};
    EXPECT_EQ(calibratedChances(decided, position), decided);
}

TEST(Judgment, knowsThatTheLastSeatOfTwoOrThreeWinsLessOftenThanANetExpects)
{
    for (const int players : {2, 3}) {
        Shares searched{};
        std::fill_n(searched.begin(), players, kCertain / players);
        const Shares chances = calibratedChances(searched, newGame(players, 1));
        EXPECT_LT(chances[slot(players - 1)], kCertain / players - kCertain / 50);
        EXPECT_GT(chances[0], kCertain / players);
        EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0), kCertain, players);
    }
}

TEST(Judgment, knowsWhichSeatsOfFourWinMoreOftenThanANetExpects)
{
    Position position = newGame(4, 1);
    const Shares searched{kCertain / 4, kCertain / 4, kCertain / 4, kCertain / 4};
    const Shares first = calibratedChances(searched, position);
    position.round = 2;
    const Shares later = calibratedChances(searched, position);
    EXPECT_TRUE(first[0] < later[0] && later[0] < kCertain / 4);
    EXPECT_TRUE(first[1] > later[1] && later[1] > kCertain / 4);
    EXPECT_GT(later[3], kCertain / 4);
}

TEST(Judgment, sharesOutOneCertaintyAndIsTheSameForTheSameSeed)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        forSomePositions(players, [players](const Position& position) {
            const Judgment judgment = judge(position, 80, 4, kNeverStopped);
            EXPECT_NEAR(std::accumulate(judgment.chances.begin(), judgment.chances.end(), 0), kCertain, 2 * players);
            EXPECT_EQ(judgment.chances, judge(position, 80, 4, kNeverStopped).chances);
        });
    }
}

} // namespace
} // namespace windrose::test
