// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

namespace windrose
{

/// What some random games come to; sums, so that it does not matter in which order or thread they were played.
struct GameSums {
    std::uint64_t decisions = 0;
    std::uint64_t rounds = 0;
    std::array<std::uint64_t, kMaxPlayers> totals{}; ///< points of each seat
    std::uint64_t signature = 0;                     ///< over the final positions: changed only by a change of rules

    void add(const GameSums& other);

    friend constexpr bool operator==(const GameSums&, const GameSums&) = default;
};

/// Plays every `step`th (from 1 on) of `games` uniformly random games, beginning with game number `first`. The games
/// that a seed and a number of players stand for are the same on every platform.
GameSums playRandomGames(int players, std::uint64_t games, std::uint64_t seed, std::uint64_t first = 0,
                         std::uint64_t step = 1);

} // namespace windrose
