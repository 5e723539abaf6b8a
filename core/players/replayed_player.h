// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"

namespace windrose
{

/// Replays the orders of a recorded game, whichever seat is to move. It finds the current position in the record by its
/// visible parts, so the game can be moved back and forth. When the game leaves the record or continues after its end,
/// `failure` says so and it answers by the quick policy.
class ReplayedPlayer final : public Player
{
public:
    /// `orders` are legal one after the other from `start`.
    ReplayedPlayer(const Position& start, const std::vector<Order>& orders);

    Order decide(const Position& position, const std::atomic<bool>& stop) override;
    PlayerFailure failure() const override { return m_failure; }

private:
    std::vector<Position> m_moments; ///< the visible position before each order, and at the end
    std::vector<Order> m_orders;
    std::size_t m_next = 0;
    PlayerFailure m_failure;
};

} // namespace windrose
