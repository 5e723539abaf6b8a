// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// San Juan: colonists without a place wait here.
class SanJuanTile final : public TableTile
{
    Q_OBJECT

public:
    SanJuanTile(PlacementController& controller, TableModel& model, int seat, QWidget* parent);

protected:
    void paintPiece(QPainter& painter, const QRectF& where) override;
};

} // namespace windrose
