// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

namespace windrose
{

/// A new game of four in which seat 0 has taken a role and is asked something. Only what a question needs is set up;
/// the box need not add up.
inline Position asked(Role role, Phase phase, Decision decision)
{
    Position position = newGame(4, 1);
    position.takenBy[static_cast<std::size_t>(role)] = 0;
    position.phase = phase;
    position.decision = decision;
    return position;
}

/// Puts a game that begins at `position` on the table, with seats called Ana, Bea, Cleo and Dora.
inline void lay(GameSession& session, const Position& position)
{
    Record record;
    record.players = position.players;
    record.names = {"Ana", "Bea", "Cleo", "Dora"};
    record.start = position;
    session.load(record);
}

/// Builds on spaces of a seat's city without asking anybody.
inline void putBuilding(Seat& seat, Building building, std::initializer_list<int> spaces, int colonists = 0)
{
    seat.buildings |= BuildingMask{1} << index(building);
    seat.setColonistsOn(building, colonists);
    for (const int space : spaces) {
        seat.city[static_cast<std::size_t>(space)] = static_cast<std::uint8_t>(building);
    }
}

/// Fills every city space but these with buildings of no effect here (the same kind on many spaces will do).
inline void fillCityExcept(Seat& seat, std::initializer_list<int> empty)
{
    int kind = 0;
    for (int space = 0; space < kSpaces; ++space) {
        if (std::find(empty.begin(), empty.end(), space) == empty.end()) {
            putBuilding(seat, static_cast<Building>(kind++), {space});
        }
    }
}

} // namespace windrose
