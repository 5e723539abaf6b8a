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

constexpr std::size_t kBytes = 3; // of a number
constexpr int kLeftOut = 8;       // bits

std::string lowestBytesOf(std::uint32_t number, std::size_t count)
{
    std::string bytes;
    for (std::size_t byte = 0; byte < count; ++byte) {
        bytes += static_cast<char>(static_cast<std::uint8_t>(number >> 8 * byte));
    }
    return bytes;
}

bool writeBytes(const std::string& name, const std::string& bytes)
{
    std::ofstream file(name, std::ios::binary);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    return static_cast<bool>(file.flush());
}

} // namespace

FloatNet::FloatNet(int seats)
    : players(seats), weights(seats == 0 ? 0 : (slot(netInputs(seats)) + 1) * kUnits + 2 * slot(seats) * (kUnits + 1))
{
}

float shortened(float weight)
{
    constexpr std::uint32_t kLost = (1U << kLeftOut) - 1;
    const auto bits = std::bit_cast<std::uint32_t>(weight);
    const std::uint32_t isOdd = bits >> kLeftOut & 1;
    return std::bit_cast<float>((bits + kLost / 2 + isOdd) & ~kLost);
}

bool writeFloats(const std::string& name, const std::vector<float>& weights)
{
    std::string bytes;
    for (const float weight : weights) {
        bytes += lowestBytesOf(std::bit_cast<std::uint32_t>(weight) >> kLeftOut, kBytes);
    }
    return writeBytes(name, bytes);
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
        weights[place] = std::bit_cast<float>(bits << kLeftOut);
    }
    return true;
}

void appendRounded(std::span<const float> weights, int bits, NetNumberList& numbers)
{
    for (const float weight : weights) {
        const double scaled = std::clamp(static_cast<double>(weight) * (1 << bits), -32767.0, 32767.0);
        numbers.push_back(static_cast<std::uint16_t>(static_cast<std::int16_t>(std::lround(scaled))));
    }
}

NetNumberList quantized(const FloatNet& net)
{
    NetNumberList numbers{static_cast<std::uint16_t>(net.players)};
    const std::span weights = net.weights;
    const std::size_t ofUnits = (net.inputs() + 1) * FloatNet::kUnits;
    appendRounded(weights.first(ofUnits), NetScale::kUnitWeightBits, numbers);
    appendRounded(weights.subspan(ofUnits), NetScale::kOutputBits, numbers);
    return numbers;
}

std::string bytesOf(const NetNumberList& numbers)
{
    std::string bytes;
    for (const std::uint16_t number : numbers) {
        bytes += lowestBytesOf(number, sizeof(number));
    }
    return bytes;
}

} // namespace windrose::learn
