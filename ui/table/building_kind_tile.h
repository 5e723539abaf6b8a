// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// A kind of building in the supply; crossed out when it is sold out, hidden while the game has fewer kinds.
class BuildingKindTile final : public TableTile
{
    Q_OBJECT

public:
    BuildingKindTile(PlacementController& controller, TableModel& model, int row, QWidget* parent);

protected:
    QVariantList look() const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;

private:
    QStringList shortestNames() const;
};

} // namespace windrose
