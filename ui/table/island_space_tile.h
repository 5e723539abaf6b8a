// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "space_tile.h"

namespace windrose
{

/// An island space with its tile.
class IslandSpaceTile final : public SpaceTile
{
    Q_OBJECT

public:
    using SpaceTile::SpaceTile;

protected:
    QList<QRectF> circleRects(int circles) const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;
    QVariantList look() const override { return {modelValue(PieceRole)}; }
};

} // namespace windrose
