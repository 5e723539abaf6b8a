// SPDX-License-Identifier: GPL-3.0-or-later
#include "gradients.h"

#include "core/rules/random.h"

#include <algorithm>
#include <cmath>

namespace windrose::learn
{

namespace
{

constexpr std::size_t kUnits = FloatNet::kUnits;
constexpr float kFirstReach = 0.1F; // largest first weight of an input whose root mean square is 1

} // namespace

void normalize(Said& said, int players)
{
    const auto end = said.chances.begin() + players;
    const float best = *std::max_element(said.chances.begin(), end);
    float sum = 0;
    for (auto chance = said.chances.begin(); chance != end; ++chance) {
        *chance = std::exp(*chance - best);
        sum += *chance;
    }
    for (auto chance = said.chances.begin(); chance != end; ++chance) {
        *chance /= sum;
    }
}

Said ask(const FloatNet& net, const Samples& samples, const Sample& sample, FloatUnits& units)
{
    std::copy_n(net.thresholds(), kUnits, units.units.begin());
    for (std::size_t input = sample.first; input < sample.last; ++input) {
        const float* const row = net.row(samples.places[input]);
        const auto value = static_cast<float>(samples.values[input]);
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            units.units[unit] += value * row[unit];
        }
    }
    for (float& unit : units.units) {
        unit = std::clamp(unit, 0.0F, kMostUnit);
    }
    Said said;
    const auto players = slot(net.players);
    for (std::size_t output = 0; output < 2 * players; ++output) {
        const float* const weights = net.output(output);
        float value = weights[0];
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            value += weights[unit + 1] * units.units[unit];
        }
        (output < players ? said.chances[output] : said.margins[output - players]) = value;
    }
    normalize(said, net.players);
    return said;
}

void addGradient(const FloatNet& net, const Samples& samples, const Sample& sample, const FloatUnits& units,
                 const OutputSlopes& slopes, std::vector<float>& gradient)
{
    const auto partOf = [&](const float* weights) { return &gradient[static_cast<std::size_t>(weights - net.row(0))]; };
    std::array<float, kUnits> back{};
    for (std::size_t output = 0; output < net.outputs(); ++output) {
        const float* const weights = net.output(output);
        float* const toWeights = partOf(weights);
        toWeights[0] += slopes[output];
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            toWeights[unit + 1] += slopes[output] * units.units[unit];
            back[unit] += slopes[output] * weights[unit + 1];
        }
    }
    float* const toThresholds = partOf(net.thresholds());
    for (std::size_t unit = 0; unit < kUnits; ++unit) {
        const bool canMove = units.units[unit] > 0 && (units.units[unit] < kMostUnit || back[unit] > 0);
        back[unit] = canMove ? back[unit] : 0;
        toThresholds[unit] += back[unit];
    }
    for (std::size_t input = sample.first; input < sample.last; ++input) {
        float* const row = partOf(net.row(samples.places[input]));
        const auto value = static_cast<float>(samples.values[input]);
        for (std::size_t unit = 0; unit < kUnits; ++unit) {
            row[unit] += value * back[unit];
        }
    }
}

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

} // namespace windrose::learn
