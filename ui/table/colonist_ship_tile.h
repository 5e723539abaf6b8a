// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// The colonist ship with its passengers.
class ColonistShipTile final : public TableTile
{
    Q_OBJECT

public:
    ColonistShipTile(PlacementController& controller, TableModel& model, QWidget* parent);

protected:
    void paintPiece(QPainter& painter, const QRectF& where) override;
};

} // namespace windrose
