// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace windrose
{

/// Says of a seat that a person plays it.
inline constexpr std::string_view kPersonWord = "person";

/// What the window was asked to do at its start.
struct StartRequest {
    std::string file;           ///< empty: none given
    std::optional<int> players; ///< lays a new table at once
    std::vector<std::string> names;
    std::vector<std::string> seats; ///< who plays each: `person`, or a computer player as records say it
    std::optional<std::uint64_t> seed;
    bool fresh = false;             ///< a new table with the last settings
    std::optional<Options> options; ///< set when any option was given
    std::string language;
    std::string style;           ///< empty, "light", "dark" or "system"
    bool quitAfterPaint = false; ///< for measuring the start
};

/// Whether a new table is asked for, so that the last game gives way to it.
bool laysTable(const StartRequest& request);

/// Reads the command line. Fills `request` and returns nothing, or returns the exit status after having printed the
/// help, the version or what is wrong. Needs no display.
std::optional<int> readCommandLine(int argc, char** argv, StartRequest& request);

} // namespace windrose
