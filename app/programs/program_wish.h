// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/search.h"

#include <string>
#include <variant>

namespace windrose
{

/// Which program is to play, and how much it may think.
struct ProgramWish {
    std::vector<std::string> command; ///< the program and its arguments
    SearchBudget budget;              ///< asked for with each `go`; nothing: the program decides
    /// How long any answer may take; for an order, beyond the time it was given.
    std::chrono::milliseconds patience{30'000};
};

/// Reads `COMMAND [ARGS]`, then, if wanted, `,simulations=N`, `,time=250ms` (or `1s`) and `,patience=5s`. Words are
/// apart at blanks; what stands between `"` or between `'` is taken as it is, and there is no other quoting. A comma
/// followed by anything else belongs to the command. What is wrong is said in a sentence.
std::variant<ProgramWish, std::string> readProgramWish(std::string_view text);

} // namespace windrose
