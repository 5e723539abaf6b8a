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
    return row() < model()->session().position().shipCount();
}

int CargoShipTile::longest() const
{
    const Position& position = model()->session().position();
    return position.shipCapacity(position.shipCount() - 1);
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

WharfTile::WharfTile(PlacementController& controller, TableModel& model, QWidget* parent)
    : TableTile(controller, parent)
{
    bind(&model, 0);
    setGround(&Theme::sea);
    setArea(areas::kShips);
}

void WharfTile::refresh()
{
    // With two players there is a ship less, and the wharf moves up a row.
    bind(model(), static_cast<CargoShipsModel*>(model())->wharfRow());
    TableTile::refresh();
}

bool WharfTile::hasSailed() const
{
    const Position& position = model()->session().position();
    return (position.wharvesUsed >> position.turn & 1U) != 0;
}

QVariantList WharfTile::look() const
{
    return TableTile::look() << hasSailed();
}

void WharfTile::paintPiece(QPainter& painter, const QRectF& where)
{
    drawWharfShip(painter, where, fact(Qt::DisplayRole).toString(), hasSailed() || number(OccupiedRole) == 0);
}

} // namespace windrose
