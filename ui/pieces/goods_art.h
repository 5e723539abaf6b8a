// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// The names of drawings.
QString barrelArt(Good good);
QString goodArt(Good good);
QString tileArt(Tile tile);
QString roleArt(Role role);
QString buildingArt(Building building);

/// Draws a barrel; the picture on it distinguishes the good as well as its color.
void drawBarrel(QPainter& painter, const QRectF& where, Good good);

/// Draws an empty barrel space, on paper or (lighter) on a ship.
void drawEmptyBarrel(QPainter& painter, const QRectF& where, const QColor& fill, const QColor& edge);

/// Draws a barrel with its number below; faint when there are none.
void drawBarrelStack(QPainter& painter, const QRectF& where, Good good, int count);

/// What the barrel and the number of `drawBarrelStack` fill of its rectangle.
QRectF barrelStackRect(const QRectF& where);

/// Draws what the trading house pays for each good: its picture and a coin with the price, in a row.
void drawPrices(QPainter& painter, const QRectF& where);

/// Draws a coin with a number on it.
void drawCoin(QPainter& painter, const QRectF& where, int amount);

/// Draws a doubloon beside a number within `where` and returns the right end.
qreal drawAmount(QPainter& painter, const QRectF& where, const QString& art, const QString& text, const QColor& ink,
                 int type);

/// Draws a colonist outside a circle.
void drawColonist(QPainter& painter, const QRectF& where);

} // namespace windrose
