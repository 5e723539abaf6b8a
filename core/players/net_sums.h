// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net_inputs.h"

#include <span>

namespace windrose
{

/// The units of a row.
inline constexpr int kRowUnits = 64;

/// Adds up rows of `kRowUnits` weights, each times the value of its input, and the row at `thresholds`, with the
/// fastest instructions of the processor. The sums must fit into 32 bits; then all implementations give the same
/// result.
void sumRows(const std::int16_t* rows, int thresholds, const NetInputs& inputs, std::int32_t* sums);

/// The same without special instructions.
void sumRowsPlainly(const std::int16_t* rows, int thresholds, const NetInputs& inputs, std::int32_t* sums);

/// The implementations that this processor can run, from the portable one to the fastest.
using RowSums = void (*)(const std::int16_t*, int, const NetInputs&, std::int32_t*);
std::span<const RowSums> waysToSumRows();

} // namespace windrose
