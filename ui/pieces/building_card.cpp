// SPDX-License-Identifier: GPL-3.0-or-later
#include "building_card.h"

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
    painter.setPen(QPen(t.cardEdge, inUnits(1)));
    painter.drawLine(upright ? band.topRight() : band.bottomLeft(), band.bottomRight());
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(t.cardEdge, inUnits(1.2)));
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
    painter.setPen(QPen(theme().inkSoft, inUnits(1.2)));
    painter.drawRect(upper);
    painter.drawRect(upper.translated(0, side));
}

/// The places below the name on a card in the supply, the same in every phase.
struct SupplyPlaces {
    int type = 0; ///< of the price now and the copies
    QRectF cost;
    QRectF price;
    QRectF circles; ///< a column for one circle; two for up to four, or for the sign of two spaces and a circle
    QRectF picture;
    QRectF copies;
    QRectF cross; ///< what is crossed out when the kind is sold out
};

constexpr qreal kLowestCoin = 17; // shows a number with two digits

qreal widthOfPrice(qreal tall, const QFontMetricsF& metrics)
{
    return tall * 0.28 + metrics.horizontalAdvance(QLatin1Char('9')) + 1;
}

qreal widthOfCopies(const QFontMetricsF& metrics)
{
    return metrics.horizontalAdvance(QStringLiteral("×9")) + 1;
}

/// Whether a card, as on an upright table, has room for two lines beside a larger picture.
bool hasTwoLines(const QRectF& row)
{
    return row.height() >= 2 * inUnits(kLowestCoin) && row.height() >= row.width() * 0.28;
}

/// In two lines: cost and price now above, circles and copies below, and the picture in the rest of the card.
SupplyPlaces placesInTwoLines(const QRectF& row)
{
    SupplyPlaces places;
    const qreal gap = inUnits(2);
    const qreal tall = qMax(kLowestCoin, qMin(qMin((row.height() - gap) / 2, inUnits(30)), row.width() * 0.19));
    places.type = typeIn(tall, 0.66, 1, 0);
    const QFontMetricsF metrics(tableFont(places.type, true));
    const qreal top = row.center().y() - tall - gap / 2;
    const qreal low = row.center().y() + gap / 2;
    places.cost = QRectF(row.left(), top, tall, tall);
    places.price = QRectF(places.cost.right() + gap, top, widthOfPrice(tall, metrics), tall);
    places.circles = QRectF(row.left(), low, tall, tall);
    places.copies = QRectF(places.circles.right() + gap, low, widthOfCopies(metrics), tall);
    const qreal left = qMax(places.price.right(), places.copies.right()) + gap;
    places.picture = QRectF(left, row.top(), row.right() - left, row.height());
    places.cross = places.picture;
    return places;
}

SupplyPlaces placesIn(const QRectF& row, Building building)
{
    if (hasTwoLines(row)) {
        return placesInTwoLines(row);
    }
    SupplyPlaces places;
    const qreal tall = qMax(kLowestCoin, qMin(qMin(row.height(), inUnits(30)), row.width() * 0.19));
    const qreal top = row.center().y() - tall / 2;
    const qreal gap = inUnits(2);
    places.type = typeIn(tall, 0.66, 1, 0);
    const QFontMetricsF metrics(tableFont(places.type, true));
    qreal left = row.left();
    const auto take = [&](qreal width) {
        const QRectF place(left, top, width, tall);
        left += width + gap;
        return place;
    };
    places.cost = take(tall);
    places.price = take(widthOfPrice(tall, metrics));
    places.circles = take(tall * (facts(building).circles > 1 || isLarge(building) ? 1.0 : 0.5));
    const qreal copies = widthOfCopies(metrics);
    places.copies = QRectF(row.right() - copies, top, copies, tall);
    // The picture can extend into the descent of the name's line.
    const qreal rise = row.height() * 0.2;
    places.picture = QRectF(left, row.top() - rise, places.copies.left() - gap - left, row.height() + rise + 1);
    places.cross = QRectF(places.circles.topLeft(), QPointF(places.picture.right(), row.bottom()));
    return places;
}

/// The price now, behind a pointer that says that the cost has become it.
void drawPriceNow(QPainter& painter, const QRectF& where, const SupplyCardLook& look, int type)
{
    const Theme& t = theme();
    const QColor ink = look.asked && look.affordable ? t.glow : t.inkSoft;
    const qreal wide = where.height() * 0.24;
    const qreal middle = where.center().y();
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(QPolygonF({QPointF(where.left(), middle - wide), QPointF(where.left() + wide, middle),
                                   QPointF(where.left(), middle + wide)}));
    drawFitted(painter, where.adjusted(where.height() * 0.28, 0, 0, 0), QString::number(look.price),
               {.largest = type, .bold = look.asked, .color = ink});
}

