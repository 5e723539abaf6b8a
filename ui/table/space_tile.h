// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "circle_tile.h"

namespace windrose
{

/// The common base of island and city spaces: they contain the circles of the tile or building on them.
class SpaceTile : public TableTile
{
    Q_OBJECT

public:
    SpaceTile(PlacementController& controller, TableModel& model, int space, int seat, QWidget* parent);

    void refresh() override;

protected:
    /// The rectangles of the circles, in the tile's coordinates.
    virtual QList<QRectF> circleRects(int circles) const = 0;
    void resizeEvent(QResizeEvent* event) override;

    int seat() const { return m_seat; }

private:
    void placeCircles();

    int m_seat;
    QList<CircleTile*> m_circles;
    int m_shown = 0;
};

} // namespace windrose
