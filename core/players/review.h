// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "reasons.h"
#include "rewards.h"

#include <atomic>
#include <optional>
#include <span>
#include <vector>

namespace windrose
{

/// What makes a moment a turning point.
enum class TurningPointKind : std::uint8_t {
    Mistake, ///< the seat to move had a better order
    /// A seat's chance fell steeply, for instance by another seat's order or a hidden draw: without a mistake of its
    /// own, or by more than that cost.
    Fall,
};

/// An order with which a seat lost much of its chance to win.
struct TurningPoint {
    int moment = 0; ///< number of orders before it
    int seat = 0;   ///< who lost; at a mistake the seat to move
    Order given{};
    Order better{};           ///< the same as `given` at a fall that was no mistake of its seat
    int chanceGiven = 0;      ///< the seat's chance to win after the order, of `kCertain`
    int chanceBetter = 0;     ///< after the better order; at a fall: before the order
    int chanceWithBetter = 0; ///< at a fall: after the better order, if there is one
    OrderReason reason;       ///< a fact about the better order; if there is none, about the order given
    OrderReason difference{}; ///< what was expected to differ, if anything was
    /// The order given and the better one, each with the play that the search expects up to the seat's next role
    /// (`expectedLine`), from which the reasons come; none if there is no better one.
    std::vector<Order> lineGiven = {};
    std::vector<Order> lineBetter = {};
    TurningPointKind kind = TurningPointKind::Mistake;

    int loss() const { return chanceBetter - chanceGiven; }
    bool hasBetter() const { return !(better == given); }
    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
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

inline constexpr int kMaxTurningPoints = 5;
inline constexpr int kMaxMistakesOfSeat = 3;

/// The result of a short search of one position of a game.
struct MomentJudgment {
    Shares chances{};        ///< each seat's chance to win
    std::optional<int> loss; ///< what the order given there cost the seat to move, of `kCertain`; if it is known
    bool hasChoice = false;  ///< the seat to move had more than one order
    /// Whether the order given there was as good as the best one, judged by the chance to win and by points; none if
    /// the search does not know.
    std::optional<bool> isAsGood = {};

    friend constexpr bool operator==(const MomentJudgment&, const MomentJudgment&) = default;
};

/// Judges a position of a game by public information. `given` is the order that was played in it, none in the last
/// position. The same position and order always get the same judgment.
MomentJudgment judgeMoment(const Position& position, std::optional<Order> given, const std::atomic<bool>& stop);

/// The steep falls of a game, whoever's order it was; in the order of the game.
std::vector<SteepFall> steepFalls(std::span<const MomentJudgment> moments);

/// The search that examines the moments at which a seat lost much.
struct ReviewDepth {
    int playouts = 2000; ///< behind each order
};

/// How well a seat played.
struct SeatSheet {
    int decisions = 0; ///< with more than one order
    int found = 0;     ///< of these: the best order was given, or one as good (`MomentJudgment::isAsGood`)
    std::vector<TurningPoint> mistakes; ///< the costliest, `kMaxMistakesOfSeat` at most

    friend bool operator==(const SeatSheet&, const SeatSheet&) = default;
};

/// What a review finds in a game.
struct GameFindings {
    /// The orders that cost the seat to move the most of its chance to win compared with the best order, and every
    /// steep fall; the largest loss first. At most `kMaxTurningPoints`, unless there are more steep falls.
    std::vector<TurningPoint> turningPoints;
    std::array<SeatSheet, kMaxPlayers> sheets;

    friend bool operator==(const GameFindings&, const GameFindings&) = default;
};

/// `positions` are those before each order and the last one, `judgments` the results of `judgeMoment` for them. The
/// same game has the same findings. Empty when stopped.
GameFindings findingsOf(std::span<const Position> positions, std::span<const Order> orders,
                        std::span<const MomentJudgment> judgments, const std::atomic<bool>& stop,
                        const ReviewDepth& depth = {});

} // namespace windrose
