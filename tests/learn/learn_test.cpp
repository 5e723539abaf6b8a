// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/candidates.h"
#include "core/players/guards.h"
#include "core/players/learned_evaluation.h"
#include "core/rules/game.h"
#include "greedy_player.h"
#include "round_games.h"
#include "self_play.h"
#include "training.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace
{

using namespace windrose;
using namespace windrose::learn;

constexpr std::uintmax_t kMostBytes = 1'000'000;

std::string numbered(const std::string& path, const std::string& kind, int players, const std::string& ending)
{
    return path + "/" + kind + "_" + std::to_string(players) + ending;
}

std::string fileAt(const std::string& name)
{
    std::ifstream file(name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Expects that the program's net is the rounded one that is kept; returns the size of both in bytes.
template <typename Net>
std::uintmax_t expectIsRounded(const std::string& kind, int players)
{
    const std::string kept = numbered(KEPT_NETS, kind, players, ".floats");
    Net net(players);
    EXPECT_TRUE(readFloats(kept, net.weights)) << kept;
    const std::string ofProgram = fileAt(numbered(PROGRAM_NETS, kind, players, ".net"));
    EXPECT_TRUE(bytesOf(quantized(net)) == ofProgram) << kept; // EXPECT_EQ would print all bytes
    return ofProgram.size() + std::filesystem::file_size(kept);
}

TEST(Nets, areWhatTheTrainerMakesFromTheKeptWeights)
{
    std::uintmax_t bytes = 0;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        bytes += expectIsRounded<FloatNet>("value", players);
        bytes += expectIsRounded<RoundFloatNet>("round", players);
    }
    EXPECT_LE(bytes, kMostBytes);
}

TEST(Nets, areKeptWithThreeBytesForEachWeight)
{
    const std::vector<float> weights{0.0F, 1.0F, -1.0F, 0.1F, -3.14159274F, 1.99999988F, 1e-30F, -12345.678F};
    std::vector<float> kept;
    for (const float weight : weights) {
        kept.push_back(shortened(weight));
        // 16 of 24 bits are kept.
        EXPECT_LE(std::abs(kept.back() - weight), std::ldexp(std::abs(weight), -16)) << weight;
    }
    EXPECT_NE(kept, weights);
    const std::string name = ::testing::TempDir() + "kept.floats";
    ASSERT_TRUE(writeFloats(name, kept));
    EXPECT_EQ(std::filesystem::file_size(name), 3 * weights.size());
    std::vector<float> found(weights.size());
    ASSERT_TRUE(readFloats(name, found));
    EXPECT_EQ(found, kept);
    std::vector<float> fewer(weights.size() - 1);
    EXPECT_FALSE(readFloats(name, fewer));
    std::filesystem::remove(name);
}

TEST(Nets, predictBetterThanTheHeuristicEvaluation)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        FloatNet net(players);
        ASSERT_TRUE(readFloats(numbered(KEPT_NETS, "value", players, ".floats"), net.weights));
        Samples samples;
        const GameFigures figures = playGames(players, {}, 991, 0, 200, samples);
        EXPECT_LT(predictionErrorOf(net, samples, true).wins,
                  figures.crossEntropy / static_cast<double>(figures.predictions))
            << players;
    }
}

TEST(Nets, thoseOfRoundsPredictBetterThanTheOthers)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        FloatNet valueNet(players);
        ASSERT_TRUE(readFloats(numbered(KEPT_NETS, "value", players, ".floats"), valueNet.weights));
        RoundFloatNet roundNet(players);
        ASSERT_TRUE(readFloats(numbered(KEPT_NETS, "round", players, ".floats"), roundNet.weights));
        Samples samples;
        playRoundGames(players, 993, 0, 500, samples);
        const PredictionError ofValueNet = predictionErrorOf(valueNet, samples, false);
        const PredictionError ofRoundNet = predictionErrorOf(roundNet, samples, false);
        EXPECT_LT(ofRoundNet.wins, ofValueNet.wins) << players;
        EXPECT_LT(ofRoundNet.margins, ofValueNet.margins) << players;
    }
}

