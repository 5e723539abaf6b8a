// SPDX-License-Identifier: GPL-3.0-or-later
// The time and memory limits of a search, and the effect of styles.
#include "table.h"

#include "core/players/candidates.h"
#include "core/players/heuristic_evaluation.h"
#include "core/players/player_choice.h"
#include "core/players/quick_policy.h"
#include "core/players/random_player.h"
#include "core/players/search.h"
#include "core/players/varied_weights.h"
#include "core/rules/production.h"

#include <mutex>
#include <set>

namespace windrose::test
{
namespace
{

using std::chrono::milliseconds;

/// A clock for searches that advances by a millisecond with every call, and can set the stop flag at a call.
class CountingClock
{
public:
    /// Search options with this clock.
    static SearchOptions options()
    {
        SearchOptions options;
        options.now = &now;
        return options;
    }
    /// Starts counting. The call with the number `last` sets `stop`; 0: no call does.
    static void start(int last, std::atomic<bool>& stop)
    {
        const std::lock_guard lock(mutex);
        calls = 0;
        lastCall = last;
        flag = &stop;
    }
    static int looks()
    {
        const std::lock_guard lock(mutex);
        return calls;
    }

private:
    static std::chrono::steady_clock::time_point now()
    {
        const std::lock_guard lock(mutex);
        if (++calls == lastCall) {
            *flag = true;
        }
        return std::chrono::steady_clock::time_point(milliseconds(calls));
    }

    static inline std::mutex mutex; // together with it, so that later reads of the flag see it
    static inline int calls = 0;
    static inline int lastCall = 0;
    static inline std::atomic<bool>* flag = nullptr;
};

TEST(SearchInTime, afterAStopEachThreadEndsTheFourGamesItHasBegunAndBeginsNoOthers)
{
    for (const int threads : {1, 2, 3}) {
        for (const int last : {1, threads + 1, 60}) {
            std::atomic<bool> stop{false};
            Search search(CountingClock::options(), 4, threads);
            CountingClock::start(last, stop);
            const auto found = search.think(newGame(5, 2), {.simulations = {}, .time = std::chrono::hours(1)}, stop);
            EXPECT_FALSE(found.empty());
            EXPECT_TRUE(stop);
            // A thread that read the flag just before can still call the clock. The first call is at the start.
            EXPECT_LE(CountingClock::looks(), last + threads - 1);
            EXPECT_EQ(search.simulations(),
                      static_cast<std::uint64_t>(kPlayoutsBetweenChecks * (CountingClock::looks() - 1)))
                << threads << " threads";
        }
    }
}

TEST(SearchInTime, runsPlayoutsUntilTheTimeIsUp)
{
    std::atomic<bool> never{false};
    Search search(CountingClock::options(), 4);
    CountingClock::start(0, never);
    search.think(newGame(4, 2), {.simulations = {}, .time = milliseconds(100)}, never);
    EXPECT_EQ(search.simulations(),
              99U * kPlayoutsBetweenChecks); // the time is up at the hundredth call after the first
}

TEST(SearchInTime, whenItIsClearItEndsBeforeTheTimeIsUpButNotBeforeHalfOfIt)
{
    constexpr int kLooks = 400;
    int soonest = kLooks;
    SearchOptions options = CountingClock::options();
    options.overtakingShare = 30; // of a number of playouts, which is not limited here
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        std::atomic<bool> never{false};
        Search search(options, seed);
        CountingClock::start(0, never);
        // Each check has two calls: whether the time is up, and how much is left.
        search.think(newGame(4, seed), {.simulations = {}, .time = milliseconds(2 * kLooks), .stopsWhenDecided = true},
                     never);
        const auto looks = static_cast<int>(search.simulations()) / kPlayoutsBetweenChecks;
        EXPECT_GE(looks, kLooks / 2) << "seed " << seed;
        soonest = std::min(soonest, looks);
    }
    EXPECT_LT(soonest, kLooks - 1);
}

TEST(SearchInTime, theTreeOfAWholeGameStaysBounded)
{
    SearchOptions options;
    options.maxEdges = 3000;
    Search search(options, 4);
    const std::atomic<bool> never{false};
    Position position = newGame(3, 2);
    std::size_t most = 0;
    for (int decision = 0; decision < 60 && !position.isFinished(); ++decision) {
        const Order order = search.think(position, {.simulations = 300, .time = {}}, never).front().order;
        most = std::max(most, search.edges());
        search.advance(position, order);
        apply(position, order);
    }
    // A node beyond the limit in the last step, and orders that hidden tiles make possible later.
    EXPECT_LE(most, 4000U);
    EXPECT_GT(most, 1500U);
}

TEST(SearchInTime, aTreeThatIsCutDownWhileAskedToStopAnswers)
{
    SearchOptions options;
    options.maxEdges = 500;
    Search search(options, 4);
    Position position = newGame(4, 2);
    std::atomic<bool> stop{false};
    const Order order = search.think(position, {.simulations = 2000, .time = {}}, stop).front().order;
    search.advance(position, order);
    apply(position, order);
    stop = true;
    const auto found = search.think(position, {.simulations = 1000, .time = {}}, stop);
    ASSERT_FALSE(found.empty());
    EXPECT_FALSE(check(position, found.front().order));
}

TEST(SearchInTime, endsWhenItIsClearWithTheSameAnswer)
{
    const std::atomic<bool> never{false};
    int saved = 0;
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Position position = newGame(4, seed);
        Search patient(SearchOptions{}, seed);
        Search brisk(SearchOptions{}, seed);
        const auto all = patient.think(position, {.simulations = 400, .time = {}}, never);
        const auto some = brisk.think(position, {.simulations = 400, .time = {}, .stopsWhenDecided = true}, never);
        EXPECT_EQ(all.front().order, some.front().order);
        EXPECT_LE(brisk.simulations(), patient.simulations());
        saved += static_cast<int>(patient.simulations() - brisk.simulations());
    }
    EXPECT_GT(saved, 0);
}

