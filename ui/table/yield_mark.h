// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/table_roles.h"

#include <QPainter>

namespace windrose
{

/// Draws what a board would produce of a kind, "+2", and below it what it lacks for more: a dashed square for a
/// plantation, a dashed house for a building, an idle circle for a colonist, an empty barrel for the supply. Nothing
/// when there is nothing to show.
void drawYield(QPainter& painter, const QRectF& where, int barrels, Lack lack);

} // namespace windrose
