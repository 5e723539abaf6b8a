// SPDX-License-Identifier: GPL-3.0-or-later
#include "reading_order.h"

#include "table_tile.h"

#include <algorithm>
#include <array>

namespace windrose
{

void sortForReading(QList<TableTile*>& tiles, const QWidget& table)
{
    const auto keyOf = [&table](const TableTile* tile) {
        const QWidget* outer = tile;
        while (const auto* around = qobject_cast<const TableTile*>(outer->parentWidget())) {
            outer = around;
        }
        const QPoint corner = outer->mapTo(&table, QPoint(0, 0));
        const QPoint inner = tile->mapTo(&table, QPoint(0, 0));
        return std::array{corner.y(), corner.x(), inner.y(), inner.x()};
    };
    std::stable_sort(tiles.begin(), tiles.end(),
                     [&keyOf](const TableTile* a, const TableTile* b) { return keyOf(a) < keyOf(b); });
}

} // namespace windrose
