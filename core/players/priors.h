// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace windrose
{

/// Writes the priors of orders with these values: values up to `width` apart get similar ones. Priors are positive and
/// add up to 1.
void priorsFrom(std::span<const int> values, int width, std::span<float> priors);

} // namespace windrose
