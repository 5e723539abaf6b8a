// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/search.h"

#include <string>
#include <variant>

namespace windrose
{

/// A program to play, and its limits.
struct ProgramOptions {
    std::vector<std::string> command; ///< the program and its arguments
    SearchBudget budget;              ///< asked for with each `go`; nothing: the program decides
    /// The longest time for an answer; for an order, in addition to its thinking time.
    std::chrono::milliseconds patience{30'000};
};

/// Reads `COMMAND [ARGS]`, then, if wanted, `,simulations=N`, `,time=250ms` (or `1s`) and `,patience=5s`. Words are
/// apart at blanks; what stands between `"` or between `'` is taken as it is, and there is no other quoting. A comma
/// followed by anything else belongs to the command. Errors are returned as a sentence.
std::variant<ProgramOptions, std::string> readProgramOptions(std::string_view text);

} // namespace windrose
