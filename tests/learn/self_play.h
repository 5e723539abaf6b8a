// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "samples.h"

#include "core/players/value_net.h"

#include <memory>

namespace windrose::learn
{

/// What the games of a stage looked like.
struct GameFigures {
    std::int64_t games = 0;
    std::int64_t rounds = 0;
    std::array<std::int64_t, kEndTriggers> ends{};
    std::array<double, kMaxPlayers> seatWins{};
    std::array<std::int64_t, kBuildings> built{};
    std::int64_t chips = 0; ///< points by source, of all seats
    std::int64_t buildings = 0;
    std::int64_t bonuses = 0;
    std::int64_t winnersPoints = 0;
    double crossEntropy =
        0; ///< of the heuristic evaluation at the winners of held-out games: its cross entropy, in nats
    std::int64_t predictions = 0;

    void add(const GameFigures& other);
    /// Prints them, each in its own line.
    void print(int players) const;
};

/// The nets that sit at the tables of a stage: the last one first. None: the first stage, of today's players alone.
using Nets = std::vector<std::shared_ptr<const ValueNet>>;

/// Plays the games `first` to `last` - 1 of a stage among mixed players, with stretches of random orders, and adds
/// their positions. Every sixteenth game is held out. The same numbers give the same games.
GameFigures playGames(int players, const Nets& nets, std::uint64_t stageSeed, std::uint64_t first, std::uint64_t last,
                      Samples& samples);

} // namespace windrose::learn
