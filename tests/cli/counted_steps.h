// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace windrose::testing
{

/// Counts the work of code that is built with `-fsanitize-coverage=trace-pc`, for programs that link
/// counted_steps.cpp: one step for each basic block and for each byte that the C library copies, fills, compares
/// or searches. The count does not depend on how busy the machine is. Returns the steps since the program
/// started.
std::uint64_t stepsSoFar();

} // namespace windrose::testing
