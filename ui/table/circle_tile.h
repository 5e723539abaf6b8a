// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// A circle for a colonist on a tile or a building: white when idle, green with a colonist when occupied.
class CircleTile final : public TableTile
{
    Q_OBJECT

public:
    CircleTile(PlacementController& controller, TableModel& model, int number, int space, int seat, QWidget* parent);

    /// An idle circle takes a colonist from San Juan. An occupied one can be emptied, but is not marked.
    bool isLegalNow() const override { return modelValue(FillableRole).toBool(); }

protected:
    QVariantList look() const override;
    qreal outlineRadius() const override { return width() / 2.0; }
    void paintLegal(QPainter& painter) const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;
};

} // namespace windrose
