// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// A cargo ship with its spaces; barrels can be dropped on it.
class CargoShipTile final : public TableTile
{
    Q_OBJECT

public:
    CargoShipTile(PlacementController& controller, TableModel& model, int ship, QWidget* parent);

    QRectF pieceRect() override;

protected:
    bool isShown() const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;
    QVariantList look() const override;

private:
    int longest() const;
};

} // namespace windrose
