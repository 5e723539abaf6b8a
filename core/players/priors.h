// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace windrose
{

/// Computes the priors of orders from their values. The larger `width` is, the less differences of values matter.
/// Priors are positive and add up to 1.
void priorsFrom(std::span<const int> values, int width, std::span<float> priors);

} // namespace windrose
