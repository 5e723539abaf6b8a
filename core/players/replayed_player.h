// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"

namespace windrose
{

/// Answers every decision as it was answered in a game that is over, whichever seat is asked; it knows a moment again
/// by what lies open on the table, so the game may be taken back and forth. Once the game leaves that of the record, or
/// goes on behind its end, `failure` says so and it answers by rules of thumb.
class ReplayedPlayer final : public Player
{
public:
    /// `orders` are legal one after the other from `start`.
    ReplayedPlayer(const Position& start, const std::vector<Order>& orders);

    Order decide(const Position& position, const std::atomic<bool>& stop) override;
    PlayerFailure failure() const override { return m_failure; }

private:
    std::vector<Position> m_moments; ///< what was seen when each order was given, and at the end
    std::vector<Order> m_orders;
    std::size_t m_next = 0;
    PlayerFailure m_failure;
};

} // namespace windrose
