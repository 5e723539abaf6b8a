// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// Draws a plantation or quarry tile without its circle.
void drawIslandTile(QPainter& painter, const QRectF& where, Tile tile);

/// The circle of an island tile.
QRectF circleOfTile(const QRectF& tile);

/// Draws a stack of tiles with its number: the quarries, or the face-down tiles.
void drawTileStack(QPainter& painter, const QRectF& where, const QString& art, int count);

} // namespace windrose
