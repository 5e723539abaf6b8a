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

/// The lines of a round net with weights at random.
std::vector<std::string> randomRoundLines(int players, int most)
{
    RandomLines lines(players, most);
    lines.add(kSeatInputs + kTableInputs + players, RoundNet::kSeatUnits);
    lines.add(players * RoundNet::kSeatUnits + 1, RoundNet::kJointUnits);
    lines.add(2, RoundNet::kSeatUnits);
    lines.add(2 * players, 1 + RoundNet::kJointUnits);
    return lines.lines;
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
        const RoundNet net = *readNet<RoundNet>(randomRoundLines(players, 900));
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
    const RoundNet net = *readNet<RoundNet>(randomRoundLines(4, 900));
    std::uint64_t all = 0;
    visitRounds(4, 1, [&](const Position& position) {
        NetInputs inputs;
        describe(position, inputs);
        all = mixedWith(all, net.answer(inputs));
    });
    EXPECT_EQ(all, 0xB28C09771D6771B2ULL);
}

TEST(RoundNet, malformedLinesAreRefused)
{
    expectMalformedLinesAreRefused<RoundNet>(randomRoundLines(3, 900));
}

TEST(RoundNet, weightsWhoseSumsCouldOverflowAreRefused)
{
    const int players = 2;
    const auto digits = [](int count) {
        std::string line;
        for (int number = 0; number < count; ++number) {
            line += "7fff";
        }
        return line;
    };
    const std::vector<std::string> lines = randomRoundLines(players, 900);
    const std::size_t firstJoint = 1 + slot(kSeatInputs + kTableInputs + players);
    const std::size_t ownOutputs = lines.size() - 2 * slot(players) - 2;
    std::vector<std::string> joint = lines;
    std::fill(joint.begin() + static_cast<std::ptrdiff_t>(firstJoint),
              joint.begin() + static_cast<std::ptrdiff_t>(ownOutputs), digits(RoundNet::kJointUnits));
    EXPECT_FALSE(readNet<RoundNet>(joint));
    std::vector<std::string> own = lines;
    own[ownOutputs] = digits(RoundNet::kSeatUnits);
    EXPECT_FALSE(readNet<RoundNet>(own));
    std::vector<std::string> output = lines;
    output.back() = digits(1 + RoundNet::kJointUnits);
    EXPECT_FALSE(readNet<RoundNet>(output));
}

TEST(RoundEvaluation, givesChancesThatAddUp)
{
    for (const int players : {2, 3, 4, 5}) {
        const RoundNet net = *readNet<RoundNet>(randomRoundLines(players, 300));
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
