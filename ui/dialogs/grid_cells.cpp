// SPDX-License-Identifier: GPL-3.0-or-later
#include "grid_cells.h"

#include <QGridLayout>
#include <QWidget>

#include <algorithm>
#include <memory>
#include <numeric>

namespace windrose
{

namespace
{

CellSpan spanOf(const QGridLayout& grid, int index)
{
    CellSpan span;
    grid.getItemPosition(index, &span.line, &span.column, &span.lines, &span.columns);
    return span;
}

} // namespace

int widthOfCells(const QGridLayout& grid)
{
    QList<int> columns(grid.columnCount(), 0);
    for (int cell = 0; cell < grid.count(); ++cell) {
        const CellSpan span = spanOf(grid, cell);
        if (span.columns == 1) {
            const QWidget* widget = grid.itemAt(cell)->widget();
            const QSize size = widget->minimumSizeHint().expandedTo(widget->minimumSize());
            columns[span.column] = std::max(columns[span.column], size.width());
        }
    }
    columns.removeAll(0); // a grid keeps the columns it once had
    const int gaps = (static_cast<int>(columns.size()) - 1) * grid.horizontalSpacing();
    return std::accumulate(columns.begin(), columns.end(), gaps);
}

QList<std::pair<QWidget*, CellSpan>> takeCells(QGridLayout& grid)
{
    QList<std::pair<QWidget*, CellSpan>> cells;
    while (grid.count() > 0) {
        const CellSpan span = spanOf(grid, 0);
        const std::unique_ptr<QLayoutItem> item(grid.takeAt(0));
        cells.append({item->widget(), span});
    }
    return cells;
}

} // namespace windrose
