// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// The colonists still in the supply, as a number.
class ColonistSupplyTile final : public TableTile
{
    Q_OBJECT

public:
    ColonistSupplyTile(PlacementController& controller, TableModel& model, QWidget* parent);

protected:
    void paintPiece(QPainter& painter, const QRectF& where) override;
};

} // namespace windrose
