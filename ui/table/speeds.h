// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace windrose::speeds
{

// Durations, in milliseconds at normal speed; those of the pictures of an order are in ui/session/order_pacing.h.

inline constexpr int kPieceReturnTime = 160;  ///< a piece dropped on a wrong place returns
inline constexpr int kDescriptionDelay = 250; ///< idle time before tooltips become accessible descriptions
inline constexpr int kReasonTime = 5000;      ///< a sentence in the prompt line that says why something cannot be done
inline constexpr int kBannerTime = 6000;      ///< the announcement of the last round
inline constexpr int kTurnTime = 500;         ///< the boards change places
inline constexpr int kColumnTime = 900;       ///< from one column of the final score to the next
inline constexpr int kThinkingMark = 260;     ///< from one dot to the next while a computer thinks
inline constexpr int kMaxPlacementTime = 400; ///< time limit for a placement on request
inline constexpr int kReplayStep = 1000;      ///< from one order to the next in a replay at normal speed

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
