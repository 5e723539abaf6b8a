// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QWidget;

namespace windrose
{

class TableTile;

/// Sorts tiles as one reads: by rows, and the circles of a tile at the place of the tile.
void sortForReading(QList<TableTile*>& tiles, const QWidget& table);

} // namespace windrose
