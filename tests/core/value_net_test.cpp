// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/value_net.h"

#include "core/players/built_in_nets.h"
#include "core/players/candidates.h"
#include "core/players/learned_evaluation.h"
#include "core/players/observation.h"
#include "core/players/quick_policy.h"
#include "core/rules/scoring.h"

#include "random_nets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace
{

using namespace windrose;

std::vector<std::uint16_t> randomValueNet(int players, int most)
{
    const int weights = (netInputs(players) + 1) * ValueNet::kHidden + 2 * players * (1 + ValueNet::kHidden);
    return randomNumbers(players, weights, most);
}

TEST(ValueNet, allWaysToAnswerGiveTheSameBits)
{
    for (const int players : {2, 3, 4, 5}) {
        for (const int most : {900, 32767}) {
            Random random{static_cast<std::uint64_t>(most)};
            std::vector<std::int16_t> rows(slot(netInputs(players)) * kRowUnits);
            for (std::int16_t& weight : rows) {
                const auto number = random.below(static_cast<std::uint32_t>(2 * most + 1));
                weight = static_cast<std::int16_t>(static_cast<int>(number) - most);
            }
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                visitRoles(players, seed, [&](const Position& position) {
                    NetInputs inputs;
                    describe(position, inputs);
                    const auto expectTheSame = [&](RowSums::Add RowSums::*add, std::span<const NetInput> some,
                                                   int first) {
                        std::array<std::int32_t, kRowUnits> plain{5, -7};
                        (plainRowSums().*add)(rows.data(), some, first, plain.data());
                        for (const RowSums& way : waysToSumRows()) {
                            std::array<std::int32_t, kRowUnits> sums{5, -7};
                            (way.*add)(rows.data(), some, first, sums.data());
                            ASSERT_EQ(sums, plain);
                        }
                    };
                    expectTheSame(&RowSums::addLong, inputs.all(), 0);
                    expectTheSame(&RowSums::addShort, inputs.all(), 0);
                    expectTheSame(&RowSums::addLong, inputs.all().subspan(7), inputs.place(7));
                    expectTheSame(&RowSums::addShort, inputs.all().subspan(8), inputs.place(8));
                });
            }
        }
        const ValueNet net = *ValueNet::read(randomValueNet(players, 900));
        visitRoles(players, 3, [&](const Position& position) {
            NetInputs inputs;
            describe(position, inputs);
            ASSERT_EQ(net.answer(inputs), net.answerPlainly(inputs));
        });
    }
}

TEST(ValueNet, answersTheSameOnEveryPlatform)
{
    const ValueNet net = *ValueNet::read(randomValueNet(4, 900));
    std::uint64_t all = 0;
    visitRoles(4, 1, [&](const Position& position) {
        NetInputs inputs;
        describe(position, inputs);
        all = mixedWith(all, net.answer(inputs));
    });
    EXPECT_EQ(all, 0x61783714849F75D8ULL);
}

TEST(ValueNet, malformedNumbersAreRefused)
{
    expectMalformedNumbersAreRefused<ValueNet>(&randomValueNet);
}

TEST(ValueNet, weightsWhoseSumsCouldOverflowAreRefused)
{
    std::vector<std::uint16_t> numbers = randomValueNet(2, 900);
    std::fill(numbers.end() - (1 + ValueNet::kHidden), numbers.end(), 0x7FFF);
    EXPECT_FALSE(ValueNet::read(numbers));
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
        const ValueNet net = *ValueNet::read(randomValueNet(players, 300));
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

TEST(LearnedEvaluation, isTheValueByTheNet)
{
    const ValueNet net = *ValueNet::read(randomValueNet(4, 300));
    const LearnedEvaluation evaluation(net);
    visitRoles(4, 4, [&](const Position& position) {
        EXPECT_EQ(evaluation.valueOf(position).rewards, valueByNet(net, position).rewards);
    });
}

TEST(BuiltInEvaluation, endsPlainPlayoutsByTheValueNetForTheNumberOfPlayers)
{
    for (const int players : {2, 3, 4, 5}) {
        const ValueNet& net = builtInNet(players);
        EXPECT_EQ(net.players(), players);
        const auto evaluation = builtInEvaluation(Playouts::PlainNet, players);
        visitRoles(players, 2, [&](const Position& position) {
            EXPECT_EQ(evaluation->valueOf(position).rewards, valueByNet(net, position).rewards);
        });
        const SearchOptions options = searchOptions(Playouts::PlainNet, players);
        EXPECT_EQ(options.playoutRounds, 2);
        EXPECT_EQ(options.roundsOfLongThinking, 2);
    }
}

TEST(LearnedEvaluation, knowsTheResultOfAFinishedGame)
{
    const ValueNet net = *ValueNet::read(randomValueNet(3, 300));
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
