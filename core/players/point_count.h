// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/game.h"

namespace windrose
{

/// A position as a player knows it.
struct KnownPosition {
    Position position;
    bool guessesPoints = false; ///< others' victory points are hidden and unknown; the position has them spread evenly
};

/// Counts the victory point chips of each seat as an attentive person does: chips lie face down, but every player sees
/// each load.
class PointCount
{
public:
    /// Adds the chips that an order earned, as its events say. In its position hidden chips may be spread evenly. The
    /// first call takes the chips of its position as the starting values.
    void played(const PlayedOrder& played);

    /// Discards all counts; the next order starts anew.
    void forget() { *this = {}; }

    /// True when the chips have been counted from the start of the game to this position, for the player at `seat`.
    bool knows(const Position& shown, int seat) const;

    /// The position with the chips as counted; unchanged when they do not add up to those given out, or when those of
    /// `seat`, which that player can see, are different ones.
    Position counted(const Position& shown, int seat) const;

    /// The position as the player at `seat` knows it, whether or not others' points are hidden in it.
    KnownPosition known(const Position& shown, int seat, bool pointsHidden) const;

private:
    bool addsUp(const Position& shown, int seat) const;

    std::array<int, kMaxPlayers> m_chips{};
    bool m_isCounting = false;
    bool m_fromStart = false;
};

} // namespace windrose
