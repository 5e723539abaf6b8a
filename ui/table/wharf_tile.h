// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// The private ship of the seat to move, if it owns a wharf.
class WharfTile final : public TableTile
{
    Q_OBJECT

public:
    WharfTile(PlacementController& controller, TableModel& model, QWidget* parent);

    void refresh() override;

protected:
    QVariantList look() const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;

private:
    bool hasSailed() const;
};

} // namespace windrose
