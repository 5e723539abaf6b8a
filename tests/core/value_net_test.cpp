// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/value_net.h"

#include "core/players/built_in_nets.h"
#include "core/players/candidates.h"
#include "core/players/learned_evaluation.h"
#include "core/players/observation.h"
#include "core/players/quick_policy.h"
#include "core/rules/scoring.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <string>

namespace
{

using namespace windrose;

/// A number of 16 bits, at most `most` away from 0, in hexadecimal.
std::string randomDigits(Random& random, int most)
{
    const int number = static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
    std::array<char, 5> text{};
    std::snprintf(text.data(), text.size(), "%04x", static_cast<unsigned>(number) & 0xFFFFU);
    return text.data();
}

/// The lines of a net with weights at random.
std::vector<std::string> randomLines(int players, int most)
{
    Random random{static_cast<std::uint64_t>(players)};
    std::vector<std::string> lines{std::to_string(players)};
    const auto addLine = [&](int count) {
        lines.emplace_back();
        for (int number = 0; number < count; ++number) {
            lines.back() += randomDigits(random, most);
        }
    };
    for (int input = 0; input <= netInputs(players); ++input) {
        addLine(ValueNet::kHidden);
    }
    for (int output = 0; output < 2 * players; ++output) {
        addLine(1 + ValueNet::kHidden);
    }
    return lines;
}

std::optional<ValueNet> netOf(const std::vector<std::string>& lines)
{
    const std::vector<std::string_view> views(lines.begin(), lines.end());
    return ValueNet::read(views);
}

/// Calls `visit` with each position of a game of the quick rules in which a role is chosen.
template <typename Visit>
void visitRoles(int players, std::uint64_t seed, Visit visit)
{
    Random random{seed};
    Position position = newGame(players, seed);
    while (!position.isFinished()) {
        if (position.decision == Decision::ChooseRole) {
            visit(position);
        }
        apply(position, quickOrder(position, Weights{}, random, 8));
    }
}

TEST(ValueNet, allWaysToAnswerGiveTheSameBits)
{
    for (const int players : {2, 3, 4, 5}) {
        for (const int most : {900, 32767}) {
            Random random{static_cast<std::uint64_t>(most)};
            std::vector<std::int16_t> rows(slot(netInputs(players) + 1) * kRowUnits);
            for (std::int16_t& weight : rows) {
                const auto number = random.below(static_cast<std::uint32_t>(2 * most + 1));
                weight = static_cast<std::int16_t>(static_cast<int>(number) - most);
            }
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                visitRoles(players, seed, [&](const Position& position) {
                    NetInputs inputs;
                    describe(position, inputs);
                    std::array<std::int32_t, kRowUnits> plain{};
                    sumRowsPlainly(rows.data(), netInputs(players), inputs, plain.data());
                    for (const RowSums& sum : waysToSumRows()) {
                        std::array<std::int32_t, kRowUnits> sums{};
                        sum(rows.data(), netInputs(players), inputs, sums.data());
                        ASSERT_EQ(sums, plain);
                    }
                });
            }
        }
        const ValueNet net = *netOf(randomLines(players, 900));
        visitRoles(players, 3, [&](const Position& position) {
            NetInputs inputs;
            describe(position, inputs);
            ASSERT_EQ(net.answer(inputs), net.answerPlainly(inputs));
        });
    }
}

TEST(ValueNet, answersTheSameOnEveryPlatform)
{
    const ValueNet net = *netOf(randomLines(4, 900));
    std::uint64_t all = 0;
    visitRoles(4, 1, [&](const Position& position) {
        NetInputs inputs;
        describe(position, inputs);
        const NetAnswer answer = net.answer(inputs);
        for (std::size_t place = 0; place < 4; ++place) {
            const auto logit = static_cast<std::uint64_t>(std::int64_t{answer.logits[place]});
            const auto margin = static_cast<std::uint64_t>(std::int64_t{answer.margins[place]});
            all = Random{all ^ logit ^ margin << 32}.next();
        }
    });
    EXPECT_EQ(all, 0x61783714849F75D8ULL);
}

TEST(ValueNet, malformedLinesAreRefused)
{
    const std::vector<std::string> lines = randomLines(3, 900);
    ASSERT_TRUE(netOf(lines));
    EXPECT_FALSE(netOf({}));
    for (const std::size_t line : {std::size_t{0}, std::size_t{1}, lines.size() / 2, lines.size() - 1}) {
        for (const char* text : {"", "6", "12", "000", "000000000000000000000000000000000000g000"}) {
            std::vector<std::string> wrong = lines;
            wrong[line] = text;
            EXPECT_FALSE(netOf(wrong)) << line << text;
        }
        std::vector<std::string> shorter = lines;
        shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(line));
        EXPECT_FALSE(netOf(shorter)) << line;
        std::vector<std::string> wrong = lines;
        wrong[line].back() = 'x';
        EXPECT_FALSE(netOf(wrong)) << line;
    }
}

TEST(ValueNet, weightsWhoseSumsCouldOverflowAreRefused)
{
    std::vector<std::string> lines = randomLines(2, 900);
    std::string& last = lines.back();
    last.clear();
    for (int number = 0; number <= ValueNet::kHidden; ++number) {
        last += "7fff";
    }
    EXPECT_FALSE(netOf(lines));
}

