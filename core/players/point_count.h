// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/position.h"

namespace windrose
{

/// The chips of each seat as an attentive person counts them. What lies face down at the table is only the sum: each
/// load happened in front of everybody.
class PointCount
{
public:
    /// Counts what an order earns; `before` is the position it was given in, in which the chips may be spread evenly.
    /// Counting begins with the first order it is told of: if chips had been given out, as they lie in that position.
    void played(const Position& before, Order order);

    /// Nothing is known any more, until the next order.
    void forget() { *this = {}; }

    /// True when the chips have been counted from the start of the game to this position, for the player at `seat`.
    bool knows(const Position& shown, int seat) const;

    /// The position with the chips as counted; unchanged when they do not add up to those given out, or when those of
    /// `seat`, which that player can see, are different ones.
    Position counted(const Position& shown, int seat) const;

private:
    bool addsUp(const Position& shown, int seat) const;

    std::array<int, kMaxPlayers> m_chips{};
    bool m_isCounting = false;
    bool m_fromStart = false;
};

} // namespace windrose
