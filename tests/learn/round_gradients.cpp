// SPDX-License-Identifier: GPL-3.0-or-later
#include "gradients.h"

#include "core/rules/random.h"

#include <algorithm>
#include <cmath>

namespace windrose::learn
{

namespace
{

constexpr std::size_t kSeatUnits = RoundFloatNet::kSeatUnits;
constexpr std::size_t kJointUnits = RoundFloatNet::kJointUnits;
constexpr float kSeatReach = 0.12F;  // largest first weight of an input whose root mean square is 1
constexpr float kJointReach = 0.12F; // largest first weight of a seat's unit in a joint unit
constexpr float kOutputReach = 0.1F; // largest first weight of a unit in an output

using SeatValues = std::array<float, kSeatUnits>;
using JointValues = std::array<float, kJointUnits>;

bool canMove(float unit, float slope)
{
    return unit > 0 && (unit < kMostUnit || slope > 0);
}

/// Goes back from the outputs to the joint units: adds the gradient of the weights between them, and returns the slope
/// of the error by each joint unit.
JointValues backThroughOutputs(const RoundFloatNet& net, const RoundUnits& units, const OutputSlopes& slopes,
                               std::vector<float>& gradient)
{
    JointValues back{};
    for (std::size_t output = 0; output < net.outputs(); ++output) {
        const float* const weights = &net.weights[net.output(output)];
        float* const toWeights = &gradient[net.output(output)];
        toWeights[0] += slopes[output];
        for (std::size_t unit = 0; unit < kJointUnits; ++unit) {
            toWeights[unit + 1] += slopes[output] * units.joint[unit];
            back[unit] += slopes[output] * weights[unit + 1];
        }
    }
    float* const toThresholds = &gradient[net.jointThresholds()];
    for (std::size_t unit = 0; unit < kJointUnits; ++unit) {
        back[unit] = canMove(units.joint[unit], back[unit]) ? back[unit] : 0;
        toThresholds[unit] += back[unit];
    }
    return back;
}

/// Goes back to the units of one seat in the same way.
SeatValues backThroughJoint(const RoundFloatNet& net, std::size_t place, const RoundUnits& units,
                            const JointValues& jointBack, const OutputSlopes& slopes, std::vector<float>& gradient)
{
    const SeatValues& seat = units.seats[place];
    const float logit = slopes[place];
    const float margin = slopes[slot(net.players) + place];
    SeatValues back{};
    for (std::size_t unit = 0; unit < kSeatUnits; ++unit) {
        const std::size_t toLogit = net.ownOutput(false) + unit;
        const std::size_t toMargin = net.ownOutput(true) + unit;
        gradient[toLogit] += logit * seat[unit];
        gradient[toMargin] += margin * seat[unit];
        if (seat[unit] <= 0) {
            continue;
        }
        const std::size_t row = net.jointRow(place * kSeatUnits + unit);
        float slope = logit * net.weights[toLogit] + margin * net.weights[toMargin];
        for (std::size_t joint = 0; joint < kJointUnits; ++joint) {
            gradient[row + joint] += seat[unit] * jointBack[joint];
            slope += jointBack[joint] * net.weights[row + joint];
        }
        back[unit] = canMove(seat[unit], slope) ? slope : 0;
        gradient[net.thresholdsAt(place) + unit] += back[unit];
    }
    return back;
}

} // namespace

Said ask(const RoundFloatNet& net, const Samples& samples, const Sample& sample, RoundUnits& units)
{
    const auto players = slot(net.players);
    SeatValues table{};
    for (std::size_t place = 0; place < players; ++place) {
        std::copy_n(&net.weights[net.thresholdsAt(place)], kSeatUnits, units.seats[place].begin());
    }
    for (std::size_t input = sample.first; input < sample.last; ++input) {
        const std::size_t number = samples.places[input];
        const std::size_t place = number / kSeatInputs;
        const float* const row = &net.weights[net.seatRow(net.rowOf(number))];
        const auto value = static_cast<float>(samples.values[input]);
        SeatValues& sums = place < players ? units.seats[place] : table;
        for (std::size_t unit = 0; unit < kSeatUnits; ++unit) {
            sums[unit] += value * row[unit];
        }
    }
    std::copy_n(&net.weights[net.jointThresholds()], kJointUnits, units.joint.begin());
    Said said;
    const float* const toLogit = &net.weights[net.ownOutput(false)];
    const float* const toMargin = &net.weights[net.ownOutput(true)];
    for (std::size_t place = 0; place < players; ++place) {
        SeatValues& seat = units.seats[place];
        for (std::size_t unit = 0; unit < kSeatUnits; ++unit) {
            seat[unit] = std::clamp(seat[unit] + table[unit], 0.0F, kMostUnit);
            said.chances[place] += toLogit[unit] * seat[unit];
            said.margins[place] += toMargin[unit] * seat[unit];
        }
        for (std::size_t unit = 0; unit < kSeatUnits; ++unit) {
            const float* const row = &net.weights[net.jointRow(place * kSeatUnits + unit)];
            for (std::size_t joint = 0; joint < kJointUnits; ++joint) {
                units.joint[joint] += seat[unit] * row[joint];
            }
        }
    }
    for (float& unit : units.joint) {
        unit = std::clamp(unit, 0.0F, kMostUnit);
    }
    for (std::size_t output = 0; output < 2 * players; ++output) {
        const float* const weights = &net.weights[net.output(output)];
        float& value = output < players ? said.chances[output] : said.margins[output - players];
        value += weights[0];
        for (std::size_t joint = 0; joint < kJointUnits; ++joint) {
            value += weights[joint + 1] * units.joint[joint];
        }
    }
    normalize(said, net.players);
    return said;
}

void addGradient(const RoundFloatNet& net, const Samples& samples, const Sample& sample, const RoundUnits& units,
                 const OutputSlopes& slopes, std::vector<float>& gradient)
{
    const auto players = slot(net.players);
    const JointValues jointBack = backThroughOutputs(net, units, slopes, gradient);
    std::array<SeatValues, kMaxPlayers> back{};
    SeatValues tableBack{};
    for (std::size_t place = 0; place < players; ++place) {
        back[place] = backThroughJoint(net, place, units, jointBack, slopes, gradient);
        for (std::size_t unit = 0; unit < kSeatUnits; ++unit) {
            tableBack[unit] += back[place][unit];
        }
    }
    for (std::size_t input = sample.first; input < sample.last; ++input) {
        const std::size_t number = samples.places[input];
        const std::size_t place = number / kSeatInputs;
        const SeatValues& slope = place < players ? back[place] : tableBack;
        float* const row = &gradient[net.seatRow(net.rowOf(number))];
        const auto value = static_cast<float>(samples.values[input]);
        for (std::size_t unit = 0; unit < kSeatUnits; ++unit) {
            row[unit] += value * slope[unit];
        }
    }
}

namespace
{

/// The mean of each row's input over the samples, and the root of its mean square.
struct InputSizes {
    std::array<double, RoundFloatNet::kInputs> means{};
    std::array<double, RoundFloatNet::kInputs> roots{};
};

InputSizes inputSizesOf(const RoundFloatNet& net, const Samples& samples)
{
    InputSizes sizes;
    for (std::size_t input = 0; input < samples.places.size(); ++input) {
        const std::size_t row = net.rowOf(samples.places[input]);
        const double value = samples.values[input];
        sizes.means[row] += value;
        sizes.roots[row] += value * value;
    }
    for (std::size_t row = 0; row < RoundFloatNet::kInputs; ++row) {
        const auto count = static_cast<double>(std::max<std::size_t>(1, samples.samples.size())) *
                           (row < kSeatInputs ? net.players : 1);
        sizes.means[row] /= count;
        sizes.roots[row] = std::max(0.25, std::sqrt(sizes.roots[row] / count));
    }
    return sizes;
}

} // namespace

std::vector<float> sizesOf(const RoundFloatNet& net, const Samples& samples)
{
    const InputSizes ofInputs = inputSizesOf(net, samples);
    std::vector<float> sizes(net.weights.size(), 1);
    for (std::size_t row = 0; row < RoundFloatNet::kInputs; ++row) {
        std::fill_n(&sizes[net.seatRow(row)], kSeatUnits, static_cast<float>(ofInputs.roots[row]));
    }
    return sizes;
}

RoundFloatNet freshRoundNet(int players, const Samples& samples, std::uint64_t seed)
{
    RoundFloatNet net(players);
    Random random{seed};
    const auto draw = [&random] { return static_cast<float>(random.below(2001)) / 1000 - 1; };
    const InputSizes sizes = inputSizesOf(net, samples);
    for (std::size_t row = 0; row < RoundFloatNet::kInputs; ++row) {
        for (std::size_t unit = 0; unit < kSeatUnits; ++unit) {
            const float weight = kSeatReach * draw() / static_cast<float>(sizes.roots[row]);
            net.weights[net.seatRow(row) + unit] = weight;
            for (std::size_t place = 0; place < slot(players); ++place) {
                net.weights[net.thresholdsAt(place) + unit] -= weight * static_cast<float>(sizes.means[row]);
            }
        }
    }
    for (std::size_t weight = net.jointRow(0); weight < net.jointThresholds(); ++weight) {
        net.weights[weight] = kJointReach * draw();
    }
    for (std::size_t weight = net.ownOutput(false); weight < net.weights.size(); ++weight) {
        net.weights[weight] = kOutputReach * draw();
    }
    return net;
}

} // namespace windrose::learn
