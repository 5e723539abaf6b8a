// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace windrose
{

/// The areas that a bubble must or should leave uncovered, in the coordinates of the table.
struct BubbleRoom {
    QRect all;           ///< the bubble stays inside
    QRect anchor;        ///< the bubble stays near it and never covers it; empty places it in the middle
    QList<QRect> free;   ///< must stay visible and clickable
    QList<QRect> useful; ///< other usable areas, covered only if no other place is left
};

/// The best place for a bubble that can have any of these sizes; the first ones are preferred.
QRect placeForBubble(const BubbleRoom& room, const QList<QSize>& sizes);

} // namespace windrose
