// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"

namespace windrose
{

inline constexpr int kLargeBuildings = std::popcount(kLargeKinds);
inline constexpr auto kFirstLarge = static_cast<Building>(std::countr_zero(kLargeKinds));
static_assert(kLargeKinds >> index(kFirstLarge) == (1U << kLargeBuildings) - 1U, "they stand together in the table");

/// One seat's score as if the game ended now (rules of play, section 5).
struct SeatScore {
    int victoryPoints = 0; ///< chips, and points noted after the pool ran out
    int buildings = 0;     ///< printed points
    /// What each large building adds, by `Building` from `kFirstLarge` on: -1 when not owned, 0 when unoccupied.
    std::array<int, kLargeBuildings> bonuses = [] {
        std::array<int, kLargeBuildings> none{};
        none.fill(-1);
        return none;
    }();
    int total = 0;
    int tieBreak = 0; ///< doubloons and barrels
    int place = 0;    ///< 1 for the winner; a full tie shares a place
};

/// The score of every seat; the first `position.players` entries count.
std::array<SeatScore, kMaxPlayers> scores(const Position& position);

/// What an occupied large building adds for this seat now; its owner need not have occupied it.
int bonusIfOccupied(const Seat& seat, Building large);

} // namespace windrose
