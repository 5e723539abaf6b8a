// SPDX-License-Identifier: GPL-3.0-or-later
#include "space_tile.h"

#include "areas.h"

namespace windrose
{

SpaceTile::SpaceTile(PlacementController& controller, TableModel& model, int space, int seat, QWidget* parent)
    : TableTile(controller, parent), m_seat(seat)
{
    bind(&model, space);
    setGround(&Theme::paper);
    setArea(areas::spacesOf(seat));
}

void SpaceTile::refresh()
{
    TableTile::refresh();
    const QModelIndex index = modelIndex();
    m_shown = index.isValid() ? model()->rowCount(index) : 0;
    const auto known = m_circles.size();
    while (m_circles.size() < m_shown) {
        m_circles.append(
            new CircleTile(controller(), *model(), static_cast<int>(m_circles.size()), row(), m_seat, this));
    }
    placeCircles();
    for (auto circle = known; circle < m_circles.size(); ++circle) {
        m_circles[circle]->refresh(); // the others are notified themselves
    }
}

void SpaceTile::placeCircles()
{
    if (m_shown == 0) {
        return;
    }
    const QList<QRectF> rects = circleRects(m_shown);
    for (int i = 0; i < m_shown; ++i) {
        m_circles[i]->setGeometry(rects[i].toRect());
    }
}

void SpaceTile::resizeEvent(QResizeEvent*)
{
    placeCircles();
}

} // namespace windrose
