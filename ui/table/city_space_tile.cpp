// SPDX-License-Identifier: GPL-3.0-or-later
#include "city_space_tile.h"

#include "ui/models/texts.h"
#include "ui/pieces/building_card.h"
#include "ui/pieces/marks.h"

namespace windrose
{

int CitySpaceTile::secondSpace() const
{
    const QVariant second = modelValue(SecondSpaceRole);
    return second.isValid() && !modelValue(IsSecondHalfRole).toBool() ? second.toInt() : -1;
}

bool CitySpaceTile::isShown() const
{
    return modelIndex().isValid() && !modelValue(IsSecondHalfRole).toBool();
}

QVariantList CitySpaceTile::look() const
{
    const int building = number(PieceRole);
    return {building, building < 0 ? QString() : texts::buildingLabel(static_cast<Building>(building)),
            modelValue(BonusRole)};
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
    drawCityCard(painter, where, building, texts::buildingLabel(building), texts::buildingShortName(building),
                 number(BonusRole));
}

} // namespace windrose