TEST(Learning, makesANetThatPredictsBetter)
{
    Samples samples;
    playGames(2, {}, 7, 0, 120, samples);
    FloatNet net = freshNet(2, samples, 1);
    const double before = predictionErrorOf(net, samples, true).wins;
    int epochs = 0;
    train(net, samples, {.epochs = 3}, [&epochs](int /*epoch*/) { ++epochs; });
    EXPECT_EQ(epochs, 3);
    EXPECT_LT(predictionErrorOf(net, samples, true).wins, before - 0.02);
    EXPECT_LT(predictionErrorOf(net, samples, false).wins, before - 0.02);
}

/// Expects that the integers of a trained net answer like it.
template <typename IntegerNet, typename Net>
void expectIntegersAgree(const Net& net, const Samples& samples)
{
    const auto integers = integersOf<IntegerNet>(net);
    for (const Sample& sample : samples.samples) {
        NetInputs inputs;
        for (std::size_t input = sample.first; input < sample.last; ++input) {
            inputs.add(samples.places[input], samples.values[input]);
        }
        const NetAnswer answer = integers.answer(inputs);
        const NetAnswer exact = answerOf(net, samples, sample);
        for (std::size_t place = 0; place < slot(net.players); ++place) {
            ASSERT_NEAR(answer.logits[place] - answer.logits[0], exact.logits[place] - exact.logits[0], 12);
            ASSERT_NEAR(answer.margins[place], exact.margins[place], 250);
        }
    }
}

TEST(Learning, theIntegersSayWhatTheFloatsSay)
{
    Samples samples;
    playGames(3, {}, 8, 0, 40, samples);
    FloatNet net = freshNet(3, samples, 2);
    train(net, samples, {.epochs = 2}, [](int /*epoch*/) {});
    expectIntegersAgree<ValueNet>(net, samples);
}

TEST(Learning, theIntegersOfARoundNetSayWhatTheFloatsSay)
{
    for (const int players : {2, 3, 5}) {
        Samples samples;
        playRoundGames(players, 8, 0, 200, samples);
        RoundFloatNet net = freshRoundNet(players, samples, 2);
        train(net, samples, {.epochs = 4, .batch = 64}, [](int /*epoch*/) {});
        expectIntegersAgree<RoundNet>(net, samples);
    }
}

TEST(Learning, makesARoundNetThatPredictsBetter)
{
    Samples samples;
    playRoundGames(3, 7, 0, 1000, samples);
    RoundFloatNet net = freshRoundNet(3, samples, 1);
    const double before = predictionErrorOf(net, samples, true).wins;
    train(net, samples, {.epochs = 3, .kept = 0.98F}, [](int /*epoch*/) {});
    EXPECT_LT(predictionErrorOf(net, samples, true).wins, before - 0.05);
}

/// The error that a net's training makes smaller, of one sample.
double errorOf(const RoundFloatNet& net, const Samples& samples)
{
    RoundUnits units;
    const Said said = ask(net, samples, samples.samples[0], units);
    return -std::log(static_cast<double>(said.chances[1])) +
           0.5 * static_cast<double>(said.margins[2] * said.margins[2]);
}

