// SPDX-License-Identifier: GPL-3.0-or-later
#include "building_card.h"

#include "art_store.h"
#include "goods_art.h"
#include "marks.h"
#include "text_fit.h"

#include <QPainterPath>

namespace windrose
{

namespace
{

void drawCardGround(QPainter& painter, const QRectF& rect, const QColor& fill, const QRectF& band, const QColor& color)
{
    const Theme& t = theme();
    const qreal radius = cornerOf(rect);
    QPainterPath outline;
    outline.addRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius);
    painter.save();
    painter.setClipPath(outline);
    painter.fillRect(rect, fill);
    painter.fillRect(band, color);
    const bool upright = band.height() > band.width();
    painter.setPen(QPen(t.cardEdge, 1));
    painter.drawLine(upright ? band.topRight() : band.bottomLeft(), band.bottomRight());
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.cardEdge, 1.2));
    painter.drawPath(outline);
}

/// Draws the check mark of a kind that the seat already owns.
void drawOwned(QPainter& painter, const QRectF& where)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().occupied);
    painter.drawEllipse(where);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, where.width() * 0.14, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({where.topLeft() + QPointF(where.width() * 0.26, where.height() * 0.53),
                                    where.topLeft() + QPointF(where.width() * 0.44, where.height() * 0.71),
                                    where.topLeft() + QPointF(where.width() * 0.75, where.height() * 0.32)}));
}

/// Draws the sign of a large building: the two city spaces that it fills.
void drawTwoSpaces(QPainter& painter, const QRectF& where)
{
    const qreal side = where.width() - 1;
    const QRectF upper(where.left() + 0.5, where.center().y() - side, side, side);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme().inkSoft, 1.2));
    painter.drawRect(upper);
    painter.drawRect(upper.translated(0, side));
}

/// Cost, price, spaces, circles, picture and copies, left to right.
void drawSupplyRow(QPainter& painter, const QRectF& row, const SupplyCardLook& look)
{
    const Theme& t = theme();
    const qreal coin = qMin(row.height(), 44.0);
    const auto middle = [&row](qreal height) { return row.center().y() - height / 2; };
    qreal left = row.left();
    drawCoin(painter, QRectF(left, middle(coin), coin, coin), look.cost);
    left += coin + 3;
    if (look.price >= 0 && !look.soldOut) {
        const qreal height = qMin(coin, 30.0);
        const QString text = QStringLiteral("→") + QString::number(look.price);
        const int type = qBound(12, static_cast<int>(height * 0.72), 22);
        const qreal width = QFontMetricsF(tableFont(type, look.asked)).horizontalAdvance(text) + 2;
        drawFitted(painter, QRectF(left, middle(height), width, height), text,
                   {.largest = type, .bold = look.asked, .color = look.asked && look.affordable ? t.glow : t.inkSoft});
        left += width + 2;
    }
    const int type = qBound(kSmallestType, static_cast<int>(row.height() * 0.66), 22);
    const QString copies = QStringLiteral("×%1").arg(look.copies);
    const qreal width = QFontMetricsF(tableFont(type)).horizontalAdvance(copies) + 1;
    qreal right = row.right() - width;
    drawFitted(painter, QRectF(right, row.top(), width, row.height()), copies,
               {.largest = type, .alignment = Qt::AlignRight | Qt::AlignVCenter, .color = t.inkSoft});
    if (look.owned) {
        const qreal mark = qMin(row.height() * 0.7, 18.0);
        right -= mark + 2;
        drawOwned(painter, QRectF(right, middle(mark), mark, mark));
    }
    if (isLarge(look.building)) {
        const qreal sign = qBound(6.0, row.height() * 0.4, 14.0);
        drawTwoSpaces(painter, QRectF(left, middle(sign * 2), sign, sign * 2));
        left += sign + 2;
    }
    const int circles = facts(look.building).circles;
    const qreal size = qMin(qBound(8.0, row.height() * 0.62, 26.0), (right - left - 1) / circles - 1);
    for (int i = 0; i < circles && size > 4 && !look.soldOut; ++i) {
        drawCircle(painter, QRectF(left, middle(size), size, size), false);
        left += size + 1;
    }
    if (right - left >= 22 && !look.soldOut) {
        const qreal rise = row.height() * 0.25; // the picture can extend into the descent of the name's line
        drawArt(painter, buildingArt(look.building),
                QRectF(left + 3, row.top() - rise, right - left - 6, row.height() + rise + 1));
    }
}

} // namespace

