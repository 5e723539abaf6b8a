// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/built_in_nets.h"
#include "self_play.h"
#include "training.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace
{

using namespace windrose;
using namespace windrose::learn;

constexpr std::uintmax_t kMostBytes = 1'000'000;

std::string numbered(const std::string& path, int players, const std::string& ending)
{
    return path + "/value_" + std::to_string(players) + ending;
}

std::string textOf(const std::string& name)
{
    std::ifstream file(name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Nets, areWhatTheTrainerMakesFromTheKeptWeights)
{
    std::uintmax_t bytes = 0;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const std::string kept = numbered(KEPT_NETS, players, ".floats");
        ASSERT_EQ(builtInNet(players) != nullptr, std::filesystem::exists(kept)) << players;
        if (builtInNet(players) == nullptr) {
            continue;
        }
        FloatNet net(players);
        ASSERT_TRUE(readFloats(kept, net)) << kept;
        const std::string included = textOf(numbered(PROGRAM_NETS, players, ".inc"));
        EXPECT_TRUE(includedText(net) == included) << players; // EXPECT_EQ would print both long texts
        EXPECT_EQ(builtInNet(players)->players(), players);
        bytes += included.size() + std::filesystem::file_size(kept);
    }
    EXPECT_LE(bytes, kMostBytes);
}

TEST(Nets, predictBetterThanTheHeuristicEvaluation)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        FloatNet net(players);
        if (!readFloats(numbered(KEPT_NETS, players, ".floats"), net)) {
            continue;
        }
        Samples samples;
        const GameFigures figures = playGames(players, {}, 991, 0, 200, samples);
        EXPECT_LT(predictionErrorOf(net, samples, true).wins,
                  figures.crossEntropy / static_cast<double>(figures.predictions))
            << players;
    }
}

TEST(Learning, makesANetThatPredictsBetter)
{
    Samples samples;
    playGames(2, {}, 7, 0, 120, samples);
    FloatNet net = freshNet(2, 1);
    const double before = predictionErrorOf(net, samples, true).wins;
    int epochs = 0;
    train(net, samples, {.epochs = 3}, [&epochs](int /*epoch*/) { ++epochs; });
    EXPECT_EQ(epochs, 3);
    EXPECT_LT(predictionErrorOf(net, samples, true).wins, before - 0.02);
    EXPECT_LT(predictionErrorOf(net, samples, false).wins, before - 0.02);
}

TEST(Learning, theIntegersSayWhatTheFloatsSay)
{
    Samples samples;
    playGames(3, {}, 8, 0, 40, samples);
    FloatNet net = freshNet(3, 2);
    train(net, samples, {.epochs = 2}, [](int /*epoch*/) {});
    const ValueNet integers = valueNetOf(net);
    for (const Sample& sample : samples.samples) {
        NetInputs inputs;
        for (std::size_t input = sample.first; input < sample.last; ++input) {
            inputs.add(samples.places[input], samples.values[input]);
        }
        const NetAnswer answer = integers.answer(inputs);
        const NetAnswer exact = answerOf(net, samples, sample);
        for (std::size_t place = 0; place < 3; ++place) {
            ASSERT_NEAR(answer.logits[place] - answer.logits[0], exact.logits[place] - exact.logits[0], 12);
            ASSERT_NEAR(answer.margins[place], exact.margins[place], 250);
        }
    }
}

TEST(Learning, prefersPlayoutTargetsToTheResultOfTheGame)
{
    Samples samples;
    playGames(3, {}, 9, 0, 60, samples);
    for (std::size_t number = 0; number < samples.samples.size(); ++number) {
        samples.samples[number].hasPlayoutTarget = 1;
        samples.playoutTargets[number] = {.won = {0, 1, 0}, .margin = {-10, 20, -10}};
    }
    FloatNet net = freshNet(3, 2);
    train(net, samples, {.epochs = 4, .batch = 32}, [](int /*epoch*/) {});
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

TEST(Learning, gamesOfThePartsAreTheSameWhoeverPlaysThem)
{
    const Nets nets{std::make_shared<const ValueNet>(valueNetOf(freshNet(2, 5)))};
    Samples whole;
    Samples parts;
    playGames(2, nets, 3, 0, 20, whole);
    playGames(2, nets, 3, 0, 11, parts);
    playGames(2, nets, 3, 11, 20, parts);
    EXPECT_EQ(whole.places, parts.places);
    EXPECT_EQ(whole.values, parts.values);
    ASSERT_EQ(whole.playoutTargets.size(), parts.playoutTargets.size());
    std::size_t targets = 0;
    for (std::size_t number = 0; number < whole.playoutTargets.size(); ++number) {
        targets += whole.samples[number].hasPlayoutTarget;
        EXPECT_EQ(whole.playoutTargets[number].won, parts.playoutTargets[number].won);
        EXPECT_EQ(whole.playoutTargets[number].margin, parts.playoutTargets[number].margin);
    }
    EXPECT_GT(targets, whole.playoutTargets.size() / 2);
    ASSERT_EQ(whole.games.size(), parts.games.size());
    const std::filesystem::path name = std::filesystem::path(testing::TempDir()) / "windrose_learned_games";
    ASSERT_TRUE(writeSamples(name.string(), parts));
    Samples read;
    ASSERT_TRUE(readSamples(name.string(), read));
    ASSERT_TRUE(readSamples(name.string(), read)); // the second call appends
    std::filesystem::remove(name);
    ASSERT_EQ(read.games.size(), 2 * parts.games.size());
    EXPECT_EQ(read.games.back().won, parts.games.back().won);
    ASSERT_EQ(read.playoutTargets.size(), 2 * parts.playoutTargets.size());
    EXPECT_EQ(read.playoutTargets.back().margin, parts.playoutTargets.back().margin);
    EXPECT_EQ(read.samples.back().last, 2 * parts.samples.back().last);
    EXPECT_EQ(read.samples.back().game, read.games.size() - 1);
}

} // namespace