TEST(SearchInTime, endsOnceTheSecondCouldNotOvertakeWithItsShareOfWhatIsLeft)
{
    constexpr int kPlayouts = 400;
    const std::atomic<bool> never{false};
    SearchOptions options;
    options.overtakingShare = 30;
    const auto canOvertake = [&options](const std::vector<SearchedOrder>& found, std::int64_t played) {
        return 100 * (found[0].simulations - found[1].simulations) <= options.overtakingShare * (kPlayouts - played);
    };
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const Position position = newGame(4, seed);
        Search brisk(options, seed);
        const auto found =
            brisk.think(position, {.simulations = kPlayouts, .time = {}, .stopsWhenDecided = true}, never);
        EXPECT_FALSE(canOvertake(found, brisk.simulations()));
        Search shorter(options, seed);
        const auto before = static_cast<int>(brisk.simulations()) - kPlayoutsBetweenChecks;
        EXPECT_TRUE(canOvertake(shorter.think(position, {.simulations = before, .time = {}}, never), before));
    }
}

TEST(SearchInTime, aSearchWithANetEndsEarlyWhenItsPlayoutsAreLimited)
{
    const std::atomic<bool> never{false};
    const Position position = newGame(4, 2);
    const auto playouts = [&](std::string_view player) {
        const std::unique_ptr<Player> searcher = makePlayer(*readPlayerChoice(player), 4);
        searcher->decide(position, never);
        return searcher->lastThought().simulations;
    };
    EXPECT_EQ(playouts("search:400"), 400);
    EXPECT_EQ(playouts("search:400:full"), 400);
    EXPECT_LT(playouts("search:400:net"), 400);
    EXPECT_GE(playouts("search:400:net"), 400 * 30 / 130);
    EXPECT_LT(playouts("viceroy:400"), 400);
    EXPECT_EQ(playouts("shipmaster:400"), 400);
    EXPECT_EQ(playouts("viceroy"), 90); // its own number for four
}

