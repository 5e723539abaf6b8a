// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_float_net.h"

#include "float_net.h"

namespace windrose::learn
{

RoundFloatNet::RoundFloatNet(int seats) : players(seats), weights(seats == 0 ? 0 : output(outputs())) {}

std::vector<std::string> quantized(const RoundFloatNet& net)
{
    std::vector<std::string> lines{std::to_string(net.players)};
    const auto add = [&](std::size_t first, std::size_t count, int bits) {
        lines.push_back(digitsOf(&net.weights[first], count, bits));
    };
    for (std::size_t row = 0; row < net.seatRows(); ++row) {
        add(net.seatRow(row), RoundFloatNet::kSeatUnits, NetScale::kUnitWeightBits);
    }
    for (std::size_t row = 0; row < net.jointRows(); ++row) {
        add(net.jointRow(row), RoundFloatNet::kJointUnits, NetScale::kUnitWeightBits);
    }
    for (const bool isMargin : {false, true}) {
        add(net.ownOutput(isMargin), RoundFloatNet::kSeatUnits, NetScale::kOutputBits);
    }
    for (std::size_t output = 0; output < net.outputs(); ++output) {
        add(net.output(output), 1 + RoundFloatNet::kJointUnits, NetScale::kOutputBits);
    }
    return lines;
}

} // namespace windrose::learn
