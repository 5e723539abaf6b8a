// SPDX-License-Identifier: GPL-3.0-or-later
#include "cargo_ship_tile.h"

#include "areas.h"
#include "ui/models/cargo_ships_model.h"
#include "ui/pieces/ships.h"

namespace windrose
{

CargoShipTile::CargoShipTile(PlacementController& controller, TableModel& model, int ship, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, ship);
    setGround(&Theme::sea);
    setArea(areas::kShips);
}

bool CargoShipTile::isShown() const
{
    return number(CapacityRole) > 0; // with two players this row is the wharf
}

int CargoShipTile::longest() const
{
    return number(LongestRole);
}

QVariantList CargoShipTile::look() const
{
    return TableTile::look() << longest();
}

void CargoShipTile::paintPiece(QPainter& painter, const QRectF& where)
{
    drawCargoShip(painter, where.adjusted(2, 2, -2, -2), number(CapacityRole), longest(), number(PieceRole),
                  number(CountRole));
}

QRectF CargoShipTile::pieceRect()
{
    const int capacity = number(CapacityRole);
    return spaceOfShip(QRectF(rect()), capacity, longest(), qMin(number(CountRole), capacity - 1));
}

} // namespace windrose