TEST(Learning, theGradientOfARoundNetIsTheSlopeOfItsError)
{
    Samples samples;
    playRoundGames(3, 7, 0, 4, samples);
    RoundFloatNet net = freshRoundNet(3, samples, 3);
    RoundUnits units;
    const Said said = ask(net, samples, samples.samples[0], units);
    OutputSlopes slopes{said.chances[0], said.chances[1] - 1, said.chances[2], 0, 0, said.margins[2]};
    std::vector<float> gradient(net.weights.size());
    addGradient(net, samples, samples.samples[0], units, slopes, gradient);
    Random random{4};
    int sloping = 0;
    int different = 0; // where a unit begins or ceases to be active within the step
    for (int number = 0; number < 3000; ++number) {
        const std::size_t weight = random.below(static_cast<std::uint32_t>(net.weights.size()));
        constexpr float kStep = 1.0F / 4096;
        RoundFloatNet more = net;
        RoundFloatNet less = net;
        more.weights[weight] += kStep;
        less.weights[weight] -= kStep;
        const double slope = (errorOf(more, samples) - errorOf(less, samples)) / (2.0 * static_cast<double>(kStep));
        const double distance = std::abs(static_cast<double>(gradient[weight]) - slope);
        different += distance > 0.02 + 0.05 * std::abs(slope) ? 1 : 0;
        sloping += std::abs(slope) > 0.05 ? 1 : 0;
    }
    EXPECT_GT(sloping, 100);
    EXPECT_LE(different, 5);
}

TEST(Learning, roundGamesTeachTheBeginningsOfRounds)
{
    Samples samples;
    const GameFigures figures = playRoundGames(4, 3, 0, 40, samples);
    EXPECT_EQ(figures.games, 40);
    EXPECT_GT(samples.samples.size(), 40U * 5);
    const auto cardsTaken = static_cast<std::uint16_t>(netInputs(4) - 1); // the last input
    EXPECT_EQ(std::count(samples.places.begin(), samples.places.end(), cardsTaken), 0);
    for (const Sample& sample : samples.samples) {
        EXPECT_EQ(samples.places[sample.first], 0); // the governor is at the first place
    }
    Samples parts;
    playRoundGames(4, 3, 0, 17, parts);
    playRoundGames(4, 3, 17, 40, parts);
    EXPECT_EQ(samples.places, parts.places);
    EXPECT_EQ(samples.values, parts.values);
}

TEST(Learning, unitsHaveTheSameLimitAsThoseOfIntegers)
{
    Samples samples;
    playGames(3, {}, 8, 0, 2, samples);
    FloatNet net(3);
    const std::size_t input = samples.places[samples.samples[0].first];
    net.row(input)[0] = 7; // 7 times 3 exceeds 16, the limit of a unit
    samples.values[samples.samples[0].first] = 3;
    net.output(0)[1] = 0.125F;
    NetInputs inputs;
    for (std::size_t number = samples.samples[0].first; number < samples.samples[0].last; ++number) {
        inputs.add(samples.places[number], samples.values[number]);
    }
    const NetAnswer exact = answerOf(net, samples, samples.samples[0]);
    const NetAnswer answer = valueNetOf(net).answer(inputs);
    EXPECT_NEAR(exact.logits[0] - exact.logits[1], 2 << NetAnswer::kLogitBits, 1);
    EXPECT_NEAR(answer.logits[0] - answer.logits[1], 2 << NetAnswer::kLogitBits, 1);
}

TEST(Learning, learnsWhatEachSampleTeaches)
{
    Samples samples;
    playGames(3, {}, 9, 0, 60, samples);
    std::fill(samples.targets.begin(), samples.targets.end(), GameResult{.won = {0, 1, 0}, .margin = {-10, 20, -10}});
    FloatNet net = freshNet(3, samples, 2);
    train(net, samples, {.epochs = 6, .batch = 32}, [](int /*epoch*/) {});
    int agreeing = 0;
    for (const Sample& sample : samples.samples) {
        const NetAnswer answer = answerOf(net, samples, sample);
        const auto second = static_cast<std::size_t>((1 + 3 - sample.chooser) % 3);
        const bool isMost =
            *std::max_element(answer.logits.begin(), answer.logits.begin() + 3) == answer.logits[second];
        agreeing += isMost && answer.margins[second] > 5000 ? 1 : 0;
    }
    EXPECT_GT(agreeing, static_cast<int>(samples.samples.size()) * 9 / 10);
}

