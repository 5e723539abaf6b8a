// SPDX-License-Identifier: GPL-3.0-or-later
// Trains the nets of the computer players (README.md):
//     windrose_learn PLAYERS FOLDER [--stages N] [--games N] [--greedy N] [--threads N]
//         [--epochs N]
//     windrose_learn PLAYERS FOLDER --round-games N [--stages N …] [--threads N] [--epochs N]
//     windrose_learn … [--part-games N] --part N
//     windrose_learn … [--part-games N] --from FILE…
//     windrose_learn --quantize PLAYERS FLOATS FILE
#include "round_games.h"
#include "self_play.h"
#include "training.h"

#include "core/players/in_threads.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iostream>
#include <span>

namespace
{

using namespace windrose;
using namespace windrose::learn;

constexpr std::uint64_t kRoundSeed = 1000; // of the games for round nets
constexpr int kStagesLearnt = 3;           // a stage learns from its own games and those of the two before
constexpr int kUsualStages = 20;

struct Plan {
    int players = 4;
    std::string folder;
    int stages = 0;      ///< of the value net; with round games, 0 is for the program's
    int games = 16'000;  ///< in the first stage
    int greedy = 20'000; ///< in each of the others
    int threads = 2;
    int epochs = 4;     ///< in the first stage; each of the others has one
    int roundGames = 0; ///< to train a round net; 0: to train only a value net
    int partGames = 100;
    int part = -1;                 ///< of the last stage, or of the round games: only this one is played, and printed
    std::vector<std::string> from; ///< the parts of the last stage, or of the round games, as printed

