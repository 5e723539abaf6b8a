// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "input.h"
#include "match_games.h"

namespace windrose::cli
{

/// The arguments of `match`.
struct MatchOptions {
    std::vector<std::string> players; ///< names in seat order; the last one fills the remaining seats
    int seats = 4;
    std::uint64_t games = 100;
    std::uint64_t seed = 0;
    std::uint64_t first = 0;
    int threads = 1;
    std::string test;    ///< `LOW,HIGH`: shares of wins between which the sequential test decides; empty: all games
    std::string records; ///< the folder for records of the games; empty: none are written
    bool pointsHidden = false; ///< players do not see each other's victory points
    bool asTable = false;
};

/// Plays a match and prints the result as JSON or as a table. The status is `kFailed` if a program or a record failed
/// in a game, or if the match was aborted, with the result so far.
Outcome runMatch(const MatchOptions& options);

/// Merges the results of parts of a match, as printed by `match`, and prints the whole.
Outcome runMatchMerge(const std::vector<std::string>& files, bool asTable);

} // namespace windrose::cli
