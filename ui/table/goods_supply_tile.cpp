// SPDX-License-Identifier: GPL-3.0-or-later
#include "goods_supply_tile.h"

#include "areas.h"
#include "ui/pieces/goods_art.h"

namespace windrose
{

GoodsSupplyTile::GoodsSupplyTile(PlacementController& controller, TableModel& model, Good good, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, index(good));
    setGround(&Theme::paper);
    setArea(areas::kMarket);
}

void GoodsSupplyTile::paintPiece(QPainter& painter, const QRectF& where)
{
    drawBarrelStack(painter, where.adjusted(1, 1, -1, -1), static_cast<Good>(row()), number(CountRole));
}

} // namespace windrose
