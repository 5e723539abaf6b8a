// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/heuristic_player.h"
#include "core/players/search.h"

#include <string>
#include <string_view>

namespace windrose::tune
{

/// A player as given to this tool: `quick`, `heuristic` or `search:300`, then any number of `:name=value` for a weight
/// (weights.h), or for a search `exploration`, `playout_rounds`, `exploration_period`, `close_call`.
struct Contender {
    enum class Kind : std::uint8_t { Quick, Heuristic, Search } kind = Kind::Heuristic;
    HeuristicView view;
    SearchOptions options;
    SearchBudget budget;
};

/// Reads a contender; exits with a message when it is malformed.
Contender readContender(std::string_view text);

/// The contender's order.
Order orderOf(const Contender& contender, Search& search, const Position& position, std::uint64_t seed);

/// Plays `games` games of the first contender against copies of the second (`pairs`: two against two) and prints the
/// first's share of wins with its standard error, and mean points.
void duel(const Contender& one, const Contender& other, int players, int games, std::uint64_t seed, bool pairs);

} // namespace windrose::tune
