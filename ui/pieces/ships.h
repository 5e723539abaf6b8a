// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// Draws a cargo ship on the sea with its filled and empty spaces. `longest` is the capacity of the longest ship in the
/// game, which gives all ships the same scale. `good` is -1 for an empty ship.
void drawCargoShip(QPainter& painter, const QRectF& where, int capacity, int longest, int good, int barrels);

/// The rectangle of space `number` (from 0) of a cargo ship.
QRectF spaceOfShip(const QRectF& where, int capacity, int longest, int number);

/// Draws the colonist ship with its colonists.
void drawColonistShip(QPainter& painter, const QRectF& where, int colonists);

/// Draws a private ship; faint once it has been used.
void drawWharfShip(QPainter& painter, const QRectF& where, const QString& label, bool sailed);

} // namespace windrose
