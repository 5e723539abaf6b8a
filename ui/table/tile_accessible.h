// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>

class QWidget;

namespace windrose
{

/// Gives tiles an accessible interface of their own from now on: a button whose states say that its piece is in the
/// hand (selected), and that it can be used now or takes what is in the hand (selectable). Call it before a tile has a
/// name; further calls change nothing.
void installTileInterface();

/// Tells screen readers that some of these states of a place have changed.
void notifyTileStates(QWidget* tile, bool isSelectedChanged, bool isSelectableChanged);

} // namespace windrose
