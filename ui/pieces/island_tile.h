// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// A plantation or quarry tile, without its circle.
void drawIslandTile(QPainter& painter, const QRectF& where, Tile tile);

/// Where the circle of an island tile is.
QRectF circleOfTile(const QRectF& tile);

/// A stack of tiles seen from above with its number: the quarries, or the face-down tiles.
void drawTileStack(QPainter& painter, const QRectF& where, const QString& art, int count);

} // namespace windrose
