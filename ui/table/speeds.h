// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose::speeds
{

// All durations of moving pictures, in milliseconds at normal speed.

inline constexpr int kPieceMoves = 220;     ///< a barrel slides to the ship
inline constexpr int kPieceReturns = 160;   ///< a piece let go where it may not lie glides home
inline constexpr int kBetweenPieces = 45;   ///< between two pieces of the same event
inline constexpr int kDescribesAfter = 250; ///< rest of the table before the hovers become descriptions
inline constexpr int kReasonStays = 5000;   ///< a sentence in the prompt line that says why something cannot be done
inline constexpr int kThinkingMark = 260;   ///< from one dot to the next while a computer thinks
inline constexpr int kPlacingThinks = 400;  ///< most that is thought about a placement made on request
inline constexpr int kReplayStep = 1000;    ///< from one order to the next in a replay at the usual speed

/// How fast pictures move, as the settings keep it.
enum class Pace { Off, Fast, Normal, Slow };

/// A duration at a pace; 0 when pictures do not move.
constexpr int at(Pace pace, int duration)
{
    switch (pace) {
    case Pace::Off:
        return 0;
    case Pace::Fast:
        return duration / 2;
    case Pace::Normal:
        return duration;
    case Pace::Slow:
        return duration * 2;
    }
    return duration;
}

} // namespace windrose::speeds
