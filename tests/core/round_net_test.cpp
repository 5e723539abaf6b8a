// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/round_net.h"

#include "core/players/built_in_nets.h"
#include "core/players/round_evaluation.h"
#include "core/rules/scoring.h"
#include "random_nets.h"

#include <gtest/gtest.h>

#include <numeric>

namespace
{

using namespace windrose;

/// How many weights a round net has, in the order of `RoundNet::read`.
struct RoundNetParts {
    explicit RoundNetParts(int players)
        : seats((kSeatInputs + kTableInputs + players) * RoundNet::kSeatUnits),
          joint((players * RoundNet::kSeatUnits + 1) * RoundNet::kJointUnits),
          outputs(2 * players * (1 + RoundNet::kJointUnits))
    {
    }

    int seats;
    int joint;
    int own = 2 * RoundNet::kSeatUnits;
    int outputs;
};

std::vector<std::uint16_t> randomRoundNet(int players, int most)
{
    const RoundNetParts parts(players);
    return randomNumbers(players, parts.seats + parts.joint + parts.own + parts.outputs, most);
}

/// Calls `visit` with each beginning of a round in a game that the quick policy plays.
template <typename Visit>
void visitRounds(int players, std::uint64_t seed, Visit visit)
{
    visitRoles(players, seed, [&](const Position& position) {
        if (position.cardsTaken() == 0) {
            visit(position);
        }
    });
}

TEST(RoundNet, allWaysToAnswerGiveTheSameBits)
{
    for (const int players : {2, 3, 4, 5}) {
        const RoundNet net = *RoundNet::read(randomRoundNet(players, 900));
        EXPECT_EQ(net.players(), players);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            visitRounds(players, seed, [&](const Position& position) {
                NetInputs inputs;
                describe(position, inputs);
                ASSERT_EQ(net.answer(inputs), net.answerPlainly(inputs));
            });
        }
    }
}

TEST(RoundNet, answersTheSameOnEveryPlatform)
{
    const RoundNet net = *RoundNet::read(randomRoundNet(4, 900));
    std::uint64_t all = 0;
    visitRounds(4, 1, [&](const Position& position) {
        NetInputs inputs;
        describe(position, inputs);
        all = mixedWith(all, net.answer(inputs));
    });
    EXPECT_EQ(all, 0xB28C09771D6771B2ULL);
}

TEST(RoundNet, malformedNumbersAreRefused)
{
    expectMalformedNumbersAreRefused<RoundNet>(&randomRoundNet);
}

TEST(RoundNet, weightsWhoseSumsCouldOverflowAreRefused)
{
    const RoundNetParts parts(2);
    const std::vector<std::uint16_t> numbers = randomRoundNet(2, 900);
    int first = 1 + parts.seats;
    for (const int count : {parts.joint, parts.own, parts.outputs}) {
        std::vector<std::uint16_t> large = numbers;
        std::fill_n(large.begin() + first, count, 0x7FFF);
        EXPECT_FALSE(RoundNet::read(large)) << first;
        first += count;
    }
}

TEST(RoundEvaluation, givesChancesThatAddUp)
{
    for (const int players : {2, 3, 4, 5}) {
        const RoundNet net = *RoundNet::read(randomRoundNet(players, 300));
        const RoundEvaluation evaluation(net);
        visitRounds(players, 2, [&](const Position& position) {
            const Value value = evaluation.valueOf(position);
            EXPECT_NEAR(std::accumulate(value.chances.begin(), value.chances.end(), 0), kCertain,
                        2 * players); // rounded down
            for (const int reward : value.rewards) {
                EXPECT_GE(reward, 0);
                EXPECT_LE(reward, kCertain);
            }
        });
    }
}

TEST(RoundEvaluation, knowsTheResultOfAFinishedGame)
{
    Position position = newGame(3, 2);
    while (!position.isFinished()) {
        apply(position, quickOrder(position, Weights{}));
    }
    const Value value = RoundEvaluation(builtInRoundNet(3)).valueOf(position);
    for (int seat = 0; seat < 3; ++seat) {
        const bool wins = scores(position)[slot(seat)].place == 1;
        EXPECT_EQ(value.chances[slot(seat)], wins ? kCertain : 0);
    }
}

TEST(BuiltInEvaluation, endsShortPlayoutsByTheRoundNetForTheNumberOfPlayers)
{
    for (const int players : {2, 3, 4, 5}) {
        EXPECT_EQ(builtInRoundNet(players).players(), players);
        const auto evaluation = builtInEvaluation(Playouts::Net, players);
        const RoundEvaluation byNet(builtInRoundNet(players));
        visitRounds(players, 2, [&](const Position& position) {
            EXPECT_EQ(evaluation->valueOf(position).rewards, byNet.valueOf(position).rewards);
        });
        const SearchOptions options = searchOptions(Playouts::Net, players);
        EXPECT_EQ(options.playoutRounds, 1);
        EXPECT_EQ(options.roundsOfLongThinking, players == 5 ? 2 : 1);
        EXPECT_EQ(builtInEvaluation(Playouts::Full, players), nullptr);
        EXPECT_EQ(builtInEvaluation(Playouts::Truncated, players), nullptr);
    }
}

} // namespace
