// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

namespace windrose
{

/// What a bubble must not cover and should not, in the coordinates of the table.
struct BubbleRoom {
    QRect all;           ///< it stays inside
    QRect anchor;        ///< what it speaks of: near to it, never on it; empty: in the middle
    QList<QRect> free;   ///< what has to be seen and clicked
    QList<QRect> useful; ///< what can be used besides: covered only where nothing else is left
};

/// The best place for a bubble that can have any of these sizes; the first ones are preferred.
QRect placeForBubble(const BubbleRoom& room, const QList<QSize>& sizes);

} // namespace windrose
