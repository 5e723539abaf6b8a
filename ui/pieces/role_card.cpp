// SPDX-License-Identifier: GPL-3.0-or-later
#include "role_card.h"

#include "art_store.h"
#include "goods_art.h"
#include "marks.h"
#include "table_unit.h"
#include "text_fit.h"

#include <QFontMetricsF>

namespace windrose
{

namespace
{

/// Draws one or two coins, or for more one coin and the number.
void drawCoinsOnCard(QPainter& painter, const QRectF& where, int doubloons)
{
    const QString art = QStringLiteral("doubloon");
    if (doubloons <= 0) {
        return;
    }
    const qreal size = qMin(where.height(), where.width() * (doubloons == 2 ? 0.56 : 0.8));
    const qreal top = where.center().y() - size / 2;
    if (doubloons == 1) {
        drawArt(painter, art, QRectF(where.center().x() - size / 2, top, size, size));
    } else if (doubloons == 2) {
        drawArt(painter, art, QRectF(where.left(), top, size, size));
        drawArt(painter, art, QRectF(where.right() - size, top, size, size));
    } else {
        drawCoin(painter, QRectF(where.center().x() - size / 2, top, size, size), doubloons);
    }
}

/// The type in which the texts of all cards fit into a width.
int typeFor(const QStringList& texts, qreal width, int largest, bool bold)
{
    QList<TextInWidth> places;
    for (const QString& text : texts) {
        places.append({text, width});
    }
    constexpr int kLines = 2;
    return commonType(places, largest, bold, kLines);
}

} // namespace

void drawRoleCard(QPainter& painter, const QRectF& where, const RoleCardLook& look)
{
    const Theme& t = theme();
    const QRectF rect = snapped(where, ratioOf(painter));
    const qreal radius = cornerOf(rect);
    const qreal pad = qBound(4.0, rect.height() * 0.07, inUnits(10));
    // The same on all cards: larger texts stop where most names fill the width.
    constexpr int kLetters = 5; // times the font size
    const std::size_t step = rect.width() < inUnits(100) ? 0 : 1;
    const int fitting = qMax(wholeUnits(kTypeSizes[step]), static_cast<int>(rect.width()) / kLetters);
    const int type = qMin(typeSize(step), fitting);
    if (!look.takenBy.isEmpty()) {
        QPen pen(t.emptyEdge, inUnits(1.5), Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({3, 2.4});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
        const QRectF place = rect.adjusted(pad, pad, -pad, -pad);
        drawFitted(painter, place, look.takenBy,
                   {.largest = typeFor(look.takers, place.width(), type, false),
                    .lines = 2,
                    .sentence = true,
                    .alignment = Qt::AlignCenter,
                    .color = t.ink});
        return;
    }
    painter.setPen(QPen(t.cardEdge, inUnits(1.2)));
    painter.setBrush(t.card);
    painter.drawRoundedRect(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius);
    const qreal nameWidth = rect.width() - 2 * pad;
    const int nameType = typeFor(look.names, nameWidth, type, true);
    const QFontMetricsF metrics(tableFont(nameType, true));
    const qreal lineHeight = qMax(inUnits(16), rect.height() * 0.27 * roomForText(0.5));
    const bool isBroken =
        look.shortName.contains(QChar::SoftHyphen) && metrics.horizontalAdvance(look.name) > nameWidth;
    const qreal nameHeight = isBroken ? 2 * (metrics.ascent() + metrics.descent()) : lineHeight;
    drawFitted(painter, QRectF(rect.left() + pad, rect.top() + pad * 0.6, nameWidth, nameHeight), look.name,
               {.largest = nameType,
                .lines = isBroken ? 2 : 1,
                .bold = true,
                .alignment = Qt::AlignCenter,
                .color = t.ink,
                .shorter = look.shortName});
    const QRectF low(rect.left() + pad, rect.top() + pad * 0.6 + nameHeight, rect.width() - 2 * pad,
                     rect.height() - nameHeight - pad * 1.4);
    const qreal artWidth = qMin(low.height() * 0.8, low.width());
    const bool coins = look.doubloons > 0;
    if (look.bringsNothing) {
        const qreal size = qBound(14.0, rect.height() * 0.24, inUnits(30));
        drawBadge(painter, QRectF(rect.right() - pad - size, rect.bottom() - pad - size, size, size),
                  QStringLiteral("0"), t.empty, t.inkSoft);
    }
    const qreal artLeft = coins ? low.left() + low.width() * 0.04 : low.center().x() - artWidth / 2;
    drawArt(painter, roleArt(look.role), QRectF(artLeft, low.top(), artWidth, low.height()));
    if (coins) {
        const qreal left = artLeft + artWidth + 2;
        drawCoinsOnCard(painter, QRectF(left, low.top() + low.height() * 0.15, low.right() - left, low.height() * 0.7),
                        look.doubloons);
    }
}

} // namespace windrose
