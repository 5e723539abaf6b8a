// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/buildings.h"
#include "core/rules/position.h"
#include "core/rules/slot.h"

#include <array>
#include <cstdint>

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

} // namespace windrose::learn
