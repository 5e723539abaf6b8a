// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reasons.h"
#include "rewards.h"

#include <atomic>
#include <span>

namespace windrose
{

/// An order of a game that is over or under way with which a seat gave away much of its chance to win.
struct TurningPoint {
    int moment = 0; ///< number of orders before it
    int seat = 0;
    Order given{};
    Order better{};
    int chanceGiven = 0; ///< of the seat to win, of `kCertain`
    int chanceBetter = 0;
    OrderReason reason; ///< what speaks for the better one

    friend constexpr bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

inline constexpr int kMaxTurningPoints = 5;

/// How likely each seat is to win at a moment, by a short search from what everybody can see. The same position has the
/// same chances.
Shares chancesAt(const Position& position, const std::atomic<bool>& stop);

/// The orders by which the chance of the seat that gave them fell most against the best there was, worst first,
/// `kMaxTurningPoints` at most. `positions` are those before each order and the last one, `chances` what `chancesAt`
/// says of them. The same game has the same turning points. Empty when it was stopped.
std::vector<TurningPoint> turningPoints(std::span<const Position> positions, std::span<const Order> orders,
                                        std::span<const Shares> chances, const std::atomic<bool>& stop);

} // namespace windrose
