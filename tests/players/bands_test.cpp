// SPDX-License-Identifier: GPL-3.0-or-later
// Games of random and of heuristic players have the usual statistics: points, rounds, end triggers, winners. The seeds
// are fixed, so each run gives the same figures; they are printed.
#include "core/players/heuristic_player.h"
#include "core/players/random_player.h"
#include "core/rules/scoring.h"

#include <gtest/gtest.h>

#include <cmath>
#include <iomanip>
#include <iostream>
#include <thread>

namespace windrose::test
{
namespace
{

constexpr int kGames = 1000;

/// The results of some games, as sums.
struct Sums {
    double games = 0;
    double points = 0;
    double squares = 0;
    double winners = 0;
    double winnersSquares = 0;
    double rounds = 0;
    std::array<double, kEndTriggers> ends{};
    std::array<double, kMaxPlayers> wins{};

    void add(const Position& position)
    {
        const auto results = scores(position);
        double best = 0;
        int sharing = 0;
        for (std::size_t seat = 0; seat < position.players; ++seat) {
            points += results[seat].total;
            squares += results[seat].total * results[seat].total;
            best = std::max<double>(best, results[seat].total);
            sharing += results[seat].place == 1 ? 1 : 0;
        }
        for (std::size_t seat = 0; seat < position.players; ++seat) {
            wins[seat] += results[seat].place == 1 ? 1.0 / sharing : 0;
        }
        winners += best;
        winnersSquares += best * best;
        rounds += position.round;
        ++ends[static_cast<std::size_t>(position.endTriggers[0]) - 1];
        ++games;
    }

    void add(const Sums& other)
    {
        games += other.games;
        points += other.points;
        squares += other.squares;
        winners += other.winners;
        winnersSquares += other.winnersSquares;
        rounds += other.rounds;
        for (std::size_t trigger = 0; trigger < ends.size(); ++trigger) {
            ends[trigger] += other.ends[trigger];
        }
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            wins[seat] += other.wins[seat];
        }
    }
};

double deviation(double sum, double squares, double count)
{
    return std::sqrt(squares / count - sum / count * (sum / count));
}

/// The results in the usual units: points, rounds, percent.
struct Figures {
    double mean = 0;
    double deviation = 0;
    double winner = 0;
    double winnersDeviation = 0;
    double rounds = 0;
    std::array<double, kEndTriggers> ends{};
    std::array<double, kMaxPlayers> wins{};

