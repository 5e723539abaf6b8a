// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"
#include "weights.h"

namespace windrose
{

/// The gain from buying a building in thousandths of a point: its points and its use for the remaining rounds, less the
/// value of the money. `rounds` is in thousandths (see `roundsLeft`).
int purchaseValue(const Position& position, int seat, Building building, int rounds, const Weights& weights);

/// The pros and cons of a role, in thousandths of a point or of a round.
struct RoleStakes {
    int own = 0;       ///< the gain of the chooser
    int others = 0;    ///< the mean gain of the others
    int rounds = 0;    ///< left to play, at most twelve
    int doubloons = 0; ///< the value of the doubloons on the card
};

/// Estimates the gain of every seat from each role, without playing it out.
class QuickRoles
{
public:
    /// Both arguments must outlive the object.
    QuickRoles(const Position& position, const Weights& weights);

    /// The estimates for a role that can still be chosen.
    RoleStakes stakes(Role role) const;

    /// The value of choosing a role, in hundred-thousandths of the largest reward (see `rewards`); only differences are
    /// meaningful.
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
    int m_doubloon; ///< the current value of a doubloon
};

} // namespace windrose
