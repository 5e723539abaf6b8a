// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QString>

class QPoint;

namespace windrose
{

class PlacementController;
class TableTile;

/// The tooltip of a tile. It is hidden when its text is outdated after a change of the game.
class TileHover
{
public:
    TileHover(TableTile& tile, const PlacementController& controller) : m_tile(tile), m_controller(controller) {}

    /// Shows the tile's tooltip at a point of the screen; hides it if there is none, or while a piece is carried.
    void show(const QPoint& globalPosition);
    /// Hides the tooltip if its text is outdated.
    void hideStale();

private:
    void stopWatching();

    TableTile& m_tile;
    const PlacementController& m_controller;
    QString m_text; ///< the last tooltip shown here
    QMetaObject::Connection m_gameWatch;
    QMetaObject::Connection m_storyWatch;
};

} // namespace windrose
