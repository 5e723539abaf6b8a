// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/round_net.h"
#include "float_net.h"

#include <vector>

namespace windrose::learn
{

/// A round net as it is trained: the weights of a `RoundNet` as floating-point numbers.
struct RoundFloatNet {
    static constexpr std::size_t kSeatUnits = RoundNet::kSeatUnits;
    static constexpr std::size_t kJointUnits = RoundNet::kJointUnits;
    static constexpr std::size_t kInputs = kSeatInputs + kTableInputs;

    explicit RoundFloatNet(int players = 0);

    int players;
    /// In the order of `RoundNet::read`.
    std::vector<float> weights;

    std::size_t seatRows() const { return kInputs + slot(players); }
    std::size_t jointRows() const { return slot(players) * kSeatUnits + 1; }
    std::size_t outputs() const { return 2 * slot(players); }

    // Where parts begin in the weights.
    std::size_t seatRow(std::size_t row) const { return row * kSeatUnits; }
    std::size_t thresholdsAt(std::size_t place) const { return seatRow(kInputs + place); }
    std::size_t jointRow(std::size_t row) const { return seatRow(seatRows()) + row * kJointUnits; }
    std::size_t jointThresholds() const { return jointRow(jointRows() - 1); }
    std::size_t ownOutput(bool isMargin) const { return jointRow(jointRows()) + (isMargin ? kSeatUnits : 0); }
    std::size_t output(std::size_t number) const
    {
        return ownOutput(false) + 2 * kSeatUnits + number * (1 + kJointUnits);
    }

    /// The row of an input: those of all seats share the rows of a seat.
    std::size_t rowOf(std::size_t input) const
    {
        const std::size_t ofSeats = slot(players) * kSeatInputs;
        return input < ofSeats ? input % kSeatInputs : kSeatInputs + input - ofSeats;
    }
};

/// The numbers that `RoundNet::read` takes: each weight rounded to the nearest multiple of the integer net's unit.
NetNumberList quantized(const RoundFloatNet& net);

} // namespace windrose::learn
