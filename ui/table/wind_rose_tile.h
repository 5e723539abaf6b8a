// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"
#include "ui/pieces/table_unit.h"

namespace windrose
{

class BarrelStackTile;
class StoragePicker;

/// The wind rose of a board: barrels and doubloons, visible to all.
class WindRoseTile final : public TableTile
{
    Q_OBJECT

public:
    WindRoseTile(PlacementController& controller, TableModel& model, int seat, StoragePicker& picker, QWidget* parent);

protected:
    QVariantList look() const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isSmall() const { return height() < wholeUnits(80); }
    QRectF barrels() const;

    QList<BarrelStackTile*> m_stacks;
};

} // namespace windrose
