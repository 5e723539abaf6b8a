// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "weights.h"

namespace windrose
{

/// Colonists the buildings of a seat that make a good have room for; any number for corn.
int circlesFor(const Seat& seat, Good good);

/// What buying a building would gain a seat, in thousandths of a point: its points and its use for the rounds left,
/// less what the money is worth. `rounds` in thousandths (see `roundsLeft`).
int purchaseWorth(const Position& position, int seat, Building building, int rounds, const Weights& weights);

/// Guesses what each role would gain every seat, without playing it out.
class QuickRoles
{
public:
    QuickRoles(const Position& position, const Weights& weights);

    /// What choosing the role gains the chooser, with the doubloons on the card, against what it gives the others.
    int worthOf(Role role) const;

private:
    int gain(Role role, int seat) const;
    int settlerGain(int seat) const;
    int mayorGain(int seat) const;
    int builderGain(int seat) const;
    int craftsmanGain(int seat) const;
    int traderGain(int seat) const;
    int captainGain(int seat) const;
    int offsetOf(int seat) const { return (seat - m_position.turn + m_position.players) % m_position.players; }

    const Position& m_position;
    const Weights& m_weights;
    int m_rounds;
    int m_doubloon; ///< what one is worth now
};

} // namespace windrose