TEST(Learning, withoutANetTheResultsTeachAndWithOneAlsoWhatItSays)
{
    const auto isResult = [](float share) { return share == 0 || share == 0.5F || share == 1; };
    Samples ofResults;
    playGames(2, {}, 3, 0, 10, ofResults);
    for (const GameResult& target : ofResults.targets) {
        EXPECT_TRUE(isResult(target.won[0]) && isResult(target.won[1]));
    }
    const Nets nets{std::make_shared<const ValueNet>(valueNetOf(FloatNet(2)))};
    Samples samples;
    playGames(2, nets, 3, 0, 10, samples);
    std::size_t certain = 0;
    for (const GameResult& target : samples.targets) {
        EXPECT_NEAR(target.won[0] + target.won[1], 1, 0.001F);
        certain += target.won[0] == 0 || target.won[0] == 1 ? 1 : 0;
    }
    EXPECT_GT(certain, 0); // the target of the last choice in a game is the result
    EXPECT_LE(certain, 10);
    EXPECT_GT(samples.samples.size(), 100);
}

TEST(Learning, aGreedyPlayerTakesTheOrderThatItsNetValuesMost)
{
    Samples samples;
    playGames(3, {}, 8, 0, 40, samples);
    FloatNet net = freshNet(3, samples, 2);
    train(net, samples, {.epochs = 1}, [](int /*epoch*/) {});
    const auto integers = std::make_shared<const ValueNet>(valueNetOf(net));
    GreedyPlayer player(integers, 1);
    const std::atomic<bool> never{false};
    Position position = newGame(3, 5);
    int roles = 0;
    while (!position.isFinished()) {
        const Order order = player.decide(position, never);
        OrderList orders;
        candidateOrders(position, orders);
        pruneBlunders(position, orders);
        if (position.decision == Decision::ChooseRole && orders.size() > 1) {
            const auto valueOf = [&](const Order& other) {
                Position after = position;
                apply(after, other);
                return valueByNet(*integers, after).rewards[position.turn];
            };
            for (const Order& other : orders) {
                if (other.role() != Role::Settler && order.role() != Role::Settler) { // which turns up hidden tiles
                    EXPECT_LE(valueOf(other), valueOf(order));
                }
            }
            ++roles;
        }
        apply(position, order);
    }
    EXPECT_GT(roles, 20);
}

TEST(Learning, gamesOfThePartsAreTheSameWhoeverPlaysThem)
{
    Samples some;
    playGames(2, {}, 3, 0, 2, some);
    const Nets nets{std::make_shared<const ValueNet>(valueNetOf(freshNet(2, some, 5)))};
    Samples whole;
    Samples parts;
    playGames(2, nets, 3, 0, 20, whole);
    playGames(2, nets, 3, 0, 11, parts);
    playGames(2, nets, 3, 11, 20, parts);
    EXPECT_EQ(whole.places, parts.places);
    EXPECT_EQ(whole.values, parts.values);
    ASSERT_EQ(whole.targets.size(), parts.targets.size());
    for (std::size_t number = 0; number < whole.targets.size(); ++number) {
        EXPECT_EQ(whole.targets[number].won, parts.targets[number].won);
        EXPECT_EQ(whole.targets[number].margin, parts.targets[number].margin);
    }
    const std::filesystem::path name = std::filesystem::path(testing::TempDir()) / "windrose_learned_games";
    ASSERT_TRUE(writeSamples(name.string(), parts));
    Samples read;
    ASSERT_TRUE(readSamples(name.string(), read));
    ASSERT_TRUE(readSamples(name.string(), read)); // the second call appends
    std::filesystem::remove(name);
    ASSERT_EQ(read.targets.size(), 2 * parts.targets.size());
    EXPECT_EQ(read.targets.back().won, parts.targets.back().won);
    EXPECT_EQ(read.samples.back().last, 2 * parts.samples.back().last);
}

} // namespace
