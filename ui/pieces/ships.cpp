// SPDX-License-Identifier: GPL-3.0-or-later
#include "ships.h"

#include "art_store.h"
#include "goods_art.h"
#include "marks.h"
#include "table_unit.h"
#include "text_fit.h"

#include <QPainterPath>

namespace windrose
{

namespace
{

constexpr qreal kSternShare = 0.72; // of a barrel space's width, behind the first space
constexpr qreal kBowShare = 0.95;   // of a barrel space's width, in front of the last space

qreal unitOf(const QRectF& ship, int longest)
{
    return ship.width() / (longest + kSternShare + kBowShare);
}

/// The part of a rectangle that a ship fills: barrels keep their shape however tall the rectangle is.
QRectF shipIn(const QRectF& where, int longest)
{
    const qreal height = qMin(where.height(), unitOf(where, longest) * 1.9);
    return {where.left(), where.center().y() - height / 2, where.width(), height};
}

/// Draws a hull with a raised stern on the left and the bow on the right.
void drawHull(QPainter& painter, const QRectF& hull, qreal stern, qreal bow)
{
    const Theme& t = theme();
    QPainterPath path;
    const qreal deck = hull.top() + hull.height() * 0.34;
    path.moveTo(hull.left(), hull.top());
    path.lineTo(hull.left() + stern, hull.top());
    path.lineTo(hull.left() + stern, deck);
    path.lineTo(hull.right() - bow, deck);
    path.quadTo(hull.right() - bow * 0.3, deck - hull.height() * 0.05, hull.right(), hull.top() + hull.height() * 0.02);
    path.cubicTo(hull.right() - bow * 0.15, hull.bottom() - hull.height() * 0.25, hull.right() - bow * 0.7,
                 hull.bottom(), hull.right() - bow * 1.2, hull.bottom());
    path.lineTo(hull.left() + stern * 0.9, hull.bottom());
    path.quadTo(hull.left() + stern * 0.1, hull.bottom(), hull.left(), hull.top());
    painter.setPen(QPen(QColor(0x2B, 0x1B, 0x12), inUnits(1.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(t.hull);
    painter.drawPath(path);
    painter.save();
    painter.setClipPath(path);
    painter.fillRect(QRectF(hull.left(), hull.top() + hull.height() * 0.74, hull.width(), hull.height()), t.hullDark);
    painter.setPen(QPen(QColor(0xE3, 0xB0, 0x2F), qMax(1.0, hull.height() * 0.05)));
    painter.drawLine(QPointF(hull.left(), hull.top() + hull.height() * 0.7),
                     QPointF(hull.right(), hull.top() + hull.height() * 0.7));
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0x2B, 0x1B, 0x12), inUnits(1.4), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
}

} // namespace

QRectF spaceOfShip(const QRectF& where, int capacity, int longest, int number)
{
    Q_UNUSED(capacity)
    const QRectF ship = shipIn(where, longest);
    const qreal unit = unitOf(ship, longest);
    const qreal width = qMin(unit - 2, ship.height() * 0.62);
    const qreal left = ship.left() + unit * (kSternShare + number) + (unit - width) / 2;
    return {left, ship.top() + 1, width, ship.height() * 0.76};
}

void drawCargoShip(QPainter& painter, const QRectF& where, int capacity, int longest, int good, int barrels)
{
    const Theme& t = theme();
    const qreal unit = unitOf(where, longest);
    const QRectF ship = shipIn(where, longest);
    const QRectF hull(ship.left() + 1, ship.top() + ship.height() * 0.3,
                      unit * (capacity + kSternShare + kBowShare) - 2, ship.height() * 0.68);
    for (int i = 0; i < capacity; ++i) {
        const QRectF space = spaceOfShip(where, capacity, longest, i);
        if (good >= 0 && i < barrels) {
            drawBarrel(painter, space, static_cast<Good>(good));
        }
    }
    drawHull(painter, hull, unit * kSternShare, unit * kBowShare);
    for (int i = 0; i < capacity; ++i) {
        const QRectF space = spaceOfShip(where, capacity, longest, i);
        if (good >= 0 && i < barrels) {
            drawBarrel(painter, space, static_cast<Good>(good));
        } else {
            drawEmptyBarrel(painter, space, t.hullSpace, t.hullDark);
        }
    }
    const qreal size = qMin(unit * kSternShare, hull.height() * 0.55);
    drawFitted(painter, QRectF(hull.left(), hull.top() + 1, unit * kSternShare, size + 4), QString::number(capacity),
               {.largest = static_cast<int>(qBound(12.0, size * 0.9, qreal(typeSize(3)))),
                .bold = true,
                .alignment = Qt::AlignCenter,
                .color = Qt::white});
}

void drawColonistShip(QPainter& painter, const QRectF& where, int colonists)
{
    const qreal height = qMin(where.height(), where.width() * 0.42);
    const QRectF ship(where.left(), where.bottom() - height, where.width(), height);
    const qreal deck = ship.top() + ship.height() * 0.56;
    const qreal left = ship.left() + ship.width() * 0.12;
    const qreal right = ship.right() - ship.width() * 0.14;
    const qreal numberWidth = qBound(inUnits(20), ship.width() * 0.16, inUnits(44));
    const int shown = qMin(colonists, 10);
    qreal size = qMin(ship.height() * 0.56, inUnits(34));
    const qreal room = right - left;
    qreal step = shown > 1 ? qMin(size * 0.92, (room - size) / (shown - 1)) : size;
    step = qMax(step, 4.0);
    for (int i = 0; i < shown; ++i) {
        drawColonist(painter, QRectF(left + i * step, deck - size * 0.86, size, size));
    }
    drawHull(painter,
             QRectF(ship.left() + 1, ship.top() + ship.height() * 0.42, ship.width() - 2, ship.height() * 0.56),
             ship.width() * 0.1, ship.width() * 0.16);
    const qreal badge = qMax(inUnits(17), qMin(ship.height() * 0.32, inUnits(28)));
    drawBadge(painter, QRectF(ship.center().x() - numberWidth / 2, ship.bottom() - badge - 2, numberWidth, badge),
              QString::number(colonists), theme().card, theme().ink);
}

void drawWharfShip(QPainter& painter, const QRectF& where, const QString& label, bool sailed)
{
    const Theme& t = theme();
    QPen pen(t.onSeaSoft, inUnits(1.5), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({3, 2.4});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(where.adjusted(1, 1, -1, -1), cornerOf(where), cornerOf(where));
    const qreal side = where.height() - 4;
    drawArt(painter, QStringLiteral("wharf_ship"), QRectF(where.left() + 4, where.top() + 2, side, side),
            sailed ? 0.35 : 1.0);
    const int type = typeSize(where.width() < inUnits(110) ? 0 : 1);
    // Where there is no room for a long word, the picture stands alone.
    drawFitted(painter, where.adjusted(side + 8, 1, -4, -1), label,
               {.largest = type, .lines = 2, .bold = true, .color = t.onSea, .shorter = QStringLiteral(" ")});
}

} // namespace windrose