TEST(SearchInTime, aSearchThatEndsEarlyKnowsTheChances)
{
    const std::atomic<bool> never{false};
    const std::unique_ptr<Player> player = makePlayer(*readPlayerChoice("search:400:net"), 4);
    Position position = newGame(4, 2);
    for (int decision = 0; decision < 30; ++decision) {
        const Order order = player->decide(position, never);
        const Thought thought = player->lastThought();
        EXPECT_TRUE(thought.simulations == 0 || thought.chance > 0) << "decision " << decision;
        player->played(playOrder(position, order)); // the next search begins with a tree of many visits
    }
}

bool endsGame(Position position, Order order)
{
    apply(position, order);
    return position.isFinished();
}

/// A choice between two orders that both end the game, which the seat to move wins by a wide margin.
Position wonLastDecision()
{
    for (std::uint64_t seed = 0;; ++seed) {
        Random random{seed};
        Position position = newGame(2, seed);
        for (OrderList orders; !position.isFinished(); apply(position, randomOrder(position, random))) {
            candidateOrders(position, orders);
            if (orders.size() == 2 && endsGame(position, orders[0]) && endsGame(position, orders[1])) {
                position.seat(position.turn).victoryPoints = 200;
                return position;
            }
        }
    }
}

TEST(SearchCounters, aCertainWinStaysCertainBeyondAMillionVisits)
{
    const Position position = wonLastDecision();
    const std::atomic<bool> never{false};
    Search search(SearchOptions{}, 4);
    const int simulations = std::numeric_limits<std::uint32_t>::max() / kCertain + 50'000;
    const auto found = search.think(position, {.simulations = 2 * simulations, .time = {}}, never);
    EXPECT_GE(found.front().simulations, simulations);
    for (const SearchedOrder& order : found) {
        EXPECT_EQ(order.expected[position.turn], kCertain);
        EXPECT_EQ(order.chances[position.turn], kCertain);
    }
}

TEST(SearchCounters, aDeadlineBeyondTheEndOfTheClockIsNone)
{
    const std::atomic<bool> never{false};
    Search search(SearchOptions{}, 4);
    const SearchBudget budget{.simulations = 20, .time = milliseconds::max()};
    std::int64_t all = 0;
    for (const SearchedOrder& order : search.think(newGame(4, 2), budget, never)) {
        all += order.simulations;
    }
    EXPECT_EQ(all, 20);
}

TEST(SearchCounters, aFullTreeAddsOrdersThatComeUpLaterOnlyUpToItsCapacity)
{
    Position position = newGame(4, 3);
    Random random{3};
    for (int order = 0; order < 25; ++order) {
        apply(position, quickOrder(position, Weights{}, random, 8));
    }
    ASSERT_EQ(position.decision, Decision::TakePlantation); // each simulation then draws other tiles
    SearchOptions options;
    options.maxEdges = 200;
    const std::atomic<bool> never{false};
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        Search search(options, seed);
        search.think(position, {.simulations = 3000, .time = {}}, never);
        EXPECT_GE(search.edges(), 200U);
        EXPECT_LE(search.edges(), 200U + 200U / 16) << "seed " << seed;
    }
}

TEST(SearchCounters, whatOthersHoldIsWeighedWithoutOverflow)
{
    Position position = newGame(4, 1);
    for (int seat = 0; seat < 4; ++seat) {
        position.seat(seat).victoryPoints = 50'000; // the maximum in a record
    }
    const Prospects estimates = prospects(position, Weights{});
    EXPECT_NEAR(advantage(estimates, 4, 0, 1000), -estimates[1], estimates[1] / 100);
}

/// The default evaluation, which also records the final position of every playout.
class RecordingEvaluation final : public Evaluation
{
public:
    Value valueOf(const Position& position) const override
    {
        ends.push_back(position);
        return m_usual.valueOf(position);
    }
    void findPriors(const Position& position, const OrderList& orders, std::span<float> priors) const override
    {
        m_usual.findPriors(position, orders, priors);
    }

    mutable std::vector<Position> ends;

private:
    HeuristicEvaluation m_usual{Weights{}, 800};
};

