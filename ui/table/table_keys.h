// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

class QWidget;

namespace windrose
{

class PlacementController;
class TableBars;

/// Carries out the keys that mean the same wherever the focus is on the table: Enter presses the offered button, or
/// uses the focused piece where none is offered; the keys of `Command::NextUsable` and of the commands like it go to
/// the next legal thing or area and back. False for other keys.
bool pressTableKey(const QKeyEvent& event, QWidget& table, TableBars& bars, PlacementController& controller);

} // namespace windrose
