// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "space_tile.h"

namespace windrose
{

/// A space of the city with the building on it. A large building is one tile over its two spaces; the tile of its
/// second space is hidden.
class CitySpaceTile final : public SpaceTile
{
    Q_OBJECT

public:
    using SpaceTile::SpaceTile;

    /// The other space of the large building that starts here, or -1.
    int secondSpace() const;

protected:
    QList<QRectF> circleRects(int circles) const override;
    bool isShown() const override;
    void paintPiece(QPainter& painter, const QRectF& where) override;
    QVariantList look() const override;
};

} // namespace windrose
