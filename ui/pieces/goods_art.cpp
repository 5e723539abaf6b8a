// SPDX-License-Identifier: GPL-3.0-or-later
#include "goods_art.h"

#include "art_store.h"
#include "marks.h"
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
    QPen pen(edge, 1.2, Qt::CustomDashLine, Qt::FlatCap);
    pen.setDashPattern({2.5, 1.8});
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawPath(path);
}

void drawBarrelStack(QPainter& painter, const QRectF& where, Good good, int count)
{
    // In a low rectangle the number is beside the barrel, otherwise below it.
    const bool beside = where.height() < 44 && where.width() > where.height() * 0.9;
    const qreal numberHeight = beside ? where.height() : qBound(15.0, where.height() * 0.27, 30.0);
    QRectF barrel(where.left(), where.top(), where.width(), where.height() - numberHeight);
    QRectF number(where.left(), barrel.bottom(), where.width(), numberHeight);
    if (beside) {
        barrel = QRectF(where.left(), where.top(), where.height() * 0.75, where.height());
        number = QRectF(barrel.right() + 2, where.top(), where.right() - barrel.right() - 2, where.height());
    } else {
        const qreal tall = qMin(barrel.height(), where.width() / 0.74);
        const qreal spare = (barrel.height() - tall) / 2;
        barrel = QRectF(where.left(), where.top() + spare, where.width(), tall);
        number.moveTop(barrel.bottom());
    }
    const qreal before = painter.opacity();
    if (count == 0) {
        painter.setOpacity(0.36);
    }
    drawBarrel(painter, barrel, good);
    painter.setOpacity(before);
    drawFitted(painter, number, QString::number(count),
               {.largest = qMin(static_cast<int>(numberHeight * (beside ? 0.62 : 0.8)), 20),
                .bold = count > 0,
                .alignment = beside ? Qt::AlignLeft | Qt::AlignVCenter : Qt::Alignment(Qt::AlignCenter),
                .color = count > 0 ? theme().ink : theme().inkSoft});
}

void drawPrices(QPainter& painter, const QRectF& where)
{
    const qreal cell = where.width() / kGoods;
    const qreal coin = qMin(where.height(), cell);
    const qreal picture = qMax(0.0, qMin(coin, cell - coin - 1));
    for (int number = 0; number < kGoods; ++number) {
        const auto good = static_cast<Good>(number);
        const qreal left = where.left() + cell * number + (cell - coin - picture) / 2;
        drawArt(painter, goodArt(good), QRectF(left, where.center().y() - picture / 2, picture, picture));
        drawCoin(painter, QRectF(left + picture, where.center().y() - coin / 2, coin, coin), tradingPrice(good));
    }
}

void drawCoin(QPainter& painter, const QRectF& where, int amount)
{
    const Theme& t = theme();
    const qreal edge = qMax(1.2, where.height() * 0.06);
    const QRectF disc = where.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    painter.setPen(QPen(QColor(0x6B, 0x4E, 0x0C), edge));
    painter.setBrush(t.coin);
    painter.drawEllipse(disc);
    painter.setPen(QPen(QColor(0xF7, 0xDC, 0x88), edge * 0.8));
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(disc.adjusted(edge, edge, -edge, -edge), 60 * 16, 120 * 16);
    drawFitted(painter, where, QString::number(amount),
               {.largest = static_cast<int>(where.height() * 0.66),
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