void drawSupplyCard(QPainter& painter, const QRectF& where, const SupplyCardLook& look)
{
    const Theme& t = theme();
    const QRectF rect = snapped(where, ratioOf(painter));
    const qreal band = qBound(4.0, rect.width() * 0.045, 9.0);
    const bool backward = look.asked && !look.affordable;
    const QColor fill = backward || look.soldOut ? t.empty : t.card;
    drawCardGround(painter, rect, fill, QRectF(rect.left(), rect.top(), band, rect.height()), bandColor(look.building));
    if (look.soldOut) {
        drawSoldOut(painter, rect); // below the text, so that it remains readable
    }
    const qreal pad = qBound(3.0, rect.height() * 0.08, 8.0);
    const QRectF inner = rect.adjusted(band + pad, pad * 0.6, -pad, -pad * 0.8);
    const qreal nameHeight = qMax(15.0, inner.height() * 0.46);
    const QColor ink = backward && !look.soldOut ? t.inkSoft : t.ink;
    drawFitted(painter, QRectF(inner.left(), inner.top(), inner.width(), nameHeight), look.name,
               {.largest = qBound(kSmallestType, static_cast<int>(nameHeight * 0.72), 20),
                .lines = 2,
                .bold = true,
                .color = ink});
    drawSupplyRow(painter, QRectF(inner.left(), inner.top() + nameHeight, inner.width(), inner.height() - nameHeight),
                  look);
}

namespace
{

/// Whether the card is too small for a name. A large building can be vertical on a small board.
bool isSmall(const QRectF& card)
{
    return qMin(card.width(), card.height()) < 52;
}

} // namespace

void drawCityCard(QPainter& painter, const QRectF& where, Building building, const QString& name)
{
    const Theme& t = theme();
    const QRectF rect = snapped(where, ratioOf(painter));
    const bool small = isSmall(rect);
    const qreal band = qBound(3.0, rect.height() * (isLarge(building) ? 0.05 : 0.085), 9.0);
    drawCardGround(painter, rect, t.card, QRectF(rect.left(), rect.top(), rect.width(), band), bandColor(building));
    const QList<QRectF> circles = circlesOfBuilding(rect, facts(building).circles);
    if (small) {
        const QRectF art(rect.left() + 2, rect.top() + band, rect.width() - 4, rect.height() - band - 1);
        drawArt(painter, buildingArt(building), art, 0.9);
        return;
    }
    const qreal pad = qBound(3.0, rect.height() * 0.05, 8.0);
    const qreal nameHeight = qMax(15.0, qMin(rect.height() * 0.36, 44.0));
    const QRectF nameRect(rect.left() + pad, rect.top() + band + 1, rect.width() - 2 * pad, nameHeight);
    drawFitted(painter, nameRect, name,
               {.largest = qBound(kSmallestType, static_cast<int>(nameHeight * 0.5), 20),
                .lines = 2,
                .bold = true,
                .alignment = Qt::AlignCenter,
                .color = t.ink});
    QRectF art(rect.left() + pad, nameRect.bottom(), rect.width() - 2 * pad, rect.bottom() - nameRect.bottom() - pad);
    if (rect.height() > rect.width() * 1.2) {
        art.setBottom(circles.first().top() - 2);
    } else {
        art.setRight(circles.first().left() - 3);
    }
    drawArt(painter, buildingArt(building), art);
}

QList<QRectF> circlesOfBuilding(const QRectF& card, int circles)
{
    QList<QRectF> result;
    const bool small = isSmall(card);
    const bool tall = card.height() > card.width() * 1.2;
    const qreal gap = small ? 1 : 3;
    const qreal room = (card.width() - 2 * gap - 4) / qMax(1, circles) - gap;
    const qreal preferred = small ? qMin(card.height() * 0.48, 15.0) : qMin(qMin(card.height(), 110.0) * 0.3, 40.0);
    const qreal size =
        qRound(qMin(preferred, small || tall ? room : qMin(room, card.width() * (circles > 2 ? 0.185 : 0.22))));
    const qreal total = circles * size + (circles - 1) * gap;
    const qreal margin = small ? 2 : qMax(4.0, card.height() * 0.05);
    qreal left = tall && !small ? card.center().x() - total / 2 : card.right() - margin - total;
    for (int i = 0; i < circles; ++i) {
        result.append(QRectF(qRound(left), qRound(card.bottom() - margin - size), size, size));
        left += size + gap;
    }
    return result;
}

} // namespace windrose
