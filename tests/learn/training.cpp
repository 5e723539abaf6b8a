// SPDX-License-Identifier: GPL-3.0-or-later
#include "training.h"

#include "gradients.h"

#include "core/rules/random.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace windrose::learn
{

namespace
{

constexpr float kMarginWeight = 0.3F; // of the margins' error
constexpr float kMostMargin = 3;      // margins are clamped to this, in units of the outputs
constexpr float kMostWeight = 7.5F;   // an integer weight is smaller than 8

/// By place, like the answers of a net.
struct Target {
    std::array<float, kMaxPlayers> won{};
    std::array<float, kMaxPlayers> margin{}; ///< in units of the outputs
};

/// The target of a sample, by place.
Target targetOf(int players, const Samples& samples, std::size_t number)
{
    Target target;
    const Sample& sample = samples.samples[number];
    const GameResult& result = samples.targets[number];
    for (std::size_t place = 0; place < slot(players); ++place) {
        const std::size_t seat = (sample.chooser + place) % slot(players);
        target.won[place] = result.won[seat];
        target.margin[place] = std::clamp(result.margin[seat] / NetScale::kPointsPerMargin, -kMostMargin, kMostMargin);
    }
    return target;
}

/// Adam (Kingma and Ba 2015) with decoupled decay.
class Adam
{
public:
    Adam(std::vector<float>& weights, std::vector<float> sizes)
        : m_weights(weights), m_sizes(std::move(sizes)), m_means(weights.size()), m_squares(weights.size())
    {
    }

    void step(std::vector<float>& gradient, float samples, float rate, float decay)
    {
        ++m_steps;
        m_firstLeft *= kFirst;
        m_secondLeft *= kSecond;
        const float first = 1 - m_firstLeft;
        const float second = 1 - m_secondLeft;
        for (std::size_t place = 0; place < m_means.size(); ++place) {
            const float slope = gradient[place] / (samples * m_sizes[place]);
            m_means[place] = kFirst * m_means[place] + (1 - kFirst) * slope;
            m_squares[place] = kSecond * m_squares[place] + (1 - kSecond) * slope * slope;
            const float move = rate * (m_means[place] / first) / (std::sqrt(m_squares[place] / second) + 1e-8F);
            float& weight = m_weights[place];
            weight = std::clamp(weight - move / m_sizes[place] - rate * decay * weight, -kMostWeight, kMostWeight);
            gradient[place] = 0;
        }
    }

private:
    static constexpr float kFirst = 0.9F;
    static constexpr float kSecond = 0.999F;
    std::vector<float>& m_weights;
    std::vector<float> m_sizes;
    std::vector<float> m_means;
    std::vector<float> m_squares;
    float m_firstLeft = 1;
    float m_secondLeft = 1;
    int m_steps = 0;
};

/// The slopes of a sample's error by the outputs.
OutputSlopes slopesOf(int players, const Said& said, const Target& target)
{
    OutputSlopes slopes{};
    for (std::size_t place = 0; place < slot(players); ++place) {
        slopes[place] = said.chances[place] - target.won[place];
        slopes[slot(players) + place] = kMarginWeight * (said.margins[place] - target.margin[place]);
    }
    return slopes;
}

} // namespace

template <typename Net>
PredictionError predictionErrorOf(const Net& net, const Samples& samples, bool heldOut)
{
    PredictionError error;
    typename UnitsOf<Net>::Type units;
    for (std::size_t number = 0; number < samples.samples.size(); ++number) {
        const Sample& sample = samples.samples[number];
        if ((sample.isHeldOut != 0) != heldOut) {
            continue;
        }
        const Said said = ask(net, samples, sample, units);
        const Target target = targetOf(net.players, samples, number);
        for (std::size_t place = 0; place < slot(net.players); ++place) {
            error.wins -= static_cast<double>(target.won[place]) *
                          std::log(std::max(1e-6, static_cast<double>(said.chances[place])));
            const double difference =
                NetScale::kPointsPerMargin * static_cast<double>(said.margins[place] - target.margin[place]);
            error.margins += difference * difference / net.players;
        }
        ++error.samples;
    }
    const auto count = static_cast<double>(std::max<std::size_t>(1, error.samples));
    error.wins /= count;
    error.margins = std::sqrt(error.margins / count);
    return error;
}

template <typename Net>
NetAnswer answerOf(const Net& net, const Samples& samples, const Sample& sample)
{
    typename UnitsOf<Net>::Type units;
    const Said said = ask(net, samples, sample, units);
    NetAnswer answer;
    for (std::size_t place = 0; place < slot(net.players); ++place) {
        const float logit = std::log(std::max(1e-9F, said.chances[place]));
        answer.logits[place] = static_cast<int>(std::lround(logit * (1 << NetAnswer::kLogitBits)));
        answer.margins[place] = static_cast<int>(std::lround(said.margins[place] * NetScale::kPointsPerMargin * 1000));
    }
    return answer;
}

template <typename Net>
void train(Net& net, const Samples& samples, const TrainingOptions& options, const std::function<void(int)>& afterEpoch)
{
    std::vector<std::uint32_t> order;
    for (std::size_t number = 0; number < samples.samples.size(); ++number) {
        if (samples.samples[number].isHeldOut == 0) {
            order.push_back(static_cast<std::uint32_t>(number));
        }
    }
    Adam adam(net.weights, sizesOf(net, samples));
    std::vector<float> gradient(net.weights.size());
    std::vector<float> averaged = net.weights;
    typename UnitsOf<Net>::Type units;
    Random random{options.seed};
    const auto batch = slot(options.batch);
    const auto steps = static_cast<float>(std::max<std::size_t>(1, slot(options.epochs) * (order.size() / batch)));
    float taken = 0;
    for (int epoch = 0; epoch < options.epochs; ++epoch) {
        random.shuffle(order.data(), static_cast<int>(order.size()));
        for (std::size_t first = 0; first + batch <= order.size(); first += batch) {
            for (std::size_t number = first; number < first + batch; ++number) {
                const Sample& sample = samples.samples[order[number]];
                const Said said = ask(net, samples, sample, units);
                addGradient(net, samples, sample, units,
                            slopesOf(net.players, said, targetOf(net.players, samples, order[number])), gradient);
            }
            const float rate = options.rate * (1 - 0.95F * taken / steps);
            adam.step(gradient, static_cast<float>(options.batch), rate, options.decay);
            for (std::size_t weight = 0; weight < averaged.size(); ++weight) {
                averaged[weight] = options.kept * averaged[weight] + (1 - options.kept) * net.weights[weight];
            }
            ++taken;
        }
        std::swap(net.weights, averaged);
        afterEpoch(epoch);
        if (epoch + 1 < options.epochs) {
            std::swap(net.weights, averaged);
        }
    }
}

template PredictionError predictionErrorOf(const FloatNet&, const Samples&, bool);
template PredictionError predictionErrorOf(const RoundFloatNet&, const Samples&, bool);
template NetAnswer answerOf(const FloatNet&, const Samples&, const Sample&);
template NetAnswer answerOf(const RoundFloatNet&, const Samples&, const Sample&);
template void train(FloatNet&, const Samples&, const TrainingOptions&, const std::function<void(int)>&);
template void train(RoundFloatNet&, const Samples&, const TrainingOptions&, const std::function<void(int)>&);

} // namespace windrose::learn
