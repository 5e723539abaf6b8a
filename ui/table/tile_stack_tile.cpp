// SPDX-License-Identifier: GPL-3.0-or-later
#include "tile_stack_tile.h"

#include "areas.h"
#include "ui/models/plantations_model.h"
#include "ui/pieces/island_tile.h"

namespace windrose
{

TileStackTile::TileStackTile(PlacementController& controller, TableModel& model, int row, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, row);
    setGround(&Theme::paper);
    setArea(areas::kPlantations);
}

void TileStackTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const bool quarries = row() == PlantationsModel::kQuarryRow;
    drawTileStack(painter, where, quarries ? QStringLiteral("tile_quarry") : QStringLiteral("tile_back"),
                  number(CountRole));
}

} // namespace windrose
