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
    SearchBudget budget;              ///< sent with each `go`; empty: the program decides
    /// The time limit for an answer; for an order, in addition to its thinking time.
    std::chrono::milliseconds patience{30'000};
};

/// Reads `COMMAND [ARGS]`, optionally followed by `,simulations=N`, `,time=250ms` (or `1s`) and `,patience=5s`. Words
/// are separated by blanks; text between `"` or between `'` is taken literally, and there is no other quoting. A comma
/// followed by anything else belongs to the command. Errors are returned as a sentence.
std::variant<ProgramOptions, std::string> readProgramOptions(std::string_view text);

} // namespace windrose
