// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_picture.h"

#include "ui/pieces/table_unit.h"
#include "ui/pieces/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <QtMath>

namespace windrose
{

namespace
{

constexpr qreal kHead = 15; // length of the arrow's head

/// The point where a line from the center of a rectangle toward a point leaves it.
QPointF edgeToward(const QRectF& where, const QPointF& point)
{
    const QPointF center = where.center();
    const QPointF way = point - center;
    const qreal share = qMin(way.x() == 0 ? 1e9 : where.width() / 2 / qAbs(way.x()),
                             way.y() == 0 ? 1e9 : where.height() / 2 / qAbs(way.y()));
    return center + way * qMin(share, 1.0);
}

QRectF around(const QList<QRectF>& rects)
{
    QRectF all;
    for (const QRectF& rect : rects) {
        all = all.united(rect);
    }
    return all;
}

void drawArrow(QPainter& painter, const QRectF& from, const QRectF& to)
{
    const Theme& t = theme();
    const QPointF start = edgeToward(from, to.center());
    const QPointF way = to.center() - from.center();
    const QPointF bend = (from.center() + to.center()) / 2 + QPointF(-way.y(), way.x()) * 0.12;
    const QPointF end = edgeToward(to.adjusted(2, 2, -2, -2), bend);
    QPainterPath path(start);
    path.quadTo(bend, end);
    const qreal angle = qAtan2(end.y() - bend.y(), end.x() - bend.x());
    QPolygonF head{end};
    for (const qreal side : {0.45, -0.45}) {
        head << end - QPointF(qCos(angle + side), qSin(angle + side)) * inUnits(kHead);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.card, inUnits(8), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.drawPolygon(head);
    painter.setPen(QPen(t.mark, inUnits(4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.setBrush(t.mark);
    painter.drawPolygon(head);
}

} // namespace

HintPicture::HintPicture(QWidget* table) : QWidget(table)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void HintPicture::show(const QList<QRectF>& from, const QList<QRectF>& to)
{
    m_from = from;
    m_to = to;
    setGeometry(parentWidget()->rect());
    setVisible(hasMarks());
    raise();
    update();
}

void HintPicture::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const QRectF& where : m_from + m_to) {
        const qreal radius = qMin(inUnits(8), where.height() / 3);
        painter.setPen(QPen(t.card, inUnits(6)));
        painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), radius, radius);
        painter.setPen(QPen(t.mark, inUnits(3)));
        painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), radius, radius);
    }
    if (!m_from.isEmpty() && !m_to.isEmpty()) {
        painter.setClipRegion(QRegion(rect()) - m_spared);
        drawArrow(painter, around(m_from), around(m_to));
    }
}

} // namespace windrose
