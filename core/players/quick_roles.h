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
int purchaseValue(const Position& position, int seat, Building building, int rounds, const Weights& weights);

/// The pros and cons of a role, in thousandths of a point or of a round.
struct RoleStakes {
    int own = 0;       ///< the gain of the chooser
    int others = 0;    ///< the mean gain of the others
    int rounds = 0;    ///< left to play, at most twelve
    int doubloons = 0; ///< the value of those on the card
};

/// Estimates the gain of every seat from each role, without playing it out.
class QuickRoles
{
public:
    /// Both must outlive it.
    QuickRoles(const Position& position, const Weights& weights);

    /// What there is to say about a role that can still be chosen.
    RoleStakes stakes(Role role) const;

    /// What choosing it is worth to the chooser by that, in hundred-thousandths of all there is to gain (see
    /// `rewards`); only differences mean anything.
    int valueOf(Role role) const;

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
