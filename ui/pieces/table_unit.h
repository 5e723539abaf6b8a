// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace windrose
{

/// The unit of the table that shows: 1 up to 1280x800, in proportion on a larger table. Pieces, lines and texts that do
/// not follow from the size of a panel are given in units, so everything grows together.
qreal tableUnit();

/// Sets the unit; a table does when it is laid out or shown.
void setTableUnit(qreal unit);

/// The size of the table's texts: 1 as the table is made, 2 for twice as large where the places allow it.
qreal textScale();

/// Sets the size of the texts; tables are laid out again for it.
void setTextScale(qreal scale);

/// How much larger a place is for larger texts: it grows by `share` of what they grow. It is never smaller.
qreal roomForText(qreal share);

/// A length in units as logical pixels.
qreal inUnits(qreal length);

/// A length in units as whole logical pixels.
int wholeUnits(qreal length);

} // namespace windrose