/// The final positions of this many playouts from a position.
std::vector<Position> playoutEnds(const Position& position, int simulations, bool pointsHidden = false,
                                  const SearchOptions& options = {})
{
    const std::atomic<bool> never{false};
    const auto evaluation = std::make_shared<RecordingEvaluation>();
    Search search(options, 4, 1, evaluation);
    search.setPointsHidden(pointsHidden);
    search.think(position, {.simulations = simulations, .time = {}}, never);
    EXPECT_EQ(evaluation->ends.size(), static_cast<std::size_t>(simulations));
    return evaluation->ends;
}

TEST(SearchGuesses, hiddenTilesAreShuffledAnewForEverySimulation)
{
    std::set<std::vector<int>> stacks;
    std::set<std::uint64_t> reshuffles;
    for (const Position& end : playoutEnds(newGame(4, 2), 300)) {
        ASSERT_GE(end.piles.faceDownSize(), 12);
        std::vector<int> deepest; // no playout draws these
        for (int tile = 1; tile <= 12; ++tile) {
            deepest.push_back(index(end.piles.faceDown(end.piles.faceDownSize() - tile)));
        }
        stacks.insert(deepest);
        reshuffles.insert(end.random.state);
    }
    EXPECT_GT(stacks.size(), 290U); // of about 10^8 possible ones
    EXPECT_EQ(reshuffles.size(), 300U);
}

TEST(SearchGuesses, hiddenPointsAreDealtAnewForEverySimulationOfTheLastRound)
{
    Position position = newGame(4, 2);
    position.endTriggers.set(0, EndTrigger::VictoryPoints);
    for (int seat = 0; seat < 4; ++seat) {
        position.seat(seat).victoryPoints = 30;
    }
    const auto dealt = [&position](bool pointsHidden) {
        std::set<int> points;
        for (const Position& end : playoutEnds(position, 100, pointsHidden)) {
            points.insert(end.seat(position.seatAfter(position.turn)).victoryPoints);
        }
        return points.size();
    };
    EXPECT_GT(dealt(true), 2 * dealt(false));
}

TEST(SearchGuesses, seatsWithVariedWeightsPlayPlayoutsThatDiffer)
{
    const auto endings = [](int variety) {
        SearchOptions options;
        options.explorationPeriod = 0; // so that only hidden tiles and weights make playouts differ
        options.playoutVariety = variety;
        std::set<std::vector<int>> different;
        for (const Position& end : playoutEnds(newGame(4, 2), 300, false, options)) {
            std::vector<int> chips;
            for (int seat = 0; seat < 4; ++seat) {
                chips.push_back(end.seat(seat).victoryPoints);
                chips.push_back(end.seat(seat).doubloons);
            }
            different.insert(chips);
        }
        return different.size();
    };
    EXPECT_GT(endings(60), 2 * endings(0));
}

TEST(VariedWeights, eachWeightDiffersByAtMostThePercentage)
{
    Random random{3};
    const Weights usual;
    const std::vector<Weights> varied = variedWeights(usual, 30, 200, random);
    ASSERT_EQ(varied.size(), 200U);
    for (const WeightFact& fact : kWeightFacts) {
        const int weight = usual.*fact.member;
        std::set<int> values;
        for (const Weights& one : varied) {
            EXPECT_LE(std::abs(one.*fact.member - weight) * 100, std::abs(weight) * 30) << fact.id;
            values.insert(one.*fact.member);
        }
        EXPECT_GT(values.size(), 2U) << fact.id;
    }
    EXPECT_EQ(variedWeights(usual, 0, 1, random).front(), usual);
}

/// Whether the result of an order with a single visit was that of a finished game, with a winner or a tie. Empty if
/// each order was visited more than once.
std::optional<bool> reachesTheEnd(const SearchBudget& budget, std::uint64_t seed)
{
    std::atomic<bool> never{false};
    Search search(CountingClock::options(), seed);
    CountingClock::start(0, never);
    std::optional<bool> ends;
    for (const SearchedOrder& tried : search.think(newGame(4, seed), budget, never)) {
        if (tried.simulations == 1) {
            const int most = *std::max_element(tried.chances.begin(), tried.chances.end());
            const auto without = std::count(tried.chances.begin(), tried.chances.begin() + 4, 0);
            ends = ends.value_or(true) && most == kCertain / (4 - static_cast<int>(without));
        }
    }
    return ends;
}

