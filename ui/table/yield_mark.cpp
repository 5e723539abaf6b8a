// SPDX-License-Identifier: GPL-3.0-or-later
#include "yield_mark.h"

#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QPainterPath>

namespace windrose
{

namespace
{

QPen dashed(const QColor& color, qreal side)
{
    QPen pen(color, qMax(1.2, side * 0.09), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2, 1.4});
    return pen;
}

void drawLack(QPainter& painter, const QRectF& where, Lack lack)
{
    const Theme& t = theme();
    const QRectF inner = where.adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setBrush(t.card);
    painter.setPen(dashed(t.inkSoft, where.width()));
    switch (lack) {
    case Lack::Nothing:
        break;
    case Lack::Tile:
        painter.drawRect(inner);
        break;
    case Lack::Building: {
        QPainterPath house;
        house.moveTo(inner.center().x(), inner.top());
        house.lineTo(inner.right(), inner.top() + inner.height() * 0.45);
        house.lineTo(inner.right(), inner.bottom());
        house.lineTo(inner.left(), inner.bottom());
        house.lineTo(inner.left(), inner.top() + inner.height() * 0.45);
        house.closeSubpath();
        painter.drawPath(house);
        break;
    }
    case Lack::Colonist:
        drawCircle(painter, where, false);
        break;
    case Lack::Supply:
        drawEmptyBarrel(painter, inner, t.card, t.inkSoft);
        break;
    }
}

} // namespace

void drawYield(QPainter& painter, const QRectF& where, int barrels, Lack lack)
{
    if (barrels == 0 && lack == Lack::Nothing) {
        return;
    }
    const QRectF number(where.left(), where.top(), where.width(), where.height() * 0.58);
    drawFitted(painter, number, QStringLiteral("+%1").arg(barrels),
               {.largest = qMax(kSmallestType, static_cast<int>(number.height() * 0.86)),
                .alignment = Qt::AlignCenter,
                .color = barrels != 0 ? theme().ink : theme().inkSoft});
    const qreal side = where.height() - number.height();
    drawLack(painter, QRectF(where.center().x() - side / 2, number.bottom(), side, side), lack);
}

} // namespace windrose