/// Draws the circles of a building, up to four in two columns. A large building has one, at the right of its two-space
/// sign.
void drawSupplyCircles(QPainter& painter, const QRectF& where, Building building)
{
    const int circles = facts(building).circles;
    const qreal step = where.height() / 2;
    const qreal size = step - 1;
    const bool isBig = isLarge(building);
    if (isBig) {
        const qreal sign = qMin(step - 1, where.height() * 0.42);
        drawTwoSpaces(painter, QRectF(where.left(), where.center().y() - sign, sign, sign * 2));
    }
    const int rows = (circles + 1) / 2;
    for (int circle = 0; circle < circles; ++circle) {
        const bool isAlone = circles > 1 && circle % 2 == 0 && circle == circles - 1;
        const qreal left = where.left() + (isBig ? step : isAlone ? step / 2 : circle % 2 * step);
        const int row = circle / 2;
        const qreal top = where.center().y() + (row - rows / 2.0) * step;
        drawCircle(painter, QRectF(left, top, size, size), false);
    }
}

/// Cost, price now, circles, picture and copies: left to right, or in two lines beside the picture.
void drawSupplyRow(QPainter& painter, const QRectF& row, const SupplyCardLook& look)
{
    const Theme& t = theme();
    const SupplyPlaces places = placesIn(row, look.building);
    drawCoin(painter, places.cost, look.cost);
    if (look.price >= 0 && !look.soldOut) {
        drawPriceNow(painter, places.price, look, places.type);
    }
    drawSupplyCircles(painter, places.circles, look.building);
    drawArt(painter, buildingArt(look.building), places.picture, look.soldOut ? 0.4 : 1.0);
    if (look.soldOut) {
        drawSoldOut(painter, places.cross);
    }
    drawFitted(painter, places.copies, QStringLiteral("×%1").arg(look.copies),
               {.largest = places.type, .alignment = Qt::AlignRight | Qt::AlignVCenter, .color = t.inkSoft});
}

/// The size of the name on a card: the same on all cards of this width.
int typeOfName(const QRectF& card)
{
    return typeSize(card.width() < inUnits(160) ? 0 : 1);
}

/// The parts of a card in the supply.
struct SupplyParts {
    QRectF band; ///< with the color of its kind
    QRectF name;
    QRectF owned; ///< the mark of an owned kind, for which the name gives way
    QRectF row;
};

SupplyParts partsOf(const QRectF& rect)
{
    const qreal band = qBound(4.0, rect.width() * 0.045, inUnits(7));
    const qreal pad = qBound(3.0, rect.height() * 0.08, inUnits(8));
    const QRectF inner = rect.adjusted(band + pad, pad * 0.6, -pad, -pad * 0.8);
    const qreal nameHeight = qMax(inUnits(15), inner.height() * 0.46 * roomForText(0.25));
    const QRectF name(inner.left(), inner.top(), inner.width(), nameHeight);
    const qreal mark = qMin(nameHeight * 0.8, inUnits(16));
    return {QRectF(rect.left(), rect.top(), band, rect.height()), name,
            QRectF(name.right() - mark, name.center().y() - mark / 2, mark, mark),
            QRectF(inner.left(), name.bottom(), inner.width(), inner.height() - nameHeight)};
}

qreal nameWidth(const SupplyParts& parts, bool isOwned)
{
    return (isOwned ? parts.owned.left() - 2 : parts.name.right()) - parts.name.left();
}

} // namespace

int typeOfSupplyNames(const QRectF& card, const std::function<QStringList()>& names)
{
    const int largest = typeOfName(card);
    if (largest <= wholeUnits(kTypeSizes[0])) {
        return largest;
    }
    QList<TextInWidth> texts;
    for (const QString& name : names()) {
        texts.append({name, nameWidth(partsOf(card), true)});
    }
    return commonType(texts, largest, true);
}

void drawSupplyCard(QPainter& painter, const QRectF& where, const SupplyCardLook& look)
{
    const Theme& t = theme();
    const QRectF rect = snapped(where, ratioOf(painter));
    const SupplyParts parts = partsOf(rect);
    const bool backward = look.asked && !look.affordable;
    const QColor fill = backward || look.soldOut ? t.empty : t.card;
    drawCardGround(painter, rect, fill, parts.band, bandColor(look.building));
    const QColor ink = backward || look.soldOut ? t.inkSoft : t.ink;
    QRectF name = parts.name;
    name.setWidth(nameWidth(parts, look.owned));
    if (look.owned) {
        drawOwned(painter, parts.owned);
    }
    drawFitted(painter, name, look.name,
               {.largest = look.nameType > 0 ? look.nameType : typeOfName(rect),
                .lines = 2,
                .bold = true,
                .color = ink,
                .shorter = look.shortName});
    drawSupplyRow(painter, parts.row, look);
}

