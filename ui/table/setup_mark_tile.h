// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// Something in the header of a board that a hand can move while a position is set up: doubloons, victory points, the
/// governor's mark, a role card taken.
class SetupMarkTile final : public TableTile
{
    Q_OBJECT

public:
    SetupMarkTile(PlacementController& controller, TableModel& model, int row, int seat, QWidget* parent);

    /// How wide it wants to be in a header of this height.
    int preferredWidth(int height, bool large) const;
    /// Whether there is anything of it on the board.
    bool isThere() const { return isShown(); }
    /// Drawn with its name where there is room.
    void setLarge(bool large);

protected:
    QVariantList look() const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;

private:
    QString label() const;

    bool m_large = false;
};

} // namespace windrose
