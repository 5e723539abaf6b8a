// SPDX-License-Identifier: GPL-3.0-or-later
#include "training.h"

#include "core/rules/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace windrose::learn
{

namespace
{

constexpr std::size_t kUnits = FloatNet::kUnits;
constexpr float kMarginWeight = 0.3F; // of the margins' error
constexpr float kFirstReach = 0.1F;   // largest first weight of an input whose root mean square is 1
constexpr float kMostMargin = 3;      // margins are clamped to this, in units of the outputs
// The limit of the integer net. Without it in training, units outgrow it over some stages, and the integer net then
// answers differently from the one that was trained.
constexpr float kMostUnit = static_cast<float>(ValueNet::kMostUnit) / (1 << ValueNet::kUnitBits);
constexpr float kMostWeight = 7.5F; // an integer weight is smaller than 8

/// By place, like the answers of a net.
struct Target {
    std::array<float, kMaxPlayers> won{};
    std::array<float, kMaxPlayers> margin{}; ///< in units of the outputs
};

struct Outputs {
    std::array<float, kUnits> units{};
    std::array<float, kMaxPlayers> chances{};
    std::array<float, kMaxPlayers> margins{};
};

std::size_t seatOf(const FloatNet& net, const Sample& sample, std::size_t place)
{
    return (sample.chooser + place) % slot(net.players);
}

/// What the net says about a sample.
void ask(const FloatNet& net, const Samples& samples, const Sample& sample, Outputs& out)
{
    std::copy_n(net.thresholds(), kUnits, out.units.begin());
    for (std::size_t input = sample.first; input < sample.last; ++input) {
        const float* const row = net.row(samples.places[input]);
        const auto value = static_cast<float>(samples.values[input]);
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            out.units[unit] += value * row[unit];
        }
    }
    for (float& unit : out.units) {
        unit = std::clamp(unit, 0.0F, kMostUnit);
    }
    const auto players = slot(net.players);
    float sum = 0;
    for (std::size_t output = 0; output < 2 * players; ++output) {
        const float* const weights = net.output(output);
        float value = weights[0];
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            value += weights[unit + 1] * out.units[unit];
        }
        (output < players ? out.chances[output] : out.margins[output - players]) = value;
    }
    const float best = *std::max_element(out.chances.begin(), out.chances.begin() + net.players);
    for (std::size_t place = 0; place < players; ++place) {
        out.chances[place] = std::exp(out.chances[place] - best);
        sum += out.chances[place];
    }
    for (std::size_t place = 0; place < players; ++place) {
        out.chances[place] /= sum;
    }
}

/// The target of a sample, by place.
Target targetOf(const FloatNet& net, const Samples& samples, std::size_t number)
{
    Target target;
    const Sample& sample = samples.samples[number];
    const GameResult& result = samples.targets[number];
    for (std::size_t place = 0; place < slot(net.players); ++place) {
        const std::size_t seat = seatOf(net, sample, place);
        target.won[place] = result.won[seat];
        target.margin[place] = std::clamp(result.margin[seat] / ValueNet::kPointsPerMargin, -kMostMargin, kMostMargin);
    }
    return target;
}

/// Adds the gradient of a sample's error.
void addGradient(const FloatNet& net, const Samples& samples, std::size_t number, FloatNet& gradient)
{
    const Sample& sample = samples.samples[number];
    const Target target = targetOf(net, samples, number);
    Outputs said;
    ask(net, samples, sample, said);
    const auto players = slot(net.players);
    std::array<float, kUnits> back{};
    for (std::size_t output = 0; output < 2 * players; ++output) {
        const float error = output < players
                                ? said.chances[output] - target.won[output]
                                : kMarginWeight * (said.margins[output - players] - target.margin[output - players]);
        const float* const weights = net.output(output);
        float* const toWeights = gradient.output(output);
        toWeights[0] += error;
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            toWeights[unit + 1] += error * said.units[unit];
            back[unit] += error * weights[unit + 1];
        }
    }
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        const bool canMove = said.units[unit] > 0 && (said.units[unit] < kMostUnit || back[unit] > 0);
        back[unit] = canMove ? back[unit] : 0;
        gradient.thresholds()[unit] += back[unit];
    }
    for (std::size_t input = sample.first; input < sample.last; ++input) {
        float* const row = gradient.row(samples.places[input]);
        const auto value = static_cast<float>(samples.values[input]);
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            row[unit] += value * back[unit];
        }
    }
}

/// The root of each input's mean square: steps are taken as if all inputs were divided by it.
std::vector<float> sizesOf(const FloatNet& net, const Samples& samples)
{
    std::vector<double> squares(net.inputs());
    for (std::size_t input = 0; input < samples.places.size(); ++input) {
        const double value = samples.values[input];
        squares[samples.places[input]] += value * value;
    }
    std::vector<float> sizes(net.weights.size(), 1);
    for (std::size_t input = 0; input < net.inputs(); ++input) {
        const double mean = squares[input] / static_cast<double>(std::max<std::size_t>(1, samples.samples.size()));
        std::fill_n(&sizes[input * kUnits], kUnits, static_cast<float>(std::max(0.25, std::sqrt(mean))));
    }
    return sizes;
}

/// Adam (Kingma and Ba 2015) with decoupled decay.
class Adam
{
public:
    Adam(FloatNet& net, std::vector<float> sizes)
        : m_net(net), m_sizes(std::move(sizes)), m_means(net.weights.size()), m_squares(net.weights.size())
    {
    }

