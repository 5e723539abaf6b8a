// SPDX-License-Identifier: GPL-3.0-or-later
#include "marks.h"

#include "art_store.h"
#include "drawn_once.h"
#include "table_unit.h"
#include "text_fit.h"

#include <QPainterPath>

namespace windrose
{

namespace
{

/// larger areas, such as a whole board, get only an outline: a wash would hide their contents
constexpr qreal kMaxWashed = 400.0 * 300.0;

void paintEmptySpace(QPainter& painter, const QRectF& where, bool query)
{
    const Theme& t = theme();
    const QRectF rect = where.adjusted(0.75, 0.75, -0.75, -0.75);
    QPen pen(t.emptyEdge, inUnits(1.5), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2.4});
    painter.setPen(pen);
    painter.setBrush(t.empty);
    const qreal radius = cornerOf(where);
    painter.drawRoundedRect(rect, radius, radius);
    if (query && where.height() >= 22) {
        const qreal size = qMin(where.height() * 0.34, inUnits(34));
        drawArt(painter, QStringLiteral("query"),
                QRectF(where.center().x() - size / 2, where.center().y() - size / 2, size, size),
                t.flavor == Flavor::Light ? 0.45 : 0.9);
    }
}

void paintCircle(QPainter& painter, const QRectF& where, bool occupied)
{
    const Theme& t = theme();
    const qreal edge = qBound(1.2, where.width() * 0.075, inUnits(3));
    const QRectF disc = where.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    painter.setPen(QPen(t.circleEdge, edge));
    painter.setBrush(occupied ? t.occupied : t.idle);
    painter.drawEllipse(disc);
    if (!occupied) {
        return;
    }
    // A small figure shows the state without relying on color.
    const qreal unit = where.width();
    const QPointF middle = where.center();
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.idle);
    painter.drawEllipse(QPointF(middle.x(), middle.y() - unit * 0.13), unit * 0.135, unit * 0.135);
    QPainterPath body;
    body.moveTo(middle.x() - unit * 0.24, middle.y() + unit * 0.27);
    body.cubicTo(middle.x() - unit * 0.23, middle.y() - unit * 0.03, middle.x() + unit * 0.23, middle.y() - unit * 0.03,
                 middle.x() + unit * 0.24, middle.y() + unit * 0.27);
    body.closeSubpath();
    painter.drawPath(body);
}

} // namespace

qreal cornerOf(const QRectF& rect)
{
    return qBound(3.0, qMin(rect.width(), rect.height()) * 0.1, inUnits(9));
}

void drawCircle(QPainter& painter, const QRectF& where, bool occupied)
{
    drawOnce(painter, where, QStringLiteral("circle%1").arg(occupied ? 1 : 0),
             [occupied](QPainter& into, const QRectF& place) { paintCircle(into, place, occupied); });
}

void drawFillableCircle(QPainter& painter, const QRectF& where)
{
    const qreal edge = qBound(1.5, where.width() * 0.1, inUnits(3.5));
    const qreal arm = where.width() * 0.16;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().wanted, edge));
    painter.drawEllipse(where.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2));
    painter.drawLine(where.center() - QPointF(arm, 0), where.center() + QPointF(arm, 0));
    painter.drawLine(where.center() - QPointF(0, arm), where.center() + QPointF(0, arm));
}

void drawEmptySpace(QPainter& painter, const QRectF& where, bool query)
{
    drawOnce(painter, where, QStringLiteral("empty%1").arg(query ? 1 : 0),
             [query](QPainter& into, const QRectF& place) { paintEmptySpace(into, place, query); });
}

void drawSoldOut(QPainter& painter, const QRectF& where)
{
    const qreal width = qBound(2.0, where.height() * 0.09, inUnits(5));
    const QRectF rect = where.adjusted(width, width, -width, -width);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [color, extra] : {std::pair(theme().empty, 3.0), std::pair(theme().forbidden, 0.0)}) {
        painter.setPen(QPen(color, width + extra, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(rect.topLeft(), rect.bottomRight());
        painter.drawLine(rect.topRight(), rect.bottomLeft());
    }
}

void drawPanel(QPainter& painter, const QRectF& where, const QColor& fill, const QColor& edge, qreal radius)
{
    const QRectF rect = snapped(where, ratioOf(painter)).adjusted(0.5, 0.5, -0.5, -0.5);
    const qreal corner = radius < 0 ? inUnits(8) : radius;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 26));
    painter.drawRoundedRect(rect.translated(0, inUnits(1.6)), corner, corner);
    painter.setPen(QPen(edge, inUnits(1)));
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, corner, corner);
}

