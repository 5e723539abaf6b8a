// SPDX-License-Identifier: GPL-3.0-or-later
#include "island_tile.h"

#include "art_store.h"
#include "goods_art.h"
#include "marks.h"
#include "table_unit.h"
#include "text_fit.h"

namespace windrose
{

void drawIslandTile(QPainter& painter, const QRectF& where, Tile tile)
{
    drawArt(painter, tileArt(tile), where);
}

QRectF circleOfTile(const QRectF& tile)
{
    const qreal side = qMin(tile.width(), tile.height());
    const qreal size = qRound(qMax(side * 0.42, qMin(side * 0.62, inUnits(15))));
    const qreal gap = qMax(1.5, side * 0.05);
    return {tile.right() - gap - size, tile.bottom() - gap - size, size, size};
}

void drawTileStack(QPainter& painter, const QRectF& where, const QString& art, int count)
{
    const Theme& t = theme();
    const qreal badge = qMax(inUnits(17), where.height() * 0.36);
    const qreal step = qMax(1.5, where.height() * 0.045);
    const int under = count > 8 ? 2 : count > 1 ? 1 : 0;
    const QRectF top = where.adjusted(0, step * 2, -step * 2, 0);
    if (count == 0) {
        drawEmptySpace(painter, where, false);
    } else {
        for (int i = under; i > 0; --i) {
            const QRectF shadow = top.translated(step * i, -step * i);
            painter.setPen(QPen(t.cardEdge, 1));
            painter.setBrush(t.tiles[static_cast<std::size_t>(Tile::Quarry)].darker(110));
            painter.drawRoundedRect(shadow, cornerOf(top), cornerOf(top));
        }
        drawArt(painter, art, top);
    }
    const QString text = QString::number(count);
    const qreal width = text.size() > 1 ? badge * 1.45 : badge;
    drawBadge(painter, QRectF(where.right() - width, where.bottom() - badge, width, badge), text, t.card, t.ink);
}

} // namespace windrose
