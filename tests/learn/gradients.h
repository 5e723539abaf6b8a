// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "float_net.h"
#include "round_float_net.h"
#include "samples.h"

namespace windrose::learn
{

/// The largest value of a unit, as in the integer nets. Without this limit in training, units outgrow it over some
/// stages, and the integer net then answers differently from the one that was trained.
inline constexpr float kMostUnit = static_cast<float>(NetScale::kMostUnit) / (1 << NetScale::kUnitBits);

/// What a net says about a sample, by place.
struct Said {
    std::array<float, kMaxPlayers> chances{};
    std::array<float, kMaxPlayers> margins{}; ///< in units of the outputs
};

/// The slope of a sample's error by each output: first the logits, then the margins.
using OutputSlopes = std::array<float, std::size_t{2} * kMaxPlayers>;

/// The units of a net for a sample.
struct FloatUnits {
    std::array<float, FloatNet::kUnits> units{};
};
struct RoundUnits {
    std::array<std::array<float, RoundFloatNet::kSeatUnits>, kMaxPlayers> seats{};
    std::array<float, RoundFloatNet::kJointUnits> joint{};
};

/// The units of a type of net.
template <typename Net>
struct UnitsOf;
template <>
struct UnitsOf<FloatNet> {
    using Type = FloatUnits;
};
template <>
struct UnitsOf<RoundFloatNet> {
    using Type = RoundUnits;
};

/// Asks a net about a sample, and keeps its units for `addGradient`.
Said ask(const FloatNet& net, const Samples& samples, const Sample& sample, FloatUnits& units);
Said ask(const RoundFloatNet& net, const Samples& samples, const Sample& sample, RoundUnits& units);

/// Adds the slope of a sample's error by each weight.
void addGradient(const FloatNet& net, const Samples& samples, const Sample& sample, const FloatUnits& units,
                 const OutputSlopes& slopes, std::vector<float>& gradient);
void addGradient(const RoundFloatNet& net, const Samples& samples, const Sample& sample, const RoundUnits& units,
                 const OutputSlopes& slopes, std::vector<float>& gradient);

/// For each weight the root of its input's mean square, and 1 for weights of units: steps are taken as if all inputs
/// were divided by it.
std::vector<float> sizesOf(const FloatNet& net, const Samples& samples);
std::vector<float> sizesOf(const RoundFloatNet& net, const Samples& samples);

/// A net with small random weights, scaled so that each unit is active in about half of the samples.
FloatNet freshNet(int players, const Samples& samples, std::uint64_t seed);
RoundFloatNet freshRoundNet(int players, const Samples& samples, std::uint64_t seed);

/// Turns logits into chances.
void normalize(Said& said, int players);

} // namespace windrose::learn
