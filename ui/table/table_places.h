// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_place.h"

#include <vector>

namespace windrose
{

/// All places on the table, and which of them the pointer refers to: places are nested, as circles on a tile.
class TablePlaces
{
public:
    explicit TablePlaces(QWidget& table) : m_table(table) {}

    void add(TablePlace* place) { m_places.push_back(place); }
    void remove(TablePlace* place) { std::erase(m_places, place); }
    const std::vector<TablePlace*>& all() const { return m_places; }

    /// The widget's place for one of the game's places, or null.
    TablePlace* find(const Place& place) const;
    /// The visible widgets with a piece that is interchangeable with one of `pieces`; without those inside another one,
    /// such as the circles of a tile.
    QList<QWidget*> widgetsOf(const QList<Piece>& pieces) const;
    /// The visible widgets of `places`.
    QList<QWidget*> widgetsAt(const QList<Place>& places) const;
    /// The rectangle of a widget on the table, in the coordinates of the table.
    QRect rectOf(const QWidget& widget) const;
    /// The innermost place under a point of the screen, or null.
    TablePlace* leafAt(const QPoint& globalPosition) const;
    /// The place whose piece is picked up at `leaf`; `leaf` itself if nothing can be picked up.
    static TablePlace* sourceFor(TablePlace* leaf);
    /// The first circle of a tile or building, or the circle `place` itself, that is idle while a colonist of its owner
    /// waits in San Juan; null where there is none.
    static TablePlace* idleCircleIn(TablePlace* place);
    /// The one of the `legal` places that takes a piece dropped on `leaf`, or null.
    static TablePlace* targetFor(TablePlace* leaf, const std::vector<TablePlace*>& legal);

private:
    QWidget& m_table;
    std::vector<TablePlace*> m_places;
};

} // namespace windrose
