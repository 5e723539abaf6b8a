// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose::speeds
{

// All durations of animations, in milliseconds at normal speed.

inline constexpr int kPieceMoves = 260;     ///< a barrel slides to the ship
inline constexpr int kAfterEvent = 140;     ///< from the arrival of an event's last piece to the next event
inline constexpr int kWordsOnly = 500;      ///< an event that the prompt tells and no picture shows
inline constexpr int kPieceReturns = 160;   ///< a piece dropped on a wrong place returns
inline constexpr int kBetweenPieces = 45;   ///< between two pieces of the same event
inline constexpr int kDescribesAfter = 250; ///< idle time before tooltips become accessible descriptions
inline constexpr int kReasonStays = 5000;   ///< a sentence in the prompt line that says why something cannot be done
inline constexpr int kBannerStays = 6000;   ///< the announcement of the last round
inline constexpr int kColumnCounts = 900;   ///< from one column of the final score to the next
inline constexpr int kThinkingMark = 260;   ///< from one dot to the next while a computer thinks
inline constexpr int kPlacingThinks = 400;  ///< time limit for a placement on request
inline constexpr int kReplayStep = 1000;    ///< from one order to the next in a replay at normal speed

/// The speed of animations, as stored in the settings.
enum class Pace { Off, Fast, Normal, Slow };

/// A duration at a speed; 0 without animations.
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
