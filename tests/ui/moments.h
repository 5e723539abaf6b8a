// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/game_session.h"

namespace windrose
{

/// A new game of four in which seat 0 has taken a role and must decide. Only what the decision needs is set up; the
/// pieces need not match the box.
inline Position asked(Role role, Phase phase, Decision decision)
{
    Position position = newGame(4, 1);
    position.takenBy[static_cast<std::size_t>(role)] = 0;
    position.phase = phase;
    position.decision = decision;
    return position;
}

/// Starts a game at `position`, with seats called Ana, Bea, Cleo and Dora.
inline void lay(GameSession& session, const Position& position)
{
    Record record;
    record.players = position.players;
    record.names = {"Ana", "Bea", "Cleo", "Dora"};
    record.start = position;
    session.load(record);
}

/// Puts a building on spaces of a seat's city without any checks.
inline void putBuilding(Seat& seat, Building building, std::initializer_list<int> spaces, int colonists = 0)
{
    seat.gain(building);
    seat.setColonistsOn(building, colonists);
    for (const int space : spaces) {
        seat.putBuilding(building, space);
    }
}

/// Fills all other city spaces with buildings that have no effect here (repeating one kind).
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
