// SPDX-License-Identifier: GPL-3.0-or-later
#include "colonist_supply_tile.h"

#include "areas.h"
#include "ui/models/colonists_model.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

/* TRANSLATOR windrose::ColonistSupplyTile  The supply of colonists on the table. */

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
    const qreal side = qMin(where.height() - 2, inUnits(40));
    drawColonist(painter, QRectF(where.left() + 2, where.center().y() - side / 2, side, side));
    const QString count = QString::number(number(CountRole));
    drawFitted(painter, where.adjusted(side + 6, 0, -2, 0),
               //: On the table, narrow: the colonists in the supply; %1 is their number, which stands alone where there
               //: is no room for the word.
               tr("Supply %1").arg(count),
               {.largest = typeIn(side, 0.6, 2), .lines = 2, .bold = true, .color = theme().onSea, .instead = {count}});
}

} // namespace windrose