namespace
{

/// Whether the card is too small for a name. A large building can be vertical on a small board.
bool isSmall(const QRectF& card)
{
    return card.width() < inUnits(68) || card.height() < inUnits(52);
}

} // namespace

namespace
{

/// Whether a card with a name is that of a large building on two spaces below each other.
bool isTall(const QRectF& card)
{
    return card.height() > card.width() * 1.2;
}

/// Where the bonus of a large building stands: in the lower left corner, beside the circle, or above it.
QRectF bonusRect(const QRectF& card, const QRectF& circle)
{
    const qreal margin = card.bottom() - circle.bottom();
    if (isTall(card)) {
        const qreal wide = qMin(circle.width() * 1.2, card.width() - 2 * margin);
        const qreal height = circle.height() * 0.8; // the picture needs the rest
        return {circle.center().x() - wide / 2, circle.top() - height - margin / 2, wide, height};
    }
    const qreal width = qMin(circle.left() - card.left() - margin - 2, circle.height() * 1.3);
    const qreal height = qMin(circle.height(), width);
    return {card.left() + margin, circle.center().y() - height / 2, width, height};
}

constexpr int kTwoLines = 28;       // units of the smallest type
constexpr qreal kMostOfCard = 0.45; // what a name in two lines may take of a card's height

} // namespace

void drawCityCard(QPainter& painter, const QRectF& where, Building building, const QString& name,
                  const QString& shortName, int bonus)
{
    const Theme& t = theme();
    const QRectF rect = snapped(where, ratioOf(painter));
    const bool small = isSmall(rect);
    const qreal band = qBound(3.0, rect.height() * (isLarge(building) ? 0.05 : 0.085), inUnits(9));
    drawCardGround(painter, rect, t.card, QRectF(rect.left(), rect.top(), rect.width(), band), bandColor(building));
    const QList<QRectF> circles = circlesOfBuilding(rect, facts(building).circles);
    if (small) {
        const QRectF art(rect.left() + 2, rect.top() + band, rect.width() - 4, rect.height() - band - 1);
        drawArt(painter, buildingArt(building), art, 0.9);
        return;
    }
    const qreal pad = qBound(3.0, rect.height() * 0.05, inUnits(8));
    const qreal share = isTall(rect) ? 0.26 : 0.36;
    const qreal nameHeight = qMax(inUnits(15), qMin(rect.height() * share, inUnits(44)) * roomForText(0.35));
    const qreal twoLines = rect.height() * kMostOfCard > inUnits(kTwoLines) ? inUnits(kTwoLines) : 0.0;
    const QRectF nameRect(rect.left() + pad, rect.top() + band + 1, rect.width() - 2 * pad, qMax(nameHeight, twoLines));
    drawFitted(painter, nameRect, name,
               {.largest = typeOfName(rect),
                .lines = 2,
                .bold = true,
                .alignment = Qt::AlignCenter,
                .color = t.ink,
                .shorter = shortName});
    QRectF art(rect.left() + pad, nameRect.bottom(), rect.width() - 2 * pad, rect.bottom() - nameRect.bottom() - pad);
    if (isTall(rect)) {
        art.setBottom(circles.first().top() - 2);
    } else {
        art.setRight(circles.first().left() - 3);
    }
    if (bonus < 0) {
        drawArt(painter, buildingArt(building), art);
        return;
    }
    const QRectF points = bonusRect(rect, circles.first());
    if (isTall(rect)) {
        art.setBottom(points.top() - 2);
    } else if (art.bottom() > points.top()) {
        art.setLeft(points.right() + 3);
    }
    drawArt(painter, buildingArt(building), art);
    drawBadge(painter, points, QStringLiteral("+%1").arg(bonus), t.accent, t.onAccent);
}

QList<QRectF> circlesOfBuilding(const QRectF& card, int circles)
{
    QList<QRectF> result;
    const bool small = isSmall(card);
    const bool tall = isTall(card);
    const qreal gap = inUnits(small ? 1 : 3);
    const qreal room = (card.width() - 2 * gap - 4) / qMax(1, circles) - gap;
    const qreal preferred =
        small ? qMin(card.height() * 0.48, inUnits(15)) : qMin(qMin(card.height(), inUnits(110)) * 0.3, inUnits(40));
    const qreal size =
        qRound(qMin(preferred, small || tall ? room : qMin(room, card.width() * (circles > 2 ? 0.185 : 0.22))));
    const qreal total = circles * size + (circles - 1) * gap;
    const qreal margin = small ? inUnits(2) : qMax(4.0, card.height() * 0.05);
    qreal left = tall && !small ? card.center().x() - total / 2 : card.right() - margin - total;
    for (int i = 0; i < circles; ++i) {
        result.append(QRectF(qRound(left), qRound(card.bottom() - margin - size), size, size));
        left += size + gap;
    }
    return result;
}

} // namespace windrose
