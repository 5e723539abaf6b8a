// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// The barrels of one good in the supply.
class GoodsSupplyTile final : public TableTile
{
    Q_OBJECT

public:
    GoodsSupplyTile(PlacementController& controller, TableModel& model, Good good, QWidget* parent);

protected:
    bool isShown() const override { return modelIndex().isValid(); }
    void paintPiece(QPainter& painter, const QRectF& where) override;
};

} // namespace windrose
