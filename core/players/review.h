// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reasons.h"
#include "rewards.h"

#include <atomic>
#include <span>

namespace windrose
{

/// An order with which a seat lost much of its chance to win.
struct TurningPoint {
    int moment = 0; ///< number of orders before it
    int seat = 0;
    Order given{};
    Order better{};
    int chanceGiven = 0; ///< the seat's chance to win, of `kCertain`
    int chanceBetter = 0;
    OrderReason reason; ///< the main reason for the better order

    friend constexpr bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

inline constexpr int kMaxTurningPoints = 5;

/// Each seat's chance to win at a position, from a short search with public information. The same position has the same
/// chances.
Shares chancesAt(const Position& position, const std::atomic<bool>& stop);

/// The orders that cost the seat to move the most of its chance to win compared with the best order, worst first, at
/// most `kMaxTurningPoints`. `positions` are those before each order and the last one, `chances` the results of
/// `chancesAt` for them. The same game has the same turning points. Empty when stopped.
std::vector<TurningPoint> turningPoints(std::span<const Position> positions, std::span<const Order> orders,
                                        std::span<const Shares> chances, const std::atomic<bool>& stop);

} // namespace windrose
