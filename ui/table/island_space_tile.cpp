// SPDX-License-Identifier: GPL-3.0-or-later
#include "island_space_tile.h"

#include "ui/pieces/island_tile.h"
#include "ui/pieces/marks.h"

namespace windrose
{

QList<QRectF> IslandSpaceTile::circleRects(int circles) const
{
    return QList<QRectF>(circles, circleOfTile(QRectF(rect())));
}

void IslandSpaceTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const int tile = number(PieceRole);
    if (tile < 0) {
        drawEmptySpace(painter, where);
    } else {
        drawIslandTile(painter, where, static_cast<Tile>(tile));
    }
}

} // namespace windrose
