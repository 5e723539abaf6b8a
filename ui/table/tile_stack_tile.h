// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// The quarry stack or the face-down stacks, with their number.
class TileStackTile final : public TableTile
{
    Q_OBJECT

public:
    TileStackTile(PlacementController& controller, TableModel& model, int row, QWidget* parent);

protected:
    bool isShown() const override { return modelIndex().isValid(); }
    void paintPiece(QPainter& painter, const QRectF& where) override;
};

} // namespace windrose
