// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"
#include "slot.h"

namespace windrose
{

/// One seat's score as if the game ended now (rules of play, section 5).
struct SeatScore {
    int victoryPoints = 0; ///< chips, and points noted after the pool ran out
    int buildings = 0;     ///< printed points
    /// What each large building adds, by `Building`: see `bonus`.
    std::array<std::int16_t, kBuildings> bonuses = [] {
        std::array<std::int16_t, kBuildings> none{};
        none.fill(-1);
        return none;
    }();
    int total = 0;
    int tieBreak = 0; ///< doubloons and barrels
    int place = 0;    ///< 1 for the winner; a full tie shares a place

    /// What a large building adds: -1 when it is not owned, 0 when it is unoccupied.
    constexpr int bonus(Building large) const { return bonuses[slot(large)]; }
};

/// The score of every seat; the first `position.players` entries count.
std::array<SeatScore, kMaxPlayers> scores(const Position& position);

/// Printed points of the buildings in the city.
inline int printedPoints(const Seat& seat)
{
    int points = 0;
    seat.forEachBuilding([&points](Building building) { points += facts(building).points; });
    return points;
}

/// What an occupied large building adds for this seat now; its owner need not have occupied it.
int bonusIfOccupied(const Seat& seat, Building large);

} // namespace windrose
