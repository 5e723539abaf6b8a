// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// A plantation in the face-up row.
class PlantationTile final : public TableTile
{
    Q_OBJECT

public:
    PlantationTile(PlacementController& controller, TableModel& model, int row, QWidget* parent);

protected:
    void paintPiece(QPainter& painter, const QRectF& where) override;
};

} // namespace windrose
