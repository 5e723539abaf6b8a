// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/random.h"
#include "weights.h"

#include <vector>

namespace windrose
{

/// This many variations of `weights`: in each, every weight differs by a random percentage, at most `percent`.
std::vector<Weights> variedWeights(const Weights& weights, int percent, int count, Random& random);

} // namespace windrose
