// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/random_player.h"
#include "core/rules/game.h"
#include "core/rules/placements.h"
#include "core/rules/scoring.h"

#include <benchmark/benchmark.h>

#include <array>
#include <string>
#include <vector>

namespace windrose
{
namespace
{

constexpr int kPlayers = 4;
constexpr std::size_t kMomentsOfAPhase = 256;

/// A decision in a random game and the order that was played.
struct Moment {
    Position position;
    Order order;
};

/// Decisions from random games, grouped by phase.
std::array<std::vector<Moment>, kPhases> collectMoments()
{
    std::array<std::vector<Moment>, kPhases> moments;
    for (std::uint64_t seed = 0; seed < 64; ++seed) {
        Position position = newGame(kPlayers, seed);
        Random random{seed};
        while (!position.isFinished()) {
            const Order order = randomOrder(position, random);
            auto& ofThisPhase = moments[static_cast<std::size_t>(position.phase)];
            // Takes only every third decision, so that the list also contains later rounds.
            if (ofThisPhase.size() < kMomentsOfAPhase && random.below(3) == 0) {
                ofThisPhase.push_back({position, order});
            }
            apply(position, order);
        }
    }
    return moments;
}

const std::vector<Moment>& momentsOf(Phase phase)
{
    static const auto kMoments = collectMoments();
    return kMoments[static_cast<std::size_t>(phase)];
}

void copyPosition(benchmark::State& state)
{
    const auto& moments = momentsOf(Phase::Builder);
    std::size_t next = 0;
    for (auto _ : state) {
        Position position = moments[next++ % moments.size()].position;
        benchmark::DoNotOptimize(position);
    }
}

void hashPosition(benchmark::State& state)
{
    const auto& moments = momentsOf(Phase::Builder);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(positionHash(moments[next++ % moments.size()].position));
    }
}

void listLegalOrders(benchmark::State& state, Phase phase)
{
    const auto& moments = momentsOf(phase);
    OrderList list;
    std::size_t next = 0;
    for (auto _ : state) {
        legalOrders(moments[next++ % moments.size()].position, list);
        benchmark::DoNotOptimize(list);
    }
}

void checkOrder(benchmark::State& state, Phase phase)
{
    const auto& moments = momentsOf(phase);
    std::size_t next = 0;
    for (auto _ : state) {
        const Moment& moment = moments[next++ % moments.size()];
        benchmark::DoNotOptimize(check(moment.position, moment.order));
    }
}

void applyOrder(benchmark::State& state, Phase phase)
{
    const auto& moments = momentsOf(phase);
    std::size_t next = 0;
    for (auto _ : state) {
        const Moment& moment = moments[next++ % moments.size()];
        Position position = moment.position;
        apply(position, moment.order);
        benchmark::DoNotOptimize(position);
    }
}

void drawPlacement(benchmark::State& state)
{
    const auto& moments = momentsOf(Phase::Mayor);
    Random random{1};
    std::size_t next = 0;
    for (auto _ : state) {
        const Position& position = moments[next++ % moments.size()].position;
        benchmark::DoNotOptimize(randomPlacement(position.seat(position.turn), random));
    }
}

void scoreAllSeats(benchmark::State& state)
{
    const auto& moments = momentsOf(Phase::Captain);
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(scores(moments[next++ % moments.size()].position));
    }
}

void playRandomGame(benchmark::State& state)
{
    std::uint64_t seed = 0;
    for (auto _ : state) {
        Position position = newGame(static_cast<int>(state.range(0)), seed);
        Random random{seed++};
        benchmark::DoNotOptimize(playRandomly(position, random));
    }
    state.SetItemsProcessed(state.iterations());
}

void registerAll()
{
    benchmark::RegisterBenchmark("copy position", copyPosition);
    benchmark::RegisterBenchmark("hash position", hashPosition);
    benchmark::RegisterBenchmark("score all seats", scoreAllSeats);
    benchmark::RegisterBenchmark("draw placement", drawPlacement);
    for (int number = 0; number < kPhases; ++number) {
        const auto phase = static_cast<Phase>(number);
        if (momentsOf(phase).empty()) {
            continue;
        }
        const std::string name{kPhaseIds[static_cast<std::size_t>(number)]};
        if (phase != Phase::Mayor) {
            benchmark::RegisterBenchmark(("legal orders/" + name).c_str(), listLegalOrders, phase);
        }
        benchmark::RegisterBenchmark(("check/" + name).c_str(), checkOrder, phase);
        benchmark::RegisterBenchmark(("apply/" + name).c_str(), applyOrder, phase);
    }
    benchmark::RegisterBenchmark("random game/players", playRandomGame)->DenseRange(kMinPlayers, kMaxPlayers);
}

} // namespace
} // namespace windrose

int main(int argc, char** argv)
{
    windrose::registerAll();
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
        return 1;
    }
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
