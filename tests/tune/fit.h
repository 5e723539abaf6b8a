// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "duel.h"

namespace windrose::tune
{

/// Plays games of one contender against itself, with one order in `explorationPeriod` drawn at random, and fits
/// the weights to the results: minimizes the cross entropy of the winner and the square error of each seat's margin.
/// Prints the weights.
void fit(const Contender& contender, int players, int games, int steps, std::uint32_t explorationPeriod,
         std::uint64_t seed);

} // namespace windrose::tune
