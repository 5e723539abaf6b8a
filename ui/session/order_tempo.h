// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order_pacing.h"

namespace windrose
{

class GameSession;

/// The usual and the shortened time for showing an order. The table scales its times by their ratio.
struct OrderTempo {
    pacing::OrderTime unhurried;
    pacing::OrderTime planned;

    /// Scales a part of the time of the animations, in milliseconds.
    int ofPictures(int time) const
    {
        return unhurried.pictures == 0 ? time : time * planned.pictures / unhurried.pictures;
    }
    /// The same for a part of the pause after them.
    int ofPause(int time) const { return time * planned.pause / unhurried.pause; }
};

/// The tempo of the last order. It is quicker than usual for an order of a computer among persons, the more so the
/// longer the computers' orders before it took since a person's last one.
OrderTempo tempoOfLastOrder(const GameSession& session);
/// The tempo at which all orders from number `from` on are shown again.
OrderTempo tempoOfOrdersSince(const GameSession& session, int from);

} // namespace windrose