    Figures(const Sums& sums, int players)
        : mean(sums.points / (sums.games * players)),
          deviation(test::deviation(sums.points, sums.squares, sums.games * players)),
          winner(sums.winners / sums.games),
          winnersDeviation(test::deviation(sums.winners, sums.winnersSquares, sums.games)),
          rounds(sums.rounds / sums.games)
    {
        for (std::size_t trigger = 0; trigger < ends.size(); ++trigger) {
            ends[trigger] = 100 * sums.ends[trigger] / sums.games;
        }
        for (std::size_t seat = 0; seat < wins.size(); ++seat) {
            wins[seat] = 100 * sums.wins[seat] / sums.games;
        }
    }
};

void print(const char* who, int players, const Figures& figures)
{
    std::cout << std::fixed << std::setprecision(1) << players << " " << who << ": " << figures.mean << " points ("
              << figures.deviation << "), winner " << figures.winner << " (" << figures.winnersDeviation << "), "
              << figures.rounds << " rounds, ended by colonists " << figures.ends[0] << " %, cities " << figures.ends[1]
              << " %, points " << figures.ends[2] << " %, won by seat";
    for (int seat = 0; seat < players; ++seat) {
        std::cout << " " << figures.wins[static_cast<std::size_t>(seat)];
    }
    std::cout << " %" << std::endl;
}

/// Plays the games in two threads; the threads do not affect the sums.
template <typename Choose>
Figures playGames(const char* who, int players, Choose choose)
{
    const auto playEverySecond = [&](int first, Sums& sums) {
        for (int game = first; game < kGames; game += 2) {
            const auto seed = static_cast<std::uint64_t>(players * 1'000'000 + game);
            Position position = newGame(players, seed);
            Random random{seed + 77};
            while (!position.isFinished()) {
                apply(position, choose(position, random));
            }
            sums.add(position);
        }
    };
    std::array<Sums, 2> sums;
    {
        const std::jthread other(playEverySecond, 1, std::ref(sums[1]));
        playEverySecond(0, sums[0]);
    }
    sums[0].add(sums[1]);
    const Figures figures(sums[0], players);
    print(who, players, figures);
    return figures;
}

struct Band {
    double low = 0;
    double high = 0;
};

/// The expected ranges for a number of players.
struct Bands {
    int players = 0;
    Band mean;
    Band deviation;
    Band winner;
    Band rounds;
    Band byColonists; ///< percent of the games that end by colonists
    Band lastSeats;   ///< percent of the games won by the seats that start with corn
};

/// Random players: for 3 to 5 players there are published figures of two programs with other rules for the mayor's
/// phase (mean 28.3, 28.5, 27.7 and 27.1, 27.6, 26.2; deviation 8.8 to 10.2; winner 33.7 to 36.5; rounds 17.5 to 22.5;
/// ended by colonists 87 to 92 %; corn wins 31 to 53 %, 48 to 66 %, 43 to 65 %). For two players there are none: the
/// bands surround the first measurement.
constexpr std::array<Bands, 4> kRandom{{
    {2, {29, 34}, {7.5, 10}, {34, 39}, {12, 15}, {85, 100}, {55, 75}},
    {3, {26, 30}, {8.5, 10.5}, {33, 37}, {20, 23}, {85, 97}, {31, 56}},
    {4, {26, 30}, {8.5, 10}, {33, 37}, {18.5, 22}, {85, 97}, {48, 68}},
    {5, {25.5, 29}, {8.5, 10}, {33.5, 38}, {17, 21}, {85, 97}, {43, 66}},
}};

/// The random players of `windrose-cli bench` draw from all orders, so half of the mayors and of the owners of a
/// hospice or university decline a colonist; and because there are two orders for the mayor, it is chosen twice as
/// often. They reach fewer points and rounds.
constexpr std::array<Bands, 4> kBench{{
    {2, {31, 36}, {7.5, 10}, {36, 41}, {12.5, 16}, {93, 100}, {60, 78}},
    {3, {22, 27}, {7.5, 10}, {28, 33.5}, {19, 22.5}, {93, 100}, {42, 60}},
    {4, {23, 28}, {7.5, 9.5}, {30, 35}, {18, 21.5}, {93, 100}, {58, 75}},
    {5, {24, 29}, {7.5, 9.5}, {32, 37}, {16.5, 20}, {93, 100}, {50, 66}},
}};

/// Decent players of other programs with a search of one order or slightly more: mean 36.0 to 44.8, 36.2 to 39.4,
/// 34.8 to 37.7 for 3, 4, 5 players, winner 40.5 to 48.7, 41.2 to 43.7, 39.9 to 42.8, rounds 15.0 to 18.1, 13.4 to
/// 14.2, 12.1 to 13.9; deviation 4.0 to 10.5; between none and 68 % ended by colonists; corn wins 35 to 61 %, 56 to
/// 84 %, 56 to 66 %. Better players reach more points (mean 40 to 48, winner 46 to 55 for 4), so the upper limits are
/// higher.
constexpr std::array<Bands, 4> kHeuristic{{
    {2, {42, 60}, {5, 11}, {47, 66}, {10, 14.5}, {0, 90}, {45, 85}},
    {3, {36, 51}, {4, 10.5}, {40, 56}, {14, 18.5}, {0, 68}, {33, 65}},
    {4, {36, 48}, {4, 10.5}, {41, 55}, {13, 17}, {0, 68}, {50, 84}},
    {5, {34, 46}, {4, 10.5}, {39, 52}, {12, 16}, {0, 68}, {40, 80}},
}};

void expectWithin(double figure, Band band, const char* what)
{
    EXPECT_GE(figure, band.low) << what;
    EXPECT_LE(figure, band.high) << what;
}

void expectWithin(const Figures& figures, const Bands& bands)
{
    expectWithin(figures.mean, bands.mean, "points");
    expectWithin(figures.deviation, bands.deviation, "deviation of the points");
    expectWithin(figures.winner, bands.winner, "points of the winner");
    expectWithin(figures.rounds, bands.rounds, "rounds");
    expectWithin(figures.ends[0], bands.byColonists, "percent of the games that end by colonists");
    double corn = 0;
    for (int seat = setupFacts(bands.players).indigoSeats; seat < bands.players; ++seat) {
        corn += figures.wins[static_cast<std::size_t>(seat)];
    }
    expectWithin(corn, bands.lastSeats, "percent won by those who start with corn");
    for (int seat = 0; seat < bands.players; ++seat) {
        EXPECT_GE(figures.wins[static_cast<std::size_t>(seat)], 15.0 / bands.players) << "seat " << seat;
    }
}

/// Draws uniformly, but always takes the colonist of a role or building: programs that publish such figures have no
/// order to decline it.
Order acceptingRandomOrder(const Position& position, Random& random)
{
    Order order = randomOrder(position, random);
    while ((order.kind == OrderKind::ChooseRole || order.kind == OrderKind::Take || order.kind == OrderKind::Build) &&
           order.declinesColonist()) {
        order = randomOrder(position, random);
    }
    return order;
}

class GamesOf : public testing::TestWithParam<int>
{
protected:
    int players = GetParam();
    std::size_t row = static_cast<std::size_t>(players - kMinPlayers);
};

TEST_P(GamesOf, randomPlayersComeOutAsElsewhere)
{
    expectWithin(playGames("random players who decline no colonist", players, acceptingRandomOrder), kRandom[row]);
}

TEST_P(GamesOf, randomPlayersOfTheBenchComeOutAsTheyDid)
{
    expectWithin(playGames("random players", players,
                           [](const Position& position, Random& random) { return randomOrder(position, random); }),
                 kBench[row]);
}

TEST_P(GamesOf, heuristicPlayersComeOutAsGamesOfDecentPlayersDo)
{
    const Figures figures = playGames("heuristic players", players, [](const Position& position, Random& random) {
        return heuristicOrder(position, HeuristicView{}, random.next());
    });
    expectWithin(figures, kHeuristic[row]);
}

INSTANTIATE_TEST_SUITE_P(Players, GamesOf, testing::Values(2, 3, 4, 5), testing::PrintToStringParamName());

} // namespace
} // namespace windrose::test
