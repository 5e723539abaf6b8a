// SPDX-License-Identifier: GPL-3.0-or-later
#include "plantation_tile.h"

#include "areas.h"
#include "ui/models/plantations_model.h"
#include "ui/pieces/island_tile.h"
#include "ui/pieces/marks.h"

namespace windrose
{

PlantationTile::PlantationTile(PlacementController& controller, TableModel& model, int row, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, row);
    setGround(&Theme::paper);
    setArea(areas::kPlantations);
}

void PlantationTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const int tile = number(PieceRole);
    if (tile >= 0) {
        drawIslandTile(painter, where, static_cast<Tile>(tile));
    } else {
        drawEmptySpace(painter, where, false); // shown only while a position is set up
    }
}

} // namespace windrose