TEST(SearchInTime, playoutsReachTheEndWhereThoseOfAFixedNumberStopAfterTwoRounds)
{
    int calls = 0;
    for (std::uint64_t seed = 0; seed < 100 && calls < 10; ++seed) {
        std::optional<bool> ends;
        // With a very short time, some order is visited just once.
        for (milliseconds time(2); !ends && time < milliseconds(200); ++time) {
            ends = reachesTheEnd({.simulations = {}, .time = time}, seed);
        }
        EXPECT_NE(ends, false) << "seed " << seed;
        calls += ends ? 1 : 0;
        EXPECT_EQ(reachesTheEnd({.simulations = 1, .time = {}}, seed), false) << "seed " << seed;
        EXPECT_EQ(reachesTheEnd({.simulations = 1, .time = std::chrono::hours(1)}, seed), false) << "seed " << seed;
    }
    EXPECT_EQ(calls, 10);
}

/// The averages of a seat over games with one playing style.
struct Board {
    double chips = 0;     ///< victory points, mostly from goods
    double buildings = 0; ///< points for buildings and their bonuses
    double dear = 0;      ///< barrels of tobacco and coffee it can produce, and markets and offices
    double tiles = 0;     ///< plantations and quarries
};

Board playedIn(const std::string& style)
{
    constexpr int kStyleGames = 60;
    Board board;
    for (int game = 0; game < kStyleGames; ++game) {
        Position position = newGame(4, static_cast<std::uint64_t>(game / 4));
        std::vector<std::unique_ptr<Player>> table;
        for (int seat = 0; seat < 4; ++seat) {
            const std::string name = seat == game % 4 ? "planter:" + style : "planter";
            table.push_back(makePlayer(*readPlayerChoice(name), static_cast<std::uint64_t>(4 * game + seat)));
        }
        const std::atomic<bool> never{false};
        while (!position.isFinished()) {
            apply(position, table[position.turn]->decide(position, never));
        }
        const Seat& seat = position.seat(game % 4);
        board.chips += seat.victoryPoints;
        const SeatScore score = scores(position)[slot(game % 4)];
        board.buildings += score.total - score.victoryPoints;
        board.dear += productionCapacity(seat, Good::Tobacco) + productionCapacity(seat, Good::Coffee) +
                      (seat.owns(Building::SmallMarket) ? 1 : 0) + (seat.owns(Building::LargeMarket) ? 1 : 0) +
                      (seat.owns(Building::Office) ? 1 : 0);
        board.tiles += bitCount(seat.filledIsland());
    }
    return board;
}

TEST(Styles, showInWhatAPlayerDoes)
{
    const Board builder = playedIn("builder");
    const Board shipper = playedIn("shipper");
    const Board trader = playedIn("trader");
    const Board settler = playedIn("settler");
    EXPECT_GT(shipper.chips, builder.chips);
    EXPECT_GT(builder.buildings, shipper.buildings);
    EXPECT_GT(builder.buildings, trader.buildings);
    EXPECT_GT(builder.buildings, settler.buildings);
    EXPECT_GT(trader.dear, shipper.dear);
    EXPECT_GT(trader.dear, builder.dear);
    EXPECT_GT(settler.tiles, shipper.tiles);
    EXPECT_GT(settler.tiles, trader.tiles);
    std::printf(
        "chips %.0f %.0f %.0f %.0f, buildings %.0f %.0f %.0f %.0f, dear %.0f %.0f %.0f %.0f, tiles %.0f %.0f %.0f "
        "%.0f of builder, shipper, trader, settler\n",
        builder.chips, shipper.chips, trader.chips, settler.chips, builder.buildings, shipper.buildings,
        trader.buildings, settler.buildings, builder.dear, shipper.dear, trader.dear, settler.dear, builder.tiles,
        shipper.tiles, trader.tiles, settler.tiles);
}

} // namespace
} // namespace windrose::test
