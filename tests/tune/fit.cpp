// SPDX-License-Identifier: GPL-3.0-or-later
#include "fit.h"

#include "core/players/random_player.h"
#include "core/players/rewards.h"
#include "core/rules/scoring.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

namespace windrose::tune
{

namespace
{

struct Sample {
    Position position;
    std::array<float, kMaxPlayers> margin{}; ///< points ahead of the mean of all seats, at the end
    std::array<float, kMaxPlayers> won{};
};

void addGame(const Contender& contender, int players, std::uint32_t explorationPeriod, Random& random,
             std::vector<Sample>& samples)
{
    Position position = newGame(players, random.next());
    Search search(contender.options, random.next());
    const std::size_t start = samples.size();
    // Every game starts with a random number of random orders, so that unusual boards occur too.
    const auto exploresUntil = random.below(20);
    while (!position.isFinished()) {
        const bool isRoundStart = position.decision == Decision::ChooseRole && position.cardsTaken() == 0;
        if (isRoundStart && position.round > 1) {
            samples.push_back({position, {}, {}});
        } else if (position.decision == Decision::ChooseRole && random.below(8) == 0) {
            samples.push_back({position, {}, {}});
        }
        const bool explores =
            explorationPeriod != 0 && position.round < exploresUntil && random.below(explorationPeriod) == 0;
        Order order = explores ? randomOrder(position, random) : orderOf(contender, search, position, random.next());
        search.advance(position, order);
        apply(position, order);
    }
    const auto results = scores(position);
    float mean = 0;
    int first = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        mean += static_cast<float>(results[seat].total) / static_cast<float>(players);
        first += results[seat].place == 1 ? 1 : 0;
    }
    for (std::size_t place = start; place < samples.size(); ++place) {
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
            samples[place].margin[seat] = static_cast<float>(results[seat].total) - mean;
            samples[place].won[seat] = results[seat].place == 1 ? 1.0F / static_cast<float>(first) : 0;
        }
    }
}

struct Loss {
    double crossEntropy = 0; ///< of the winner, in nats
    double error = 0;        ///< root of the mean square of margins, in points
    double sum() const { return crossEntropy + error * error / 50; }
};

Loss lossOf(const Weights& weights, const std::vector<Sample>& samples, std::size_t first, std::size_t count)
{
    Loss loss;
    for (std::size_t number = first; number < first + count; ++number) {
        const Sample& sample = samples[number % samples.size()];
        const auto players = static_cast<std::size_t>(sample.position.players);
        const Prospects estimates = prospects(sample.position, weights);
        const double width = weights.widthAtEnd +
                             static_cast<double>(weights.widthPerRound) * roundsLeft(sample.position, weights) / 1000;
        double mean = 0;
        int best = estimates[0];
        for (std::size_t seat = 0; seat < players; ++seat) {
            mean += static_cast<double>(estimates[seat]) / static_cast<double>(players);
            best = std::max(best, estimates[seat]);
        }
        double sum = 0;
        for (std::size_t seat = 0; seat < players; ++seat) {
            sum += std::exp((estimates[seat] - best) / width);
        }
        for (std::size_t seat = 0; seat < players; ++seat) {
            const double chance = std::exp((estimates[seat] - best) / width) / sum;
            loss.crossEntropy -= static_cast<double>(sample.won[seat]) * std::log(chance + 1e-4);
            const double off = (estimates[seat] - mean) / 1000 - static_cast<double>(sample.margin[seat]);
            loss.error += off * off / static_cast<double>(players);
        }
    }
    loss.crossEntropy /= static_cast<double>(count);
    loss.error = std::sqrt(loss.error / static_cast<double>(count));
    return loss;
}

/// The weights as real numbers, so that small steps accumulate.
class Real
{
public:
    explicit Real(const Weights& weights)
    {
        for (std::size_t place = 0; place < kWeightFacts.size(); ++place) {
            m_values[place] = weights.*kWeightFacts[place].member;
            m_scales[place] = kWeightFacts[place].id == "plenty_of_money" ? 8.0 : std::max(100.0, m_values[place] / 4);
        }
    }
    Weights weights() const
    {
        Weights weights;
        for (std::size_t place = 0; place < kWeightFacts.size(); ++place) {
            weights.*kWeightFacts[place].member = static_cast<int>(std::lround(m_values[place]));
        }
        return weights;
    }
    double& operator[](std::size_t place) { return m_values[place]; }
    double scale(std::size_t place) const { return m_scales[place]; }

private:
    std::array<double, kWeightFacts.size()> m_values{};
    std::array<double, kWeightFacts.size()> m_scales{};
};

} // namespace

void fit(const Contender& contender, int players, int games, int steps, std::uint32_t explorationPeriod,
         std::uint64_t seed)
{
    Random random{seed};
    std::vector<Sample> samples;
    for (int game = 0; game < games; ++game) {
        addGame(contender, players, explorationPeriod, random, samples);
    }
    const std::size_t kept = samples.size() / 10; // the last tenth is kept for validation
    std::vector<Sample> held(samples.end() - static_cast<std::ptrdiff_t>(kept), samples.end());
    samples.resize(samples.size() - kept);
    for (std::size_t place = samples.size(); place > 1; --place) {
        std::swap(samples[place - 1], samples[random.below(static_cast<std::uint32_t>(place))]);
    }
    Real real(contender.view.weights);
    const std::size_t batch = std::min<std::size_t>(samples.size(), 6000);
    std::array<double, kWeightFacts.size()> mean{};
    std::array<double, kWeightFacts.size()> square{};
    const auto report = [&](int step) {
        const Loss loss = lossOf(real.weights(), held, 0, held.size());
        std::printf("step %d: cross entropy %.4f, error of margins %.3f, sum %.4f\n", step, loss.crossEntropy,
                    loss.error, loss.sum());
        std::fflush(stdout);
    };
    std::printf("%zu positions\n", samples.size());
    for (int step = 0; step < steps; ++step) {
        if (step % 50 == 0) {
            report(step);
        }
        const std::size_t first = random.below(static_cast<std::uint32_t>(samples.size()));
        const double rate = 0.08 * (1 - static_cast<double>(step) / steps) + 0.004;
        const Real before = real;
        for (std::size_t place = 0; place < kWeightFacts.size(); ++place) {
            const double reach = before.scale(place) * 0.2;
            Real more = before;
            more[place] += reach;
            Real less = before;
            less[place] -= reach;
            const double slope = (lossOf(more.weights(), samples, first, batch).sum() -
                                  lossOf(less.weights(), samples, first, batch).sum()) /
                                 0.4;
            mean[place] = 0.9 * mean[place] + 0.1 * slope;
            square[place] = 0.98 * square[place] + 0.02 * slope * slope;
            const double away = mean[place] / (std::sqrt(square[place]) + 1e-6);
            real[place] -= rate * before.scale(place) * std::clamp(away, -3.0, 3.0);
        }
        for (const char* name : {"mayors_per_round", "builds_per_round", "doubloon_rounds", "width_at_end"}) {
            for (std::size_t place = 0; place < kWeightFacts.size(); ++place) {
                if (kWeightFacts[place].id == name) {
                    real[place] = std::max(real[place], 150.0);
                }
            }
        }
    }
    report(steps);
    const Weights found = real.weights();
    for (const WeightFact& fact : kWeightFacts) {
        std::printf(":%.*s=%d", static_cast<int>(fact.id.size()), fact.id.data(), found.*fact.member);
    }
    std::printf("\n");
}

} // namespace windrose::tune
