// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_tile.h"

namespace windrose
{

/// The trading house with its four spaces, and below them what it pays for each good; a barrel can be dropped anywhere
/// on it.
class TradingHouseTile final : public TableTile
{
    Q_OBJECT

public:
    TradingHouseTile(PlacementController& controller, TableModel& model, QWidget* parent);

    QRectF pieceRect() override;

protected:
    QVariantList look() const override;
    QString spokenName() const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;

private:
    int goodAt(int space) const;
    QRectF spaceRect(int space) const;
    QRectF barrelRect(int space) const;
    QRectF pricesRect() const;
};

} // namespace windrose
