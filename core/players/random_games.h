// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

namespace windrose
{

/// The totals of some random games. Sums, so that the order and the threads of the games do not matter.
struct GameSums {
    std::uint64_t decisions = 0;
    std::uint64_t rounds = 0;
    std::array<std::uint64_t, kMaxPlayers> totals{}; ///< points of each seat
    std::uint64_t signature = 0;                     ///< over the final positions; changes only when the rules change

    void add(const GameSums& other);

    friend constexpr bool operator==(const GameSums&, const GameSums&) = default;
};

/// Plays every `step`th of `games` uniformly random games, from game `first` on. A game depends only on its number, the
/// seed and the number of players, on every platform.
GameSums playRandomGames(int players, std::uint64_t games, std::uint64_t seed, std::uint64_t first = 0,
                         std::uint64_t step = 1);

} // namespace windrose
