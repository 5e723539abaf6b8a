// SPDX-License-Identifier: GPL-3.0-or-later
#include "used_tile.h"

#include "table_tile.h"

namespace windrose
{

void UsedTile::set(TablePlace* place)
{
    forget();
    const QWidget* widget = dynamic_cast<TableTile*>(place);
    if (widget == nullptr) {
        return;
    }
    while (const auto* outer = qobject_cast<TableTile*>(widget->parentWidget())) {
        widget = outer;
    }
    m_onScreen = {widget->mapToGlobal(QPoint(0, 0)), widget->size()};
}

bool UsedTile::isUnder(const QPoint& globalPosition)
{
    if (!m_onScreen.contains(globalPosition)) {
        forget();
    }
    return !m_onScreen.isNull();
}

} // namespace windrose
