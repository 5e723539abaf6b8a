// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/programs/program_options.h"
#include "core/players/player_spec.h"
#include "core/text/record.h"

#include <functional>

namespace windrose::cli
{

/// The possible names of players, for messages and help.
std::string playerSyntax();

/// A player as named on the command line of a match.
struct MatchPlayer {
    std::string name;
    std::function<std::unique_ptr<Player>(std::uint64_t seed)> make;
    std::optional<ProgramOptions> program; ///< for `program:…`
    std::optional<Record> record;          ///< for `record:FILE`
};

/// Reads a player: a `PlayerSpec`, whose program is `COMMAND [ARGS]` (see `readProgramOptions`), or `record:FILE`.
/// Errors are returned as a sentence.
std::variant<MatchPlayer, std::string> readMatchPlayer(const std::string& text);

} // namespace windrose::cli
