// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace windrose::tune
{

/// Plays `games` games of heuristic players (two to five seats, most of them four), asks searches of so many
/// simulations what the roles are worth now and then, and fits the table of quick_roles.cpp to that. Prints it.
void fitRoles(int games, int simulations, std::uint64_t seed);

} // namespace windrose::tune
