// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/player_spec.h"
#include "core/rules/position.h"

#include <optional>
#include <string>
#include <vector>

namespace windrose
{

inline constexpr int kMalformed = 2; ///< the exit status for an invalid command line

/// The request for the window at its start.
struct StartRequest {
    std::string file;           ///< empty: none given
    std::optional<int> players; ///< starts a new game at once
    std::vector<std::string> names;
    std::vector<PlayerSpec> seats; ///< who plays each seat
    std::optional<std::uint64_t> seed;
    bool isNewGame = false;         ///< a new game with the last settings
    std::optional<Options> options; ///< set when any option was given
    std::string language;
    std::string style;       ///< empty, or a word of `settings::Style`
    std::string picture;     ///< a file to draw the table of standard input to, instead of opening a window
    std::string pictureSize; ///< of that table, such as 1280x774
};

/// Whether a new game is requested, which replaces the last game.
bool requestsNewGame(const StartRequest& request);

/// Parses the command line. Fills `request` and returns nothing, or prints the help, the version or an error and
/// returns the exit status. Needs no display.
std::optional<int> readCommandLine(int argc, char** argv, StartRequest& request);

} // namespace windrose
