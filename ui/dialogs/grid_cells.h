// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

#include <utility>

class QGridLayout;
class QWidget;

namespace windrose
{

/// Where something is in a grid, and how far it reaches.
struct CellSpan {
    int line = 0;
    int column = 0;
    int lines = 1;
    int columns = 1;
};

/// The width of the columns of a grid with the gaps between them, also of widgets that were just made and are still
/// hidden, which the layout itself does not count. Widgets across several columns do not count.
int widthOfCells(const QGridLayout& grid);

/// Empties a grid of widgets; they stay where they are.
QList<std::pair<QWidget*, CellSpan>> takeCells(QGridLayout& grid);

} // namespace windrose
