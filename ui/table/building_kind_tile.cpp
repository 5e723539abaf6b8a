// SPDX-License-Identifier: GPL-3.0-or-later
#include "building_kind_tile.h"

#include "areas.h"
#include "ui/models/texts.h"
#include "ui/pieces/building_card.h"

namespace windrose
{

BuildingKindTile::BuildingKindTile(PlacementController& controller, TableModel& model, int row, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, row);
    setGround(&Theme::paper);
    setArea(areas::kSupply);
}

QVariantList BuildingKindTile::look() const
{
    return {modelValue(NameRole),  modelValue(CountRole),   modelValue(CostRole),       modelValue(PriceRole),
            modelValue(OwnedRole), modelValue(SoldOutRole), modelValue(AffordableRole), modelValue(AskedRole)};
}

/// The names of all kinds in play, as short as they can be.
QStringList BuildingKindTile::shortestNames() const
{
    QStringList names;
    for (int row = 0; row < model()->rowCount(); ++row) {
        const auto building = static_cast<Building>(model()->index(row, 0).data(PieceRole).toInt());
        const QString shorter = texts::buildingShortName(building);
        names.append(shorter.isEmpty() ? texts::buildingLabel(building) : shorter);
    }
    return names;
}

void BuildingKindTile::paintPiece(QPainter& painter, const QRectF& where)
{
    const auto building = static_cast<Building>(number(PieceRole));
    const int cost = number(CostRole);
    const int price = number(PriceRole);
    drawSupplyCard(painter, where,
                   {.building = building,
                    .name = texts::buildingLabel(building),
                    .shortName = texts::buildingShortName(building),
                    .cost = cost,
                    .price = price != cost ? price : -1,
                    .copies = number(CountRole),
                    .soldOut = modelValue(SoldOutRole).toBool(),
                    .owned = modelValue(OwnedRole).toBool(),
                    .affordable = modelValue(AffordableRole).toBool(),
                    .asked = modelValue(AskedRole).toBool(),
                    .nameType = typeOfSupplyNames(where, [this] { return shortestNames(); })});
}

} // namespace windrose
