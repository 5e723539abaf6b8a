// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSize>

namespace windrose
{

/// The areas that a bubble must or should leave uncovered, in the coordinates of the table.
struct BubbleRoom {
    QRect all;           ///< the bubble stays inside
    QRect anchor;        ///< the bubble stays near it and never covers it; empty places it in the middle
    QRect tip;           ///< the part of the anchor that the bubble's tail points to
    QList<QRect> free;   ///< must stay visible and clickable; the bubble's tail should not cross them
    QList<QRect> texts;  ///< headings: each should stay readable, or be covered completely
    QList<QRect> useful; ///< other usable areas, covered only if no other place is left
};

/// The point of a rectangle next to a point.
QPointF nearestIn(const QRectF& rect, const QPointF& point);

/// The best place for a bubble that can have any of these sizes; the first ones are preferred.
QRect placeForBubble(const BubbleRoom& room, const QList<QSize>& sizes);

} // namespace windrose