    void step(FloatNet& gradient, float samples, float rate, float decay)
    {
        ++m_steps;
        m_firstLeft *= kFirst;
        m_secondLeft *= kSecond;
        const float first = 1 - m_firstLeft;
        const float second = 1 - m_secondLeft;
        for (std::size_t place = 0; place < m_means.size(); ++place) {
            const float slope = gradient.weights[place] / (samples * m_sizes[place]);
            m_means[place] = kFirst * m_means[place] + (1 - kFirst) * slope;
            m_squares[place] = kSecond * m_squares[place] + (1 - kSecond) * slope * slope;
            const float move = rate * (m_means[place] / first) / (std::sqrt(m_squares[place] / second) + 1e-8F);
            float& weight = m_net.weights[place];
            weight = std::clamp(weight - move / m_sizes[place] - rate * decay * weight, -kMostWeight, kMostWeight);
            gradient.weights[place] = 0;
        }
    }

private:
    static constexpr float kFirst = 0.9F;
    static constexpr float kSecond = 0.999F;
    FloatNet& m_net;
    std::vector<float> m_sizes;
    std::vector<float> m_means;
    std::vector<float> m_squares;
    float m_firstLeft = 1;
    float m_secondLeft = 1;
    int m_steps = 0;
};

} // namespace

PredictionError predictionErrorOf(const FloatNet& net, const Samples& samples, bool heldOut)
{
    PredictionError error;
    Outputs said;
    for (std::size_t number = 0; number < samples.samples.size(); ++number) {
        const Sample& sample = samples.samples[number];
        if ((sample.isHeldOut != 0) != heldOut) {
            continue;
        }
        ask(net, samples, sample, said);
        const Target target = targetOf(net, samples, number);
        for (std::size_t place = 0; place < slot(net.players); ++place) {
            error.wins -= static_cast<double>(target.won[place]) *
                          std::log(std::max(1e-6, static_cast<double>(said.chances[place])));
            const double difference =
                ValueNet::kPointsPerMargin * static_cast<double>(said.margins[place] - target.margin[place]);
            error.margins += difference * difference / net.players;
        }
        ++error.samples;
    }
    const auto count = static_cast<double>(std::max<std::size_t>(1, error.samples));
    error.wins /= count;
    error.margins = std::sqrt(error.margins / count);
    return error;
}

NetAnswer answerOf(const FloatNet& net, const Samples& samples, const Sample& sample)
{
    Outputs said;
    ask(net, samples, sample, said);
    NetAnswer answer;
    for (std::size_t place = 0; place < slot(net.players); ++place) {
        const float logit = std::log(std::max(1e-9F, said.chances[place]));
        answer.logits[place] = static_cast<int>(std::lround(logit * (1 << NetAnswer::kLogitBits)));
        answer.margins[place] = static_cast<int>(std::lround(said.margins[place] * ValueNet::kPointsPerMargin * 1000));
    }
    return answer;
}

FloatNet freshNet(int players, const Samples& samples, std::uint64_t seed)
{
    FloatNet net(players);
    Random random{seed};
    const auto draw = [&random] { return static_cast<float>(random.below(2001)) / 1000 - 1; };
    const std::vector<float> sizes = sizesOf(net, samples);
    std::vector<float> means(net.inputs());
    for (std::size_t input = 0; input < samples.places.size(); ++input) {
        means[samples.places[input]] += static_cast<float>(samples.values[input]);
    }
    for (std::size_t input = 0; input < net.inputs(); ++input) {
        means[input] /= static_cast<float>(std::max<std::size_t>(1, samples.samples.size()));
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            const float weight = kFirstReach * draw() / sizes[input * kUnits];
            net.row(input)[unit] = weight;
            net.thresholds()[unit] -= weight * means[input]; // so that each unit is active in about half of the samples
        }
    }
    for (std::size_t output = 0; output < net.outputs(); ++output) {
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            net.output(output)[unit + 1] = 0.1F * draw();
        }
    }
    return net;
}

void train(FloatNet& net, const Samples& samples, const TrainingOptions& options,
           const std::function<void(int)>& afterEpoch)
{
    std::vector<std::uint32_t> order;
    for (std::size_t number = 0; number < samples.samples.size(); ++number) {
        if (samples.samples[number].isHeldOut == 0) {
            order.push_back(static_cast<std::uint32_t>(number));
        }
    }
    Adam adam(net, sizesOf(net, samples));
    FloatNet gradient(net.players);
    Random random{options.seed};
    const auto batch = slot(options.batch);
    const auto steps = static_cast<float>(std::max<std::size_t>(1, slot(options.epochs) * (order.size() / batch)));
    float taken = 0;
    for (int epoch = 0; epoch < options.epochs; ++epoch) {
        random.shuffle(order.data(), static_cast<int>(order.size()));
        for (std::size_t first = 0; first + batch <= order.size(); first += batch) {
            for (std::size_t number = first; number < first + batch; ++number) {
                addGradient(net, samples, order[number], gradient);
            }
            const float rate = options.rate * (1 - 0.95F * taken / steps);
            adam.step(gradient, static_cast<float>(options.batch), rate, options.decay);
            ++taken;
        }
        afterEpoch(epoch);
    }
}

} // namespace windrose::learn
