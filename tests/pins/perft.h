// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <string>
#include <vector>

namespace windrose::pins
{

/// A reproducible position: the opening of a game, or the first time that a random game asks for a decision.
struct FixedPosition {
    std::string name;
    Position position;
};

/// Openings for each number of players and each option, and for each number of players one position for each decision,
/// from the middle and from the last round of a random game.
std::vector<FixedPosition> fixedPositions();

/// The legal orders as `legal` lists them: without spaces, placements by kind.
std::vector<Order> listedOrders(const Position& position);

/// The number of sequences of this many orders from a position (shorter where the game ends), and a hash over the final
/// positions.
struct Perft {
    std::uint64_t sequences = 0;
    std::uint64_t hash = 0;
};
Perft perft(const Position& position, int depth);

} // namespace windrose::pins
