// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_float_net.h"

namespace windrose::learn
{

RoundFloatNet::RoundFloatNet(int seats) : players(seats), weights(seats == 0 ? 0 : output(outputs())) {}

NetNumberList quantized(const RoundFloatNet& net)
{
    NetNumberList numbers{static_cast<std::uint16_t>(net.players)};
    const std::span weights = net.weights;
    const std::size_t ofUnits = net.ownOutput(false);
    appendRounded(weights.first(ofUnits), NetScale::kUnitWeightBits, numbers);
    appendRounded(weights.subspan(ofUnits), NetScale::kOutputBits, numbers);
    return numbers;
}

} // namespace windrose::learn