    int lastStage() const { return stages - 1; }
};

/// The games of a stage, or those for a round net, in parts.
struct PartedGames {
    std::uint64_t parts = 0;
    std::function<std::string(std::uint64_t part)> nameOf; ///< of the file of a part
    /// Plays the games `first` to `last` - 1.
    std::function<GameFigures(std::uint64_t first, std::uint64_t last, Samples& samples)> play;
};

[[noreturn]] void fail(const std::string& what)
{
    std::fprintf(stderr, "%s\n", what.c_str());
    std::exit(1);
}

std::uint64_t partsOf(const Plan& plan, int stage)
{
    return static_cast<std::uint64_t>((stage == 0 ? plan.games : plan.greedy) / plan.partGames);
}

std::string nameOf(const Plan& plan, const std::string& what, int stage)
{
    return plan.folder + "/" + what + "_" + std::to_string(plan.players) + "_" + std::to_string(stage);
}

std::string partName(const Plan& plan, int stage, std::uint64_t part)
{
    return nameOf(plan, "games", stage) + "_" + std::to_string(part);
}

/// Reads the value net of a stage; null if it is not in the folder.
std::shared_ptr<const ValueNet> netOfStage(const Plan& plan, int stage)
{
    FloatNet net(plan.players);
    if (!readFloats(nameOf(plan, "net", stage) + ".floats", net.weights)) {
        return nullptr;
    }
    return std::make_shared<const ValueNet>(valueNetOf(net));
}

/// The nets of the stages before this one, the last first.
Nets netsBefore(const Plan& plan, int stage)
{
    Nets nets;
    for (int before = stage - 1; before >= 0; --before) {
        if (std::shared_ptr<const ValueNet> net = netOfStage(plan, before)) {
            nets.push_back(std::move(net));
        }
    }
    return nets;
}

GameFigures playPart(const Plan& plan, const PartedGames& games, std::uint64_t part, Samples& samples)
{
    const auto size = static_cast<std::uint64_t>(plan.partGames);
    return games.play(part * size, (part + 1) * size, samples);
}

/// Plays the parts that are not there yet, and prints what the games looked like.
void playParts(const Plan& plan, const PartedGames& games)
{
    std::vector<GameFigures> figures(slot(plan.threads));
    std::vector<std::string> unwritten(slot(plan.threads)); // the last file that each thread could not write
    inThreads(plan.threads, [&](int thread) {
        for (auto part = static_cast<std::uint64_t>(thread); part < games.parts;
             part += static_cast<std::uint64_t>(plan.threads)) {
            const std::string name = games.nameOf(part);
            if (std::filesystem::exists(name)) {
                continue;
            }
            Samples samples;
            figures[slot(thread)].add(playPart(plan, games, part, samples));
            if (!writeSamples(name, samples)) {
                unwritten[slot(thread)] = name;
            }
        }
    });
    for (const std::string& name : unwritten) {
        if (!name.empty()) {
            fail("cannot write " + name);
        }
    }
    GameFigures all;
    for (const GameFigures& some : figures) {
        all.add(some);
    }
    if (all.games != 0) {
        all.print(plan.players);
    }
}

/// Prints the samples of one part.
void printPart(const Plan& plan, const PartedGames& games)
{
    const auto part = static_cast<std::uint64_t>(plan.part);
    if (part >= games.parts) {
        fail("there are only " + std::to_string(games.parts) + " parts");
    }
    Samples samples;
    playPart(plan, games, part, samples);
    if (!writeSamples(std::cout, samples)) {
        fail("cannot print the part");
    }
}

/// Copies printed parts into the folder.
void takeParts(const Plan& plan, const PartedGames& games)
{
    if (plan.from.size() > games.parts) {
        fail("there are only " + std::to_string(games.parts) + " parts");
    }
    for (std::size_t part = 0; part < plan.from.size(); ++part) {
        Samples samples;
        if (!readSamples(plan.from[part], samples) || !writeSamples(games.nameOf(part), samples)) {
            fail("cannot copy " + plan.from[part]);
        }
    }
}

void appendPart(const std::string& name, Samples& samples)
{
    if (!readSamples(name, samples)) {
        fail("cannot read " + name);
    }
}

PartedGames stageGames(const Plan& plan, int stage)
{
    const std::uint64_t seed =
        Random::drawn(static_cast<std::uint64_t>(plan.players), static_cast<std::uint64_t>(stage));
    return {partsOf(plan, stage), [&plan, stage](std::uint64_t part) { return partName(plan, stage, part); },
            [players = plan.players, nets = netsBefore(plan, stage), seed](std::uint64_t first, std::uint64_t last,
                                                                           Samples& samples) {
                return playGames(players, nets, seed, first, last, samples);
            }};
}

/// The value net for the players of round games: the last stage's, or null to use the program's.
std::shared_ptr<const ValueNet> netOfRoundGames(const Plan& plan)
{
    if (plan.stages == 0) {
        return nullptr;
    }
    std::shared_ptr<const ValueNet> net = netOfStage(plan, plan.lastStage());
    if (!net) {
        fail("cannot read " + nameOf(plan, "net", plan.lastStage()) + ".floats");
    }
    return net;
}

PartedGames roundGames(const Plan& plan)
{
    const std::uint64_t seed = Random::drawn(static_cast<std::uint64_t>(plan.players), kRoundSeed);
    return {static_cast<std::uint64_t>(plan.roundGames / plan.partGames),
            [&plan](std::uint64_t part) {
                return plan.folder + "/round_games_" + std::to_string(plan.players) + "_" + std::to_string(part);
            },
            [players = plan.players, net = netOfRoundGames(plan), seed](std::uint64_t first, std::uint64_t last,
                                                                        Samples& samples) {
                return playRoundGames(players, seed, first, last, samples, net);
            }};
}

/// The games that a stage learns from: its own and those of the last stages before it.
Samples gamesOf(const Plan& plan, int stage)
{
    Samples samples;
    for (int from = stage == 0 ? 0 : std::max(1, stage - kStagesLearnt + 1); from <= stage; ++from) {
        for (std::uint64_t part = 0; part < partsOf(plan, from); ++part) {
            appendPart(partName(plan, from, part), samples);
        }
    }
    return samples;
}

bool writeIntegers(const std::string& name, const NetNumberList& numbers)
{
    std::ofstream file(name, std::ios::binary);
    file << bytesOf(numbers);
    return static_cast<bool>(file.flush());
}

/// Trains a net on samples, prints its errors on the held-out ones after each epoch, and writes the net of the best
/// epoch.
template <typename Net>
void learn(Net& net, const Samples& samples, const TrainingOptions& options, const std::string& name)
{
    Net best = net;
    double least = 1e9;
    train(net, samples, options, [&](int epoch) {
        const PredictionError held = predictionErrorOf(net, samples, true);
        std::printf("  epoch %d: cross entropy %.4f, margin %.2f on %zu held-out decisions of %zu\n", epoch, held.wins,
                    held.margins, held.samples, samples.samples.size());
        std::fflush(stdout);
        if (held.wins < least) {
            least = held.wins;
            best = net;
        }
    });
    std::transform(best.weights.begin(), best.weights.end(), best.weights.begin(), shortened);
    if (!writeIntegers(name + ".net", quantized(best)) || !writeFloats(name + ".floats", best.weights)) {
        fail("cannot write " + name);
    }
}

void learnStage(const Plan& plan, int stage)
{
    const std::string name = nameOf(plan, "net", stage);
    if (std::filesystem::exists(name + ".floats")) {
        return;
    }
    const Samples samples = gamesOf(plan, stage);
    std::printf("  %zu samples read\n", samples.samples.size());
    FloatNet net(plan.players);
    const bool isTaught = stage > 0 && readFloats(nameOf(plan, "net", stage - 1) + ".floats", net.weights);
    if (!isTaught) {
        net = freshNet(plan.players, samples, static_cast<std::uint64_t>(plan.players));
    }
    TrainingOptions options;
    options.epochs = plan.epochs;
    if (isTaught) {
        options.rate /= 2;
        options.epochs = 1;
        const PredictionError before = predictionErrorOf(net, samples, true);
        std::printf("  the net before: cross entropy %.4f, margin %.2f\n", before.wins, before.margins);
    }
    learn(net, samples, options, name);
}

/// Plays the games for a round net and trains it.
void trainRoundNet(const Plan& plan)
{
    const std::string name = plan.folder + "/round_" + std::to_string(plan.players);
    if (std::filesystem::exists(name + ".floats")) {
        return;
    }
    const PartedGames games = roundGames(plan);
    takeParts(plan, games);
    playParts(plan, games);
    Samples samples;
    for (std::uint64_t part = 0; part < games.parts; ++part) {
        appendPart(games.nameOf(part), samples);
    }
    RoundFloatNet net = freshRoundNet(plan.players, samples, 1);
    learn(net, samples, {.epochs = plan.epochs, .batch = 512, .rate = 1e-3F, .kept = 0.9995F}, name);
}

bool readInto(std::string_view text, int& number, int least = 1)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && number >= least;
}

