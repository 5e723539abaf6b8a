// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

class StoragePicker;

/// The barrels of one good on a wind rose, and where there is room what would be produced of it now. At storage a click
/// chooses what to keep.
class BarrelStackTile final : public TableTile
{
    Q_OBJECT

public:
    BarrelStackTile(PlacementController& controller, TableModel& model, Good good, int seat, StoragePicker& picker,
                    QWidget* parent);

    /// At storage a click chooses what to keep of it.
    bool isLegalNow() const override { return isToStore() || TableTile::isLegalNow(); }
    QRectF pieceRect() override;

protected:
    QVariantList look() const override;
    bool isShown() const override { return modelIndex().isValid(); }
    QString spokenName() const override;
    QRectF outline() const override;
    bool ownClick() override;
    void paintPiece(QPainter& painter, const QRectF& where) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool isToStore() const;
    QString keptText() const;
    QString keptLabel(qreal width) const;
    bool showsYield() const;

    StoragePicker& m_picker;
    Good m_good;
    int m_seat;
};

} // namespace windrose
