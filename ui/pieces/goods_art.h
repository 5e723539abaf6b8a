// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// Names of drawings by what they show.
QString barrelArt(Good good);
QString goodArt(Good good);
QString tileArt(Tile tile);
QString roleArt(Role role);
QString buildingArt(Building building);

/// A barrel; told apart by the good's picture on it as well as by color.
void drawBarrel(QPainter& painter, const QRectF& where, Good good);

/// The place for a barrel that is not there, on paper or (lighter) on a ship.
void drawEmptyBarrel(QPainter& painter, const QRectF& where, const QColor& fill, const QColor& edge);

/// A barrel with its number below; faint when there is none.
void drawBarrelStack(QPainter& painter, const QRectF& where, Good good, int count);

/// A coin with a number on it.
void drawCoin(QPainter& painter, const QRectF& where, int amount);

/// A doubloon beside a number, as wide as it needs within `where`; returns the right end.
qreal drawAmount(QPainter& painter, const QRectF& where, const QString& art, const QString& text, const QColor& ink,
                 int type);

/// A colonist standing free.
void drawColonist(QPainter& painter, const QRectF& where);

} // namespace windrose