/// The number that an option sets; null for an unknown one.
int* numberOf(std::string_view option, Plan& plan)
{
    return option == "--stages"        ? &plan.stages
           : option == "--games"       ? &plan.games
           : option == "--greedy"      ? &plan.greedy
           : option == "--threads"     ? &plan.threads
           : option == "--epochs"      ? &plan.epochs
           : option == "--round-games" ? &plan.roundGames
           : option == "--part-games"  ? &plan.partGames
           : option == "--part"        ? &plan.part
                                       : nullptr;
}

bool readPlan(std::span<char*> words, Plan& plan)
{
    if (words.size() < 2 || !readInto(words[0], plan.players) || plan.players < kMinPlayers ||
        plan.players > kMaxPlayers) {
        return false;
    }
    plan.folder = words[1];
    for (std::size_t place = 2; place < words.size(); place += 2) {
        const std::string_view name = words[place];
        if (name == "--from") {
            plan.from.assign(words.begin() + static_cast<std::ptrdiff_t>(place) + 1, words.end());
            return plan.part < 0 && !plan.from.empty();
        }
        int* const number = numberOf(name, plan);
        if (number == nullptr || place + 1 == words.size() ||
            !readInto(words[place + 1], *number, number == &plan.part ? 0 : 1)) {
            return false;
        }
    }
    return true;
}

int quantize(std::string_view players, const std::string& floats, const std::string& file)
{
    int count = 0;
    if (!readInto(players, count) || count < kMinPlayers || count > kMaxPlayers) {
        return 2;
    }
    FloatNet net(count);
    if (readFloats(floats, net.weights)) {
        return writeIntegers(file, quantized(net)) ? 0 : 1;
    }
    RoundFloatNet roundNet(count);
    return readFloats(floats, roundNet.weights) && writeIntegers(file, quantized(roundNet)) ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    const std::span<char*> words(argv, static_cast<std::size_t>(argc));
    if (words.size() == 5 && std::string_view(words[1]) == "--quantize") {
        return quantize(words[2], words[3], words[4]);
    }
    Plan plan;
    if (!readPlan(words.subspan(1), plan)) {
        std::fprintf(
            stderr,
            "usage: windrose_learn PLAYERS FOLDER [--stages N] [--games N] [--greedy N] [--threads N] [--epochs N]\n"
            "       windrose_learn PLAYERS FOLDER --round-games N [--stages N …] [--threads N] [--epochs N]\n"
            "       windrose_learn … [--part-games N] --part N\n"
            "       windrose_learn … [--part-games N] --from FILE…\n"
            "       windrose_learn --quantize PLAYERS FLOATS FILE\n");
        return 2;
    }
    if (plan.stages == 0 && plan.roundGames == 0) {
        plan.stages = kUsualStages;
    }
    std::filesystem::create_directories(plan.folder);
    if (plan.part >= 0) {
        printPart(plan, plan.roundGames != 0 ? roundGames(plan) : stageGames(plan, plan.lastStage()));
        return 0;
    }
    if (plan.roundGames == 0 && !plan.from.empty()) {
        takeParts(plan, stageGames(plan, plan.lastStage()));
    }
    for (int stage = 0; stage < plan.stages; ++stage) {
        std::printf("stage %d\n", stage);
        std::fflush(stdout);
        playParts(plan, stageGames(plan, stage));
        learnStage(plan, stage);
    }
    if (plan.roundGames != 0) {
        trainRoundNet(plan);
    }
    return 0;
}
