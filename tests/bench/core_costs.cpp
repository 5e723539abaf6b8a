// SPDX-License-Identifier: GPL-3.0-or-later
/// The cost of each step of the rules, for `costs.py`. Every step is a separate function that runs once for each of
/// some hundred moments of random games. Without arguments, prints for each step the number of runs and the
/// nanoseconds of one; under callgrind with `count`, every step runs once
/// and callgrind counts its instructions.
#include "core/players/random_player.h"
#include "core/rules/game.h"
#include "core/rules/placements.h"
#include "core/rules/scoring.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace windrose
{
namespace
{

constexpr std::uint64_t kGames = 400; ///< whole games, and the games that provide the moments
constexpr std::size_t kMomentsOfAPhase = 2000;
constexpr int kTries = 7; ///< the fastest try counts; the others were disturbed

/// A decision in a random game of four and the order that was played.
struct Moment {
    Position position;
    Order order;
};

using Moments = std::vector<Moment>;

struct Sample {
    std::array<Moments, kPhases> ofPhase;
    std::array<std::uint64_t, kPhases> decisions{}; ///< in all the games
};

Sample takeSample()
{
    Sample sample;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        Position position = newGame(4, seed);
        Random random{seed};
        while (!position.isFinished()) {
            const Order order = randomOrder(position, random);
            const auto phase = static_cast<std::size_t>(position.phase);
            ++sample.decisions[phase];
            // Takes only every eighth, so that the list also contains later games.
            if (sample.ofPhase[phase].size() < kMomentsOfAPhase && random.below(8) == 0) {
                sample.ofPhase[phase].push_back({position, order});
            }
            apply(position, order);
        }
    }
    return sample;
}

/// Prevents the compiler from optimizing a step away.
volatile std::uint64_t g_sink = 0; // NOLINT(cppcoreguidelines-avoid-non-const-global-variables)

// The steps. Each is a noinline template, so that callgrind shows it with its name and phase; each stores its phase, so
// that the compiler does not merge two of them.

template <Phase Number>
[[gnu::noinline]] void listing(const Moments& moments)
{
    std::uint64_t kept = 0;
    for (const Moment& moment : moments) {
        OrderList list;
        legalOrders(moment.position, list);
        kept += static_cast<std::uint64_t>(list.size());
    }
    g_sink = kept + static_cast<std::uint64_t>(Number);
}

template <Phase Number>
[[gnu::noinline]] void drawing(const Moments& moments)
{
    Random random{1};
    std::uint64_t kept = 0;
    for (const Moment& moment : moments) {
        kept += randomOrder(moment.position, random).detail;
    }
    g_sink = kept + static_cast<std::uint64_t>(Number);
}

template <Phase Number>
[[gnu::noinline]] void applying(Moments& moments)
{
    for (Moment& moment : moments) {
        apply(moment.position, moment.order);
    }
    g_sink = static_cast<std::uint64_t>(Number);
}

template <Phase Number>
[[gnu::noinline]] void checking(const Moments& moments)
{
    std::uint64_t kept = 0;
    for (const Moment& moment : moments) {
        kept += check(moment.position, moment.order) ? 1U : 0U;
    }
    g_sink = kept + static_cast<std::uint64_t>(Number);
}

[[gnu::noinline]] void copying(const Moments& moments, std::vector<Position>& copies)
{
    for (std::size_t place = 0; place < moments.size(); ++place) {
        copies[place] = moments[place].position;
    }
}

[[gnu::noinline]] void hashing(const Moments& moments)
{
    std::uint64_t kept = 0;
    for (const Moment& moment : moments) {
        kept += positionHash(moment.position);
    }
    g_sink = kept;
}

[[gnu::noinline]] void scoring(const Moments& moments)
{
    std::uint64_t kept = 0;
    for (const Moment& moment : moments) {
        kept += static_cast<std::uint64_t>(scores(moment.position)[0].total);
    }
    g_sink = kept;
}

template <int Players>
[[gnu::noinline]] void settingUp()
{
    std::uint64_t kept = 0;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        kept += newGame(Players, seed).random.state;
    }
    g_sink = kept;
}

