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

/// The fixed-point numbers of the nets. A sum is of weights times inputs, which are whole numbers, or times units.
struct NetScale {
    static constexpr int kUnitWeightBits = 12;  ///< a weight of 1 in the sum of a unit is 2^12
    static constexpr int kOutputBits = 11;      ///< in the sum of an output, 2^11
    static constexpr int kUnitBits = 8;         ///< a unit's value of 1 is 2^8
    static constexpr int kMostUnit = 4095;      ///< larger values are cut to this
    static constexpr int kPointsPerMargin = 10; ///< what an output of 1 means in points, if it is a margin

    /// The unit of a sum of inputs, and of a sum of units.
    static constexpr std::int16_t unitOfInputs(std::int32_t sum) { return unit(sum >> (kUnitWeightBits - kUnitBits)); }
    static constexpr std::int16_t unitOfUnits(std::int32_t sum) { return unit(sum >> kUnitWeightBits); }

    /// What a threshold, kept with the bits of a weight, adds to a sum of units.
    static constexpr std::int32_t inSumOfUnits(std::int16_t threshold)
    {
        return std::int32_t{threshold} * (1 << kUnitBits);
    }

    /// The sum of a layer's units, each times its weight.
    template <std::size_t Units>
    static constexpr std::int32_t sumOfUnits(const std::array<std::int16_t, Units>& units, const std::int16_t* weights)
    {
        std::int32_t sum = 0;
        for (std::size_t unit = 0; unit < Units; ++unit) {
            sum += units[unit] * weights[unit];
        }
        return sum;
    }

    /// Whether a sum of these weights times units, with its threshold, fits into 32 bits whatever the units are.
    static bool isBounded(std::span<const std::int16_t> weights, std::int16_t threshold)
    {
        std::int64_t most = std::abs(inSumOfUnits(threshold));
        for (const std::int16_t weight : weights) {
            most += std::int64_t{std::abs(int{weight})} * kMostUnit;
        }
        return most <= std::numeric_limits<std::int32_t>::max();
    }

    /// The logit or the margin that the sum of an output means.
    static constexpr int logit(std::int32_t sum) { return sum >> (kUnitBits + kOutputBits - NetAnswer::kLogitBits); }
    static constexpr int margin(std::int32_t sum)
    {
        return static_cast<int>(std::int64_t{sum} * kPointsPerMargin * 1000 >> (kUnitBits + kOutputBits));
    }

private:
    static constexpr std::int16_t unit(std::int32_t value)
    {
        return static_cast<std::int16_t>(std::clamp(value, 0, kMostUnit));
    }
};

} // namespace windrose
