// SPDX-License-Identifier: GPL-3.0-or-later
#include "wharf_tile.h"

#include "areas.h"
#include "ui/models/cargo_ships_model.h"
#include "ui/pieces/ships.h"

namespace windrose
{

WharfTile::WharfTile(PlacementController& controller, TableModel& model, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, static_cast<CargoShipsModel&>(model).wharfRow());
    setGround(&Theme::sea);
    setArea(areas::kShips);
}

void WharfTile::refresh()
{
    // With two players there is one ship fewer, so the wharf's row is one lower.
    setRow(static_cast<CargoShipsModel*>(model())->wharfRow());
    TableTile::refresh();
}

bool WharfTile::hasSailed() const
{
    return modelValue(SailedRole).toBool();
}

QVariantList WharfTile::look() const
{
    return TableTile::look() << hasSailed();
}

void WharfTile::paintPiece(QPainter& painter, const QRectF& where)
{
    drawWharfShip(painter, where, modelValue(NameRole).toString(), hasSailed() || number(OccupiedRole) == 0);
}

} // namespace windrose