template <int Players>
[[gnu::noinline]] void wholeGame()
{
    std::uint64_t kept = 0;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        Position position = newGame(Players, seed);
        Random random{seed};
        kept += static_cast<std::uint64_t>(playRandomly(position, random));
        kept += static_cast<std::uint64_t>(scores(position)[0].total);
    }
    g_sink = kept;
}

class Report
{
public:
    explicit Report(bool countsOnly) : m_countsOnly(countsOnly) {}

    /// Calls `prepare`, runs a step for `count` cases and prints the time of one case.
    template <typename Prepare, typename Step>
    void measure(const std::string& name, std::size_t count, Prepare prepare, Step step) const
    {
        double best = 0;
        for (int attempt = 0; attempt < (m_countsOnly ? 1 : kTries); ++attempt) {
            prepare();
            const auto start = std::chrono::steady_clock::now();
            step();
            const std::chrono::duration<double, std::nano> duration = std::chrono::steady_clock::now() - start;
            best = attempt == 0 ? duration.count() : std::min(best, duration.count());
        }
        std::printf("%s %zu %.2f\n", name.c_str(), count, best / static_cast<double>(count));
    }

    template <typename Step>
    void measure(const std::string& name, std::size_t count, Step step) const
    {
        measure(
            name, count, [] {}, step);
    }

private:
    bool m_countsOnly;
};

template <Phase Number>
void measurePhase(const Report& report, const Sample& sample)
{
    const Moments& moments = sample.ofPhase[static_cast<std::size_t>(Number)];
    const std::string phase = "/" + std::to_string(index(Number));
    Moments played;
    if (Number != Phase::Mayor) {
        report.measure("listing" + phase, moments.size(), [&] { listing<Number>(moments); });
    }
    report.measure("drawing" + phase, moments.size(), [&] { drawing<Number>(moments); });
    report.measure("checking" + phase, moments.size(), [&] { checking<Number>(moments); });
    report.measure(
        "applying" + phase, moments.size(), [&] { played = moments; }, [&] { applying<Number>(played); });
    std::printf("decisions%s %zu %.2f\n", phase.c_str(), moments.size(),
                static_cast<double>(sample.decisions[static_cast<std::size_t>(Number)]) / kGames);
}

template <int Players>
void measureGames(const Report& report)
{
    report.measure("settingUp/" + std::to_string(Players), kGames, [] { settingUp<Players>(); });
    report.measure("wholeGame/" + std::to_string(Players), kGames, [] { wholeGame<Players>(); });
}

void measureAll(bool countsOnly)
{
    const Report report(countsOnly);
    const Sample sample = takeSample();
    const Moments& moments = sample.ofPhase[static_cast<std::size_t>(Phase::Builder)];
    std::vector<Position> copies(moments.size());
    report.measure("copying/0", moments.size(), [&] { copying(moments, copies); });
    report.measure("hashing/0", moments.size(), [&] { hashing(moments); });
    report.measure("scoring/0", moments.size(), [&] { scoring(moments); });
    measurePhase<Phase::ChooseRole>(report, sample);
    measurePhase<Phase::Settler>(report, sample);
    measurePhase<Phase::Mayor>(report, sample);
    measurePhase<Phase::Builder>(report, sample);
    measurePhase<Phase::Craftsman>(report, sample);
    measurePhase<Phase::Trader>(report, sample);
    measurePhase<Phase::Captain>(report, sample);
    measurePhase<Phase::Storage>(report, sample);
    measureGames<2>(report);
    measureGames<3>(report);
    measureGames<4>(report);
    measureGames<5>(report);
    std::printf("size/0 1 %zu\n", sizeof(Position));
}

} // namespace
} // namespace windrose

int main(int argc, char** argv)
{
    windrose::measureAll(argc > 1 && std::string_view(argv[1]) == "count");
    return 0;
}
