// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"

#include <string>
#include <vector>

namespace windrose::pins
{

/// A position everybody finds again: the opening of a game, or where a random game first asks a question.
struct FixedPosition {
    std::string name;
    Position position;
};

/// Openings for each number of players and each option, and for each number of players one position for each decision,
/// from the middle and from the last round of a random game.
std::vector<FixedPosition> fixedPositions();

/// The legal orders as `legal` lists them: without spaces, placements by kind.
std::vector<Order> listedOrders(const Position& position);

/// How many sequences of so many orders there are from a position (fewer orders where the game ends), and a hash over
/// the positions they lead to.
struct Perft {
    std::uint64_t sequences = 0;
    std::uint64_t hash = 0;
};
Perft perft(const Position& position, int depth);

} // namespace windrose::pins
