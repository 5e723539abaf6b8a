// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup_box_tile.h"

#include "areas.h"
#include "ui/models/setup_box_model.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/island_tile.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

namespace windrose
{

SetupBoxTile::SetupBoxTile(PlacementController& controller, TableModel& model, int row, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, row);
    setGround(&Theme::paper);
    setArea(areas::kBox);
}

void SetupBoxTile::paintPiece(QPainter& painter, const QRectF& where)
{
    if (row() < kGoods) {
        drawTileStack(painter, where, modelValue(ArtRole).toString(), number(CountRole));
        return;
    }
    if (row() != SetupBoxModel::kBoxRow) {
        paintPile(painter, where);
        return;
    }
    drawEmptySpace(painter, where, false);
    drawFitted(painter, where.adjusted(5, 2, -5, -2), modelValue(NameRole).toString(),
               {.largest = typeIn(height() * 0.5, 0.68, 2),
                .lines = 2,
                .alignment = Qt::AlignCenter,
                .color = theme().inkSoft});
}

void SetupBoxTile::paintPile(QPainter& painter, const QRectF& where)
{
    const Theme& t = theme();
    drawPanel(painter, where.adjusted(0, 0, 0, -1), t.card, t.cardEdge, cornerOf(where));
    const int count = number(CountRole);
    const qreal side = qMin(where.height() - 8, where.width() - 8);
    const bool alone = count < 0;
    const QRectF art(alone ? where.center().x() - side / 2 : where.left() + 5, where.center().y() - side / 2, side,
                     side);
    drawArt(painter, modelValue(ArtRole).toString(), art);
    if (!alone) {
        drawFitted(painter, QRectF(art.right() + 3, where.top(), where.right() - art.right() - 7, where.height()),
                   QString::number(count),
                   {.largest = typeIn(height() * 0.5, 0.8, 3, 13), .bold = true, .color = t.ink});
    }
}

} // namespace windrose
