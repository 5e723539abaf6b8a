// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme.h"

#include <QPainter>

namespace windrose
{

/// A cargo ship with its spaces, filled and empty, on the sea. `longest` is the capacity of the longest ship in the
/// game, so that their lengths can be compared. `good` is -1 on an empty ship.
void drawCargoShip(QPainter& painter, const QRectF& where, int capacity, int longest, int good, int barrels);

/// Where space `number` (from 0) of a cargo ship is.
QRectF spaceOfShip(const QRectF& ship, int capacity, int longest, int number);

/// The colonist ship with its passengers.
void drawColonistShip(QPainter& painter, const QRectF& where, int colonists);

/// A private ship: open sea when it has not sailed.
void drawWharfShip(QPainter& painter, const QRectF& where, const QString& label, bool sailed);

} // namespace windrose
