// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// A movable marker in the header of a board while a position is set up: doubloons, victory points, the governor's
/// marker, a role card taken.
class SetupMarkTile final : public TableTile
{
    Q_OBJECT

public:
    SetupMarkTile(PlacementController& controller, TableModel& model, int row, int seat, QWidget* parent);

    /// Its preferred width in a header of this height.
    int preferredWidth(int height, bool large) const;
    /// Whether the board has any of it.
    bool isThere() const { return isShown(); }
    /// Draws it with its name if there is room.
    void setLarge(bool large);

protected:
    QVariantList look() const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;

private:
    QString label() const;

    bool m_large = false;
};

} // namespace windrose
