// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/events.h"

#include <vector>

/// How long orders are shown, computed from their events: plain numbers, so that the length of a turn can be known
/// without a table. All times are in milliseconds at normal speed. A turn of three computers is shown in 4 to 8
/// seconds, because the pictures and pauses of their orders shrink by a share that is the same at every speed
/// (`tempoOfLastOrder`). `tests/ui/order_pacing.cpp` adds up the planned times over random games.
namespace windrose::pacing
{

inline constexpr int kPieceMoveTime = 260; ///< a barrel slides to the ship
inline constexpr int kPieceGap = 45;       ///< between two of a few pieces that move together
inline constexpr int kMaxSpread = 225;     ///< from the first to the last of them; many set out sooner after another
inline constexpr int kEventGap = 140;      ///< from the arrival of an event's last piece to the next event
inline constexpr int kTextEventTime = 500; ///< an event that the prompt reports and no picture shows
inline constexpr int kPause = 600;         ///< after an order, until the next one of a computer

/// The computers' orders since a person's last one are shown in this time where that is possible.
inline constexpr int kTurnTime = 7600;
/// No order gets less, with its pause; and no pause is shorter.
inline constexpr int kLeastOrderTime = 350;
inline constexpr int kLeastPause = 60;

// Of many equal pieces only some are drawn on their way: more would only take longer.
inline constexpr int kMaxBarrelPictures = 6;
inline constexpr int kMaxColonistPictures = 4;
inline constexpr int kMaxCoinPictures = 4;

/// How an order is shown: its pictures, and the pause after them.
struct OrderTime {
    int pictures = 0;
    int pause = kPause;

    int sum() const { return pictures + pause; }
    friend bool operator==(const OrderTime&, const OrderTime&) = default;
};

/// Whether an event is shown at the same time as the event before it.
bool isShownWith(const Event& event, const Event& before);
/// The time for events that are shown together with this number of pictures; `first` is the first of the events.
int timeOf(const Event& first, int pictures);
/// From one of the pictures that move together to the next.
int gapOf(int pictures);
/// The pictures of an event, or a few more: whether there is room for a piece is not known here.
int picturesOf(const Event& event);
/// An order with these events when nothing else waits.
OrderTime unhurried(const std::vector<Event>& events);
/// The same order after orders that took `elapsed` since a person's last one: the longer that is, the shorter this one.
OrderTime hurried(const OrderTime& order, int elapsed);

} // namespace windrose::pacing
