// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace windrose::tune
{

/// Plays `games` games of heuristic players (two to five seats, mostly four), searches some role choices with this many
/// simulations, and fits the table of quick_roles.cpp to the results. Prints it.
void fitRoles(int games, int simulations, std::uint64_t seed);

} // namespace windrose::tune
