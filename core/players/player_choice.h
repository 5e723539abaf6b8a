// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "level.h"

#include <string>
#include <string_view>

namespace windrose
{

/// A computer player as named in a match: `random`, `quick`, `heuristic`, `search:300` (playouts
/// per decision), `search:250ms` or `search:1s`; `search:300:full` plays to the end of the game, and
/// `search:300:net` ends short playouts by the nets of the program, and plays fewer of them in clear decisions. A
/// search may end in `,threads=2`.
struct PlayerChoice {
    enum class Kind : std::uint8_t { Random, Quick, Heuristic, Search, Level } kind = Kind::Heuristic;
    SearchBudget budget; ///< for Search; for Level it overrides the level's own, if set
    int threads = 1;     ///< for Search and Level
    Level level = Level::Newcomer;
    Style style = Style::Opportunist;
    Playouts playouts = Playouts::Truncated; ///< for Search
};

/// Reads a choice; empty if the text does not name a player. Numbers are 1 to 1,000,000,000 and threads 1 to 256.
std::optional<PlayerChoice> readPlayerChoice(std::string_view text);

/// The text of a choice, which reads as the same choice. Its budget is a number of playouts or a time.
std::string playerChoiceText(const PlayerChoice& choice);

/// Makes a player. The same choice, seed and positions give the same orders unless the budget is a time.
std::unique_ptr<Player> makePlayer(const PlayerChoice& choice, std::uint64_t seed);

} // namespace windrose