TEST(NetInputs, sayNothingOfFaceDownTiles)
{
    visitRoles(4, 2, [](const Position& position) {
        NetInputs inputs;
        NetInputs shuffled;
        describe(position, inputs);
        describe(withHiddenShuffled(position, 5), shuffled);
        ASSERT_EQ(inputs.count(), shuffled.count());
        for (int number = 0; number < inputs.count(); ++number) {
            ASSERT_EQ(inputs.place(number), shuffled.place(number));
            ASSERT_EQ(inputs.value(number), shuffled.value(number));
        }
    });
}

/// The same table with every seat moved by one.
Position turned(const Position& position)
{
    Position other = position;
    for (int seat = 0; seat < position.players; ++seat) {
        other.seat(position.seatAfter(seat)) = position.seat(seat);
    }
    other.turn = static_cast<decltype(other.turn)>(position.seatAfter(position.turn));
    other.chooser = static_cast<decltype(other.chooser)>(position.seatAfter(position.chooser));
    other.governor = static_cast<decltype(other.governor)>(position.seatAfter(position.governor));
    return other;
}

TEST(NetInputs, dependOnThePlaceInTurnAndNotOnTheSeat)
{
    for (const int players : {2, 3, 4, 5}) {
        visitRoles(players, 2, [](const Position& position) {
            NetInputs inputs;
            NetInputs other;
            describe(position, inputs);
            describe(turned(position), other);
            ASSERT_EQ(inputs.count(), other.count());
            for (int number = 0; number < inputs.count(); ++number) {
                ASSERT_EQ(inputs.place(number), other.place(number));
                ASSERT_EQ(inputs.value(number), other.value(number));
            }
        });
    }
}

TEST(LearnedEvaluation, givesChancesThatAddUpAndPriorsToo)
{
    for (const int players : {2, 3, 4, 5}) {
        const ValueNet net = *netOf(randomLines(players, 300));
        const LearnedEvaluation evaluation(net);
        visitRoles(players, 2, [&](const Position& position) {
            const Value value = evaluation.valueOf(position);
            EXPECT_NEAR(std::accumulate(value.chances.begin(), value.chances.end(), 0), kCertain,
                        2 * players); // rounded down
            for (const int reward : value.rewards) {
                EXPECT_GE(reward, 0);
                EXPECT_LE(reward, kCertain);
            }
            OrderList orders;
            candidateOrders(position, orders);
            std::array<float, OrderList::kCapacity> priors{};
            evaluation.findPriors(position, orders, priors);
            EXPECT_NEAR(std::accumulate(priors.begin(), priors.begin() + orders.size(), 0.0F), 1, 1e-5);
            EXPECT_GT(*std::min_element(priors.begin(), priors.begin() + orders.size()), 0);
        });
    }
}

TEST(LearnedEvaluation, asksTheNetAloneWithoutPlayouts)
{
    const ValueNet net = *netOf(randomLines(4, 300));
    const LearnedEvaluation evaluation(net);
    visitRoles(4, 4, [&](const Position& position) {
        EXPECT_EQ(evaluation.valueOf(position).rewards, valueByNet(net, position).rewards);
        EXPECT_EQ(evaluation.playoutRounds(position, kUnlimitedRounds), -1);
    });
}

TEST(LearnedEvaluation, mixesTheNetAndTheHeuristicAsItIsTold)
{
    const ValueNet net = *netOf(randomLines(4, 300));
    const LearnedEvaluation evaluation(net, {.rounds = 1, .percent = 25});
    const HeuristicEvaluation heuristic(Weights{}, SearchOptions{}.priorWidth);
    visitRoles(4, 4, [&](const Position& position) {
        const Value value = evaluation.valueOf(position);
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const int sum = 3 * heuristic.valueOf(position).rewards[seat] + valueByNet(net, position).rewards[seat];
            EXPECT_EQ(value.rewards[seat], sum / 4);
        }
        EXPECT_EQ(evaluation.playoutRounds(position, kUnlimitedRounds), 1);
        EXPECT_EQ(evaluation.playoutRounds(position, 0), 0);
    });
}

TEST(BuiltInEvaluation, endsShortPlayoutsByTheNetForTheNumberOfPlayers)
{
    for (const int players : {2, 3, 4, 5}) {
        const ValueNet& net = builtInNet(players);
        EXPECT_EQ(net.players(), players);
        visitRoles(players, 2, [&](const Position& position) {
            EXPECT_EQ(builtInEvaluation()->valueOf(position).rewards, valueByNet(net, position).rewards);
            EXPECT_EQ(builtInEvaluation()->playoutRounds(position, kUnlimitedRounds), 2);
            EXPECT_EQ(builtInEvaluation()->playoutRounds(position, 1), 1);
        });
    }
}

TEST(LearnedEvaluation, knowsTheResultOfAFinishedGame)
{
    const ValueNet net = *netOf(randomLines(3, 300));
    Position position = newGame(3, 2);
    while (!position.isFinished()) {
        apply(position, quickOrder(position, Weights{}));
    }
    const Value value = LearnedEvaluation(net).valueOf(position);
    for (int seat = 0; seat < 3; ++seat) {
        const bool wins = scores(position)[slot(seat)].place == 1;
        EXPECT_EQ(value.chances[slot(seat)], wins ? kCertain : 0);
    }
}

} // namespace
