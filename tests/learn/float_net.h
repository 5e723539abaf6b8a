// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/value_net.h"

#include <cstdio>
#include <cstdlib>
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

/// Writes or reads weights (32-bit IEEE numbers, the lowest byte first); false when that fails. `readFloats` reads as
/// many as `weights` has, and fails if the file has more or fewer.
bool writeFloats(const std::string& name, const std::vector<float>& weights);
bool readFloats(const std::string& name, std::vector<float>& weights);

/// A line of a net: each weight times 2^bits, rounded, as four hexadecimal digits.
std::string digitsOf(const float* weights, std::size_t count, int bits);

/// The lines that `ValueNet::read` takes: each weight rounded to the nearest multiple of the integer net's unit.
std::vector<std::string> quantized(const FloatNet& net);

/// The integer net of a floating-point one.
template <typename IntegerNet, typename Net>
IntegerNet integersOf(const Net& net)
{
    const std::vector<std::string> lines = quantized(net);
    const std::vector<std::string_view> views(lines.begin(), lines.end());
    const std::optional<IntegerNet> read = IntegerNet::read(views);
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

/// The text of a file in core/players/nets, which the compiler includes.
std::string includedText(const std::vector<std::string>& lines);

} // namespace windrose::learn
