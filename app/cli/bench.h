// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "input.h"

namespace windrose::cli
{

/// Plays `games` random games in `threads` threads and prints the speed and a signature of the final positions, which
/// does not depend on the threads.
Outcome runBench(int players, std::uint64_t games, std::uint64_t seed, int threads);

} // namespace windrose::cli
