// SPDX-License-Identifier: GPL-3.0-or-later
#include "bubble_place.h"

#include <QLineF>

#include <algorithm>
#include <cstdlib>
#include <limits>

namespace windrose
{

namespace
{

constexpr int kSteps = 60; // in each direction

// What is bad about a place, per pixel.
constexpr double kOnAnchor = 100'000;
constexpr double kOnFree = 100'000;
constexpr double kOnText = 8;        // of a heading that is covered completely
constexpr double kOnPartOfText = 20; // of the whole heading, if only a part of it is covered
constexpr double kOnUseful = 3;
constexpr double kAway = 40;          // per pixel of distance
constexpr double kAcross = 1'000'000; // if its tail crosses what has to be free, whatever the size
constexpr int kGap = 12;              // pixels between the bubble and what it speaks of, where its tail shows
constexpr double kLaterSize = 3000;

double area(const QRect& rect)
{
    return static_cast<double>(rect.width()) * rect.height();
}

/// The distance between two rectangles, 0 where they touch.
double gapBetween(const QRect& a, const QRect& b)
{
    const int across = std::max({0, b.left() - a.right(), a.left() - b.right()});
    const int down = std::max({0, b.top() - a.bottom(), a.top() - b.bottom()});
    return across + down;
}

/// Whether a line crosses a side of a rectangle.
bool crosses(const QLineF& line, const QRectF& rect)
{
    const auto meets = [&line](const QPointF& from, const QPointF& to) {
        return line.intersects(QLineF(from, to), nullptr) == QLineF::BoundedIntersection;
    };
    return meets(rect.topLeft(), rect.topRight()) || meets(rect.bottomLeft(), rect.bottomRight()) ||
           meets(rect.topLeft(), rect.bottomLeft()) || meets(rect.topRight(), rect.bottomRight());
}

/// Whether the tail of a bubble at a place would cross anything that must stay visible, other than its anchor.
bool isTailAcross(const QRect& place, const BubbleRoom& room)
{
    const QRectF tip(room.tip);
    const QPointF start = nearestIn(QRectF(place), tip.center());
    const QLineF tail(start, nearestIn(tip, start));
    return std::any_of(room.free.begin(), room.free.end(),
                       [&](const QRect& rect) { return !rect.intersects(room.anchor) && crosses(tail, QRectF(rect)); });
}

double badness(const QRect& place, const BubbleRoom& room)
{
    double sum = 0;
    if (room.anchor.isEmpty()) {
        sum += kAway * (place.center() - room.all.center()).manhattanLength();
    } else {
        const QPoint apart = place.center() - room.tip.center();
        sum += kOnAnchor * area(place & room.anchor) + kAway * std::abs(gapBetween(place, room.anchor) - kGap) +
               apart.manhattanLength() + // prefers the middle of a side, or of what the tail points to
               (isTailAcross(place, room) ? kAcross : 0);
    }
    for (const QRect& rect : room.free) {
        sum += kOnFree * area(place & rect);
    }
    for (const QRect& rect : room.texts) {
        const double covered = area(place & rect);
        sum += covered > 0 && covered < area(rect) ? kOnPartOfText * area(rect) : kOnText * covered;
    }
    for (const QRect& rect : room.useful) {
        sum += kOnUseful * area(place & rect);
    }
    return sum;
}

} // namespace

QPointF nearestIn(const QRectF& rect, const QPointF& point)
{
    return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

QRect placeForBubble(const BubbleRoom& room, const QList<QSize>& sizes)
{
    QRect best;
    double least = std::numeric_limits<double>::max();
    double price = 0;
    for (const QSize& size : sizes) {
        const int across = std::max(0, room.all.width() - size.width());
        const int down = std::max(0, room.all.height() - size.height());
        // Exactly beside the anchor and what has to be free, and the steps of a grid.
        QList<int> lefts{room.anchor.right() + 1, room.anchor.right() + kGap, room.anchor.left() - size.width(),
                         room.anchor.left() - size.width() - kGap};
        QList<int> tops{room.anchor.bottom() + 1, room.anchor.bottom() + kGap, room.anchor.top() - size.height(),
                        room.anchor.top() - size.height() - kGap};
        for (const QRect& rect : room.free) {
            lefts << rect.right() + 1 << rect.left() - size.width();
            tops << rect.bottom() + 1 << rect.top() - size.height();
        }
        for (const QRect& rect : room.texts) {
            tops << rect.bottom() + 1 << rect.top() - size.height();
        }
        for (int step = 0; step <= kSteps; ++step) {
            lefts.append(room.all.left() + across * step / kSteps);
            tops.append(room.all.top() + down * step / kSteps);
        }
        for (const int left : std::as_const(lefts)) {
            for (const int top : std::as_const(tops)) {
                const QRect place(QPoint(left, top), size);
                const double bad = badness(place, room) + price;
                if (bad < least && left >= room.all.left() && top >= room.all.top() &&
                    left <= room.all.left() + across && top <= room.all.top() + down) {
                    least = bad;
                    best = place;
                }
            }
        }
        price += kLaterSize;
    }
    return best;
}

} // namespace windrose
