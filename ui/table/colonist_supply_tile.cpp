// SPDX-License-Identifier: GPL-3.0-or-later
#include "colonist_supply_tile.h"

#include "areas.h"
#include "ui/models/colonists_model.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

namespace windrose
{

ColonistSupplyTile::ColonistSupplyTile(PlacementController& controller, TableModel& model, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, ColonistsModel::kSupplyRow);
    setGround(&Theme::sea);
    setArea(areas::kColonists);
}

void ColonistSupplyTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const qreal side = qMin(where.height() - 2, 40.0);
    drawColonist(painter, QRectF(where.left() + 2, where.center().y() - side / 2, side, side));
    drawFitted(
        painter, where.adjusted(side + 6, 0, -2, 0), tr("Supply %1").arg(number(CountRole)),
        {.largest = qBound(12, static_cast<int>(side * 0.6), 18), .lines = 2, .bold = true, .color = theme().onSea});
}

} // namespace windrose
