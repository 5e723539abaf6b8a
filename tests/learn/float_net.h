// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/value_net.h"

#include <cstdio>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

namespace windrose::learn
{

/// A net as it is trained: the weights of a `ValueNet` as floating-point numbers.
struct FloatNet {
    static constexpr std::size_t kUnits = ValueNet::kHidden;

    explicit FloatNet(int players = 0);

    int players;
    std::vector<float> weights; ///< rows of inputs, thresholds of units, then for each output its threshold and weights

    std::size_t inputs() const { return slot(netInputs(players)); }
    std::size_t outputs() const { return 2 * slot(players); }
    float* row(std::size_t input) { return &weights[input * kUnits]; }
    const float* row(std::size_t input) const { return &weights[input * kUnits]; }
    float* thresholds() { return row(inputs()); }
    const float* thresholds() const { return row(inputs()); }
    /// An output's threshold, followed by its weights.
    float* output(std::size_t number) { return &weights[(inputs() + 1) * kUnits + number * (kUnits + 1)]; }
    const float* output(std::size_t number) const { return &weights[(inputs() + 1) * kUnits + number * (kUnits + 1)]; }
};

/// The nearest number that a file of weights can hold: it leaves out the lowest byte of a 32-bit IEEE number, since the
/// integers of the program have no more than two bytes.
float shortened(float weight);

/// Writes or reads weights that are shortened, three bytes each, the lower ones first; false when that fails.
/// `readFloats` reads as many as `weights` has, and fails if the file has more or fewer.
bool writeFloats(const std::string& name, const std::vector<float>& weights);
bool readFloats(const std::string& name, std::vector<float>& weights);

/// The numbers of an integer net.
using NetNumberList = std::vector<std::uint16_t>;

/// Appends each weight times 2^bits, rounded.
void appendRounded(std::span<const float> weights, int bits, NetNumberList& numbers);

/// The numbers that `ValueNet::read` takes: each weight rounded to the nearest multiple of the integer net's unit.
NetNumberList quantized(const FloatNet& net);

/// The integer net of a floating-point one.
template <typename IntegerNet, typename Net>
IntegerNet integersOf(const Net& net)
{
    const std::optional<IntegerNet> read = IntegerNet::read(quantized(net));
    if (!read) {
        std::fprintf(stderr, "the net's weights are too large for integers\n");
        std::exit(1);
    }
    return *read;
}

inline ValueNet valueNetOf(const FloatNet& net)
{
    return integersOf<ValueNet>(net);
}

/// The bytes of a file in core/players/nets.
std::string bytesOf(const NetNumberList& numbers);

} // namespace windrose::learn
