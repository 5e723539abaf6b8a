// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_inputs.h"

#include <span>

namespace windrose
{

/// The units of a long row of weights, and of a short one.
inline constexpr int kRowUnits = 64;
inline constexpr int kShortRowUnits = 32;

/// An implementation of sums of rows of weights. The sums must fit into 32 bits; then all implementations give the same
/// result.
struct RowSums {
    /// Adds the row of each input to `sums`, times the value of the input. The rows begin with that of the place
    /// `first`.
    using Add = void (*)(const std::int16_t* rows, std::span<const NetInput> inputs, int first, std::int32_t* sums);

    Add addLong;  ///< rows of `kRowUnits`
    Add addShort; ///< rows of `kShortRowUnits`
};

/// The implementations that this processor can run, from the portable one to the fastest.
std::span<const RowSums> waysToSumRows();

/// The implementation without special instructions.
const RowSums& plainRowSums();

/// The fastest implementation that this processor can run.
const RowSums& fastestRowSums();

} // namespace windrose
