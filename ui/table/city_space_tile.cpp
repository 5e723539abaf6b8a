// SPDX-License-Identifier: GPL-3.0-or-later
#include "city_space_tile.h"

#include "ui/models/texts.h"
#include "ui/pieces/building_card.h"
#include "ui/pieces/marks.h"

namespace windrose
{

int CitySpaceTile::secondSpace() const
{
    const QVariant second = fact(SecondSpaceRole);
    return second.isValid() && !fact(IsSecondHalfRole).toBool() ? second.toInt() : -1;
}

bool CitySpaceTile::isShown() const
{
    return modelIndex().isValid() && !fact(IsSecondHalfRole).toBool();
}

QVariantList CitySpaceTile::look() const
{
    const int building = number(PieceRole);
    return {building, building < 0 ? QString() : texts::buildingLabel(static_cast<Building>(building))};
}

QList<QRectF> CitySpaceTile::circleRects(int circles) const
{
    return circlesOfBuilding(QRectF(rect()), circles);
}

void CitySpaceTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const int piece = number(PieceRole);
    if (piece < 0) {
        drawEmptySpace(painter, where);
        return;
    }
    const auto building = static_cast<Building>(piece);
    drawCityCard(painter, where, building, texts::buildingLabel(building));
}

} // namespace windrose
