// SPDX-License-Identifier: GPL-3.0-or-later
#include "float_net.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iterator>

namespace windrose::learn
{

namespace
{

constexpr std::size_t kBytes = 4; // of a number

/// Four hexadecimal digits.
std::string digits(float weight, int bits)
{
    const double scaled = std::clamp(static_cast<double>(weight) * (1 << bits), -32767.0, 32767.0);
    const auto rounded = static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(scaled)));
    std::array<char, 5> text{};
    std::snprintf(text.data(), text.size(), "%04x", unsigned{rounded});
    return text.data();
}

} // namespace

FloatNet::FloatNet(int seats)
    : players(seats), weights(seats == 0 ? 0 : (slot(netInputs(seats)) + 1) * kUnits + 2 * slot(seats) * (kUnits + 1))
{
}

bool writeFloats(const std::string& name, const std::vector<float>& weights)
{
    std::string bytes;
    for (const float weight : weights) {
        const auto bits = std::bit_cast<std::uint32_t>(weight);
        for (std::size_t byte = 0; byte < kBytes; ++byte) {
            bytes += static_cast<char>(static_cast<std::uint8_t>(bits >> 8 * byte));
        }
    }
    std::ofstream file(name, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return static_cast<bool>(file.flush());
}

bool readFloats(const std::string& name, std::vector<float>& weights)
{
    std::ifstream file(name, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (bytes.size() != weights.size() * kBytes) {
        return false;
    }
    for (std::size_t place = 0; place < weights.size(); ++place) {
        std::uint32_t bits = 0;
        for (std::size_t byte = 0; byte < kBytes; ++byte) {
            bits |= std::uint32_t{static_cast<std::uint8_t>(bytes[place * kBytes + byte])} << 8 * byte;
        }
        weights[place] = std::bit_cast<float>(bits);
    }
    return true;
}

std::string digitsOf(const float* weights, std::size_t count, int bits)
{
    std::string text;
    for (std::size_t place = 0; place < count; ++place) {
        text += digits(weights[place], bits);
    }
    return text;
}

std::vector<std::string> quantized(const FloatNet& net)
{
    std::vector<std::string> lines{std::to_string(net.players)};
    for (std::size_t input = 0; input <= net.inputs(); ++input) {
        lines.push_back(digitsOf(net.row(input), FloatNet::kUnits, NetScale::kUnitWeightBits));
    }
    for (std::size_t output = 0; output < net.outputs(); ++output) {
        lines.push_back(digitsOf(net.output(output), 1 + FloatNet::kUnits, NetScale::kOutputBits));
    }
    return lines;
}

std::string includedText(const std::vector<std::string>& lines)
{
    // REUSE-IgnoreStart
    std::string text =
        "// SPDX-License-Identifier: GPL-3.0-or-later\n// Made by windrose_learn: see tests/learn/README.md\n";
    // REUSE-IgnoreEnd
    for (const std::string& line : lines) {
        text += '"' + line + "\",\n";
    }
    return text;
}

} // namespace windrose::learn
