// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_inputs.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace windrose
{

/// A net's answer for a position, by place (see `seatAtPlace`).
struct NetAnswer {
    std::array<int, kMaxPlayers> logits{};  ///< of the chances to win, in units of 2^-kLogitBits
    std::array<int, kMaxPlayers> margins{}; ///< points ahead of the mean of the table, in thousandths

    static constexpr int kLogitBits = 8;

    friend bool operator==(const NetAnswer&, const NetAnswer&) = default;
};

/// The fixed-point numbers of the nets.
struct NetScale {
    /// A weight of 1 is stored as 2^bits: those that make up a unit, and those of the outputs.
    static constexpr int kUnitWeightBits = 12;
    static constexpr int kOutputBits = 11;
    /// A unit's value of 1 is 2^kUnitBits; larger values than kMostUnit are cut to it.
    static constexpr int kUnitBits = 8;
    static constexpr int kMostUnit = 4095;
    /// The threshold of a sum of units has 2^kThresholdShift times the weight.
    static constexpr int kThresholdShift = kUnitBits;
    /// The points that an output of 1 in the second half stands for.
    static constexpr int kPointsPerMargin = 10;

    /// The unit of a sum of weights times inputs, or times units where `shift` says so.
    static constexpr std::int16_t unit(std::int32_t sum, int shift)
    {
        return static_cast<std::int16_t>(std::clamp(sum >> shift, 0, kMostUnit));
    }

    /// Whether a sum of these weights times units, and of its threshold, fits into 32 bits whatever the units are.
    static bool isBounded(std::span<const std::int16_t> weights, std::int16_t threshold)
    {
        std::int64_t most = std::int64_t{std::abs(int{threshold})} << kThresholdShift;
        for (const std::int16_t weight : weights) {
            most += std::int64_t{std::abs(int{weight})} * kMostUnit;
        }
        return most <= std::numeric_limits<std::int32_t>::max();
    }

    /// The logit and the margin of a sum of units.
    static constexpr int logit(std::int32_t sum) { return sum >> (kUnitBits + kOutputBits - NetAnswer::kLogitBits); }
    static constexpr int margin(std::int32_t sum)
    {
        return static_cast<int>(std::int64_t{sum} * kPointsPerMargin * 1000 >> (kUnitBits + kOutputBits));
    }
};

} // namespace windrose
