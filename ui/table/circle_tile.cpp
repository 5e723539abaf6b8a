// SPDX-License-Identifier: GPL-3.0-or-later
#include "circle_tile.h"

#include "areas.h"
#include "ui/pieces/marks.h"

namespace windrose
{

CircleTile::CircleTile(PlacementController& controller, TableModel& model, int number, int space, int seat,
                       QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, number, space);
    setArea(areas::colonistsOf(seat));
}

QVariantList CircleTile::look() const
{
    return {modelValue(OccupiedRole)};
}

void CircleTile::paintPiece(QPainter& painter, const QRectF& where)
{
    drawCircle(painter, where, number(OccupiedRole) != 0);
}

void CircleTile::paintLegal(QPainter& painter) const
{
    drawFillableCircle(painter, QRectF(rect()));
}

} // namespace windrose
