// SPDX-License-Identifier: GPL-3.0-or-later
#include "colonist_ship_tile.h"

#include "areas.h"
#include "ui/models/colonists_model.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/ships.h"
#include "ui/pieces/text_fit.h"

namespace windrose
{

ColonistShipTile::ColonistShipTile(PlacementController& controller, TableModel& model, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, ColonistsModel::kShipRow);
    setGround(&Theme::sea);
    setArea(areas::kColonists);
}

void ColonistShipTile::paintPiece(QPainter& painter, const QRectF& where)
{
    drawColonistShip(painter, where.adjusted(2, 2, -2, -2), number(CountRole));
}

} // namespace windrose
