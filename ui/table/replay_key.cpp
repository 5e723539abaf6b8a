// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_key.h"

#include <QPainter>
#include <QPainterPath>

namespace windrose
{

namespace
{

QPainterPath triangle(const QPointF& middle, qreal size, bool forward)
{
    const qreal along = forward ? size : -size;
    QPainterPath path;
    path.moveTo(middle + QPointF(-along * 0.6, -size));
    path.lineTo(middle + QPointF(along * 0.8, 0));
    path.lineTo(middle + QPointF(-along * 0.6, size));
    path.closeSubpath();
    return path;
}

/// An open angle, which steps use; only what plays on is a full triangle.
QPainterPath chevron(const QPointF& middle, qreal size, bool forward)
{
    const qreal along = forward ? size : -size;
    const QPointF thick(along * 0.6, 0);
    const QPointF upper = middle + QPointF(-along * 0.7, -size);
    const QPointF tip = middle + QPointF(along * 0.2, 0);
    const QPointF lower = middle + QPointF(-along * 0.7, size);
    QPainterPath path;
    path.addPolygon(QPolygonF{upper, upper + thick, tip + thick, lower + thick, lower, tip});
    path.closeSubpath();
    return path;
}

QPainterPath bar(const QPointF& middle, qreal size)
{
    QPainterPath path;
    path.addRect(QRectF(middle.x() - size * 0.22, middle.y() - size, size * 0.44, size * 2));
    return path;
}

QPainterPath shapeOf(ReplayKey::Sign sign, const QPointF& middle, qreal size)
{
    const QPointF aside(size * 0.9, 0);
    switch (sign) {
    case ReplayKey::Sign::First:
        return bar(middle - aside, size) + triangle(middle + aside * 0.3, size, false);
    case ReplayKey::Sign::Previous:
        return chevron(middle, size, false);
    case ReplayKey::Sign::Play:
        return triangle(middle, size * 1.15, true);
    case ReplayKey::Sign::Pause:
        return bar(middle - aside * 0.5, size) + bar(middle + aside * 0.5, size);
    case ReplayKey::Sign::Next:
        return chevron(middle, size, true);
    case ReplayKey::Sign::Last:
        return triangle(middle - aside * 0.3, size, true) + bar(middle + aside, size);
    }
    return {};
}

} // namespace

ReplayKey::ReplayKey(Sign sign, QWidget* parent) : BarButton(parent), m_sign(sign) {}

void ReplayKey::setSign(Sign sign)
{
    if (m_sign != sign) {
        m_sign = sign;
        update();
    }
}

void ReplayKey::setName(const QString& name)
{
    setAccessibleName(name);
    setToolTip(name);
}

void ReplayKey::paintFace(QPainter& painter, const QColor& ink)
{
    const qreal size = qBound(5.0, qMin(width(), height()) * 0.2, 12.0);
    painter.fillPath(shapeOf(m_sign, QRectF(rect()).center(), size), ink);
}

} // namespace windrose
