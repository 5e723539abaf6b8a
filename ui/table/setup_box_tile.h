// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// A part of the box beside the boards while a position is set up: face-down plantations of a kind, doubloons, victory
/// points, or the place that takes back any piece.
class SetupBoxTile final : public TableTile
{
    Q_OBJECT

public:
    SetupBoxTile(PlacementController& controller, TableModel& model, int row, QWidget* parent);

protected:
    void paintPiece(QPainter& painter, const QRectF& where) override;

private:
    void paintPile(QPainter& painter, const QRectF& where);
};

} // namespace windrose
