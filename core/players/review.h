// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reasons.h"
#include "rewards.h"

#include <atomic>
#include <span>
#include <vector>

namespace windrose
{

/// What makes a moment a turning point.
enum class TurningPointKind : std::uint8_t {
    Mistake, ///< the seat to move had a better order
    Fall,    ///< a seat's chance fell steeply without such a mistake: at another seat's order, by a hidden draw
};

/// An order with which a seat lost much of its chance to win.
struct TurningPoint {
    int moment = 0; ///< number of orders before it
    int seat = 0;   ///< who lost; at a mistake the seat to move
    Order given{};
    Order better{};       ///< at a fall the same as `given`
    int chanceGiven = 0;  ///< the seat's chance to win after the order, of `kCertain`
    int chanceBetter = 0; ///< after the better order; at a fall: before the order
    OrderReason reason;   ///< the main reason for the better order; none at a fall
    TurningPointKind kind = TurningPointKind::Mistake;

    int loss() const { return chanceBetter - chanceGiven; }
    friend constexpr bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

/// A seat's chance that fell by more than `kSteepFall` with one order.
struct SteepFall {
    int moment = 0; ///< number of orders before it
    int seat = 0;
    int before = 0; ///< chances to win, of `kCertain`
    int after = 0;

    friend constexpr bool operator==(const SteepFall&, const SteepFall&) = default;
};

/// 30 percentage points.
inline constexpr int kSteepFall = 3 * kCertain / 10;

/// The steep falls in rows of chances, whoever's order it was; in the order of the game.
std::vector<SteepFall> steepFalls(std::span<const Shares> chances);

inline constexpr int kMaxTurningPoints = 5;

/// Each seat's chance to win at a position, from a short search with public information. The same position has the same
/// chances.
Shares chancesAt(const Position& position, const std::atomic<bool>& stop);

/// The orders that cost the seat to move the most of its chance to win compared with the best order, and every steep
/// fall; the largest loss first. At most `kMaxTurningPoints`, unless there are more steep falls. `positions` are those
/// before each order and the last one, `chances` the results of `chancesAt` for them. The same game has the same
/// turning points. Empty when stopped.
std::vector<TurningPoint> turningPoints(std::span<const Position> positions, std::span<const Order> orders,
                                        std::span<const Shares> chances, const std::atomic<bool>& stop);

} // namespace windrose