void drawLegalTarget(QPainter& painter, const QRectF& where, qreal radius, bool strong)
{
    const Theme& t = theme();
    const bool board = where.width() * where.height() >= kMaxWashed;
    const qreal width = inUnits((strong ? 4 : 2.6) + (board ? 2 : 0));
    const QRectF rect = where.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    if (rect.width() * rect.height() < kMaxWashed) {
        // A light wash, so that a legal place looks brighter than one that is not.
        QColor wash = strong ? t.glow : QColor(Qt::white);
        wash.setAlpha(strong ? 110 : t.flavor == Flavor::Dark ? 34 : 80);
        painter.setPen(Qt::NoPen);
        painter.setBrush(wash);
        painter.drawRoundedRect(rect, radius, radius);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.glow, width));
    painter.drawRoundedRect(rect, radius, radius);
}

void drawLegal(QPainter& painter, const QRectF& where, qreal radius)
{
    const Theme& t = theme();
    const qreal line = inUnits(1.6);
    const qreal dot = qBound(3.0, qMin(where.width(), where.height()) * 0.06, inUnits(7));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.card, line * 2)); // separates the outline from the picture inside
    painter.drawRoundedRect(where.adjusted(line, line, -line, -line), radius, radius);
    painter.setPen(QPen(t.glow, line));
    painter.drawRoundedRect(where.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
    painter.setPen(QPen(t.card, 1));
    painter.setBrush(t.glow);
    painter.drawEllipse(where.topLeft() + QPointF(dot + 0.5, dot + 0.5), dot, dot);
}

void drawFocusRing(QPainter& painter, const QRectF& where, qreal radius)
{
    painter.setBrush(Qt::NoBrush);
    const qreal outer = inUnits(2);
    const qreal inner = inUnits(1.4);
    painter.setPen(QPen(theme().card, inUnits(4)));
    painter.drawRoundedRect(where.adjusted(outer, outer, -outer, -outer), radius, radius);
    painter.setPen(QPen(theme().focus, inUnits(2.4)));
    painter.drawRoundedRect(where.adjusted(inner, inner, -inner, -inner), radius, radius);
}

void drawHighlighted(QPainter& painter, const QRectF& where, qreal radius)
{
    painter.setBrush(Qt::NoBrush);
    const qreal line = inUnits(3);
    QPen pen(theme().mark, line, Qt::DashLine);
    painter.setPen(pen);
    painter.drawRoundedRect(where.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
}

void drawRefused(QPainter& painter, const QRectF& where, qreal radius)
{
    const Theme& t = theme();
    const qreal line = inUnits(2.4);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.onSeat, line * 2)); // separates the outline from any picture and ground
    painter.drawRoundedRect(where.adjusted(line, line, -line, -line), radius, radius);
    painter.setPen(QPen(lightTheme().forbidden, line));
    painter.drawRoundedRect(where.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
    const qreal side = qBound(10.0, qMin(where.width(), where.height()) * 0.34, inUnits(18));
    const QRectF mark(where.right() - side, where.top(), side, side);
    drawBadge(painter, mark, QStringLiteral("!"), lightTheme().forbidden, t.onSeat);
}

void drawTrace(QPainter& painter, const QRectF& where, qreal radius)
{
    painter.setBrush(Qt::NoBrush);
    const qreal line = inUnits(2);
    painter.setPen(QPen(theme().trace, line));
    painter.drawRoundedRect(where.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
}

void drawHover(QPainter& painter, const QRectF& where, qreal radius)
{
    painter.setPen(QPen(theme().focus, inUnits(1.6)));
    painter.setBrush(QColor(255, 255, 255, theme().flavor == Flavor::Dark ? 16 : 40));
    painter.drawRoundedRect(where.adjusted(0.8, 0.8, -0.8, -0.8), radius, radius);
}

void drawComputer(QPainter& painter, const QRectF& where, const QColor& ink)
{
    constexpr int kTeeth = 8;
    const QPointF middle = where.center();
    const qreal outer = where.width() / 2;
    QPainterPath wheel;
    wheel.addEllipse(middle, outer * 0.74, outer * 0.74);
    QPainterPath tooth;
    tooth.addRect(QRectF(-outer * 0.17, -outer, outer * 0.34, outer * 0.5));
    for (int number = 0; number < kTeeth; ++number) {
        wheel = wheel.united(QTransform().translate(middle.x(), middle.y()).rotate(360.0 * number / kTeeth).map(tooth));
    }
    QPainterPath hub;
    hub.addEllipse(middle, outer * 0.32, outer * 0.32);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPath(wheel.subtracted(hub));
}

void drawBadge(QPainter& painter, const QRectF& where, const QString& text, const QColor& fill, const QColor& ink)
{
    painter.setPen(QPen(theme().cardEdge, 1));
    painter.setBrush(fill);
    const qreal radius = qMin(where.width(), where.height()) / 2;
    painter.drawRoundedRect(where, radius, radius);
    drawFitted(
        painter, where.adjusted(1, 0, -1, 0), text,
        {.largest = static_cast<int>(where.height() * 0.72), .bold = true, .alignment = Qt::AlignCenter, .color = ink});
}

} // namespace windrose
