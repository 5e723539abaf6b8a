// SPDX-License-Identifier: GPL-3.0-or-later
#include "goods_art.h"

#include "art_store.h"
#include "drawn_once.h"
#include "marks.h"
#include "table_unit.h"
#include "text_fit.h"

#include <QFontMetricsF>
#include <QPainterPath>

namespace windrose
{

namespace
{

QString named(const char* prefix, std::string_view name)
{
    return QLatin1String(prefix) + QLatin1String(name.data(), static_cast<qsizetype>(name.size()));
}

void paintEmptyBarrel(QPainter& painter, const QRectF& where, const QColor& fill, const QColor& edge)
{
    const qreal height = where.height();
    const qreal width = qMin(where.width(), height * 0.75);
    const QRectF rect(where.center().x() - width / 2, where.top(), width, height);
    QPainterPath path;
    const qreal bulge = width * 0.14;
    path.moveTo(rect.left() + bulge, rect.top() + height * 0.07);
    path.quadTo(rect.left() - bulge * 0.6, rect.center().y(), rect.left() + bulge, rect.bottom() - height * 0.07);
    path.quadTo(rect.center().x(), rect.bottom() + height * 0.03, rect.right() - bulge, rect.bottom() - height * 0.07);
    path.quadTo(rect.right() + bulge * 0.6, rect.center().y(), rect.right() - bulge, rect.top() + height * 0.07);
    path.quadTo(rect.center().x(), rect.top() - height * 0.03, rect.left() + bulge, rect.top() + height * 0.07);
    QPen pen(edge, inUnits(1.2), Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.5, 1.8});
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawPath(path);
}

/// A coin without its number.
void paintCoin(QPainter& painter, const QRectF& where)
{
    const qreal edge = qMax(1.2, where.height() * 0.06);
    const QRectF disc = where.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    painter.setPen(QPen(QColor(0x6B, 0x4E, 0x0C), edge));
    painter.setBrush(theme().coin);
    painter.drawEllipse(disc);
    painter.setPen(QPen(QColor(0xF7, 0xDC, 0x88), edge * 0.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(disc.adjusted(edge, edge, -edge, -edge), 60 * 16, 120 * 16);
}

} // namespace

QString barrelArt(Good good)
{
    return named("barrel_", id(good));
}

QString goodArt(Good good)
{
    return named("good_", id(good));
}

QString tileArt(Tile tile)
{
    return named("tile_", id(tile));
}

QString roleArt(Role role)
{
    return named("role_", id(role));
}

QString buildingArt(Building building)
{
    return named("building_", id(building));
}

void drawBarrel(QPainter& painter, const QRectF& where, Good good)
{
    drawArt(painter, barrelArt(good), where);
}

void drawEmptyBarrel(QPainter& painter, const QRectF& where, const QColor& fill, const QColor& edge)
{
    drawOnce(painter, where, QStringLiteral("barrel%1%2").arg(fill.name(QColor::HexArgb), edge.name(QColor::HexArgb)),
             [&](QPainter& into, const QRectF& place) { paintEmptyBarrel(into, place, fill, edge); });
}

namespace
{

/// The places of the barrel and the number of a stack.
struct StackPlaces {
    bool isBeside = false; ///< in a low rectangle the number is beside the barrel, otherwise below it
    QRectF barrel;
    QRectF number;
};

StackPlaces placesOfStack(const QRectF& where)
{
    StackPlaces places;
    places.isBeside = where.height() < inUnits(44) && where.width() > where.height() * 0.9;
    if (places.isBeside) {
        places.barrel = QRectF(where.left(), where.top(), where.height() * 0.75, where.height());
        const qreal left = places.barrel.right() + inUnits(2);
        places.number = QRectF(left, where.top(), where.right() - left, where.height());
        return places;
    }
    const qreal number = qBound(inUnits(15), where.height() * 0.27, inUnits(30)) * roomForText(0.4);
    const qreal room = where.height() - number;
    const qreal tall = qMin(room, where.width() / 0.74);
    places.barrel = QRectF(where.left(), where.top() + (room - tall) / 2, where.width(), tall);
    places.number = QRectF(where.left(), places.barrel.bottom(), where.width(), number);
    return places;
}

} // namespace

QRectF barrelStackRect(const QRectF& where)
{
    const StackPlaces places = placesOfStack(where);
    return places.barrel.united(places.number);
}

void drawBarrelStack(QPainter& painter, const QRectF& where, Good good, int count)
{
    const StackPlaces places = placesOfStack(where);
    const qreal before = painter.opacity();
    if (count == 0) {
        painter.setOpacity(0.36);
    }
    drawBarrel(painter, places.barrel, good);
    painter.setOpacity(before);
    const qreal share = places.isBeside ? 0.62 : 0.8;
    drawFitted(painter, places.number, QString::number(count),
               {.largest = typeIn(places.number.height(), share, 3, 0),
                .bold = count > 0,
                .alignment = places.isBeside ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter),
                .color = count > 0 ? theme().ink : theme().inkSoft});
}

void drawPrices(QPainter& painter, const QRectF& where)
{
    const qreal cell = where.width() / kGoods;
    const qreal coin = qMin(where.height(), cell * 0.56);
    const qreal apart = cell * 0.1; // from the next price
    const qreal picture = qMax(0.0, qMin(coin, cell - coin - apart));
    for (int number = 0; number < kGoods; ++number) {
        const auto good = static_cast<Good>(number);
        const qreal left = where.left() + cell * number + (cell - coin - picture) / 2;
        // The tile has a ground of its own: a coffee bean alone is faint on dark paper.
        drawArt(painter, tileArt(static_cast<Tile>(number)),
                QRectF(left, where.center().y() - picture / 2, picture, picture).adjusted(0, 1, -2, -1));
        drawCoin(painter, QRectF(left + picture, where.center().y() - coin / 2, coin, coin), tradingPrice(good));
    }
}

void drawCoin(QPainter& painter, const QRectF& where, int amount)
{
    const Theme& t = theme();
    drawOnce(painter, where, QStringLiteral("coin"), &paintCoin);
    const qreal inset = amount < 10 ? 0.0 : where.width() * 0.06; // two digits stay within the edge
    drawFitted(painter, where.adjusted(inset, 0, -inset, 0), QString::number(amount),
               {.largest = static_cast<int>(where.height() * (amount < 10 ? 0.66 : 0.6)),
                .bold = true,
                .alignment = Qt::AlignCenter,
                .color = t.onCoin});
}

qreal drawAmount(QPainter& painter, const QRectF& where, const QString& art, const QString& text, const QColor& ink,
                 int type)
{
    const qreal side = where.height();
    drawArt(painter, art, QRectF(where.left(), where.top(), side, side));
    const QFont font = tableFont(type, true);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(ink);
    const qreal width = metrics.horizontalAdvance(text);
    painter.drawText(QRectF(where.left() + side + 4, where.top(), width + 4, side), Qt::AlignLeft | Qt::AlignVCenter,
                     text);
    return where.left() + side + 4 + width;
}

void drawColonist(QPainter& painter, const QRectF& where)
{
    drawArt(painter, QStringLiteral("colonist"), where);
}

} // namespace windrose
