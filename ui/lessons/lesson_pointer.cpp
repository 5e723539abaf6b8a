// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_pointer.h"

#include "bubble_place.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/theme.h"

#include <QLineF>
#include <QPainter>

namespace windrose
{

namespace
{

constexpr qreal kHalfTail = 11; // half the width of the tail where it leaves the bubble, in units

} // namespace

LessonPointer::LessonPointer(QWidget* table) : QWidget(table)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void LessonPointer::show(const QRect& bubble, const QRect& anchor, const QRect& tip)
{
    m_bubble = bubble;
    m_anchor = anchor;
    m_tip = tip;
    setGeometry(parentWidget()->rect());
    setVisible(!anchor.isEmpty());
    raise();
    update();
}

void LessonPointer::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF anchor = QRectF(m_anchor).adjusted(-2, -2, 2, 2) & QRectF(rect()).adjusted(2, 2, -2, -2);
    const qreal radius = qMin(inUnits(8), anchor.height() / 3);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.card, inUnits(5)));
    painter.drawRoundedRect(anchor, radius, radius);
    painter.setPen(QPen(t.mark, inUnits(2.5)));
    painter.drawRoundedRect(anchor, radius, radius);
    // The tail starts under the bubble, at the point of it next to the tip, and ends a little inside the tip.
    const QRectF bubble(m_bubble);
    const qreal inset = inUnits(2 * kHalfTail);
    const QRectF base = bubble.adjusted(inset, inset, -inset, -inset);
    const QRectF tip = m_tip == m_anchor ? anchor : QRectF(m_tip);
    const QPointF start = nearestIn(base, tip.center());
    const QPointF edge = nearestIn(tip, start);
    QLineF way(start, edge);
    if (way.length() < 1) {
        return;
    }
    way.setLength(way.length() + inUnits(6));
    const QPointF side = QPointF(-way.dy(), way.dx()) / way.length() * inUnits(kHalfTail);
    if (!m_spared.intersects(m_anchor)) {
        painter.setClipRegion(QRegion(rect()) - QRegion(m_spared));
    }
    painter.setPen(QPen(t.mark, inUnits(1.5)));
    painter.setBrush(t.paper);
    painter.drawPolygon(QPolygonF{start + side, way.p2(), start - side});
}

} // namespace windrose
