// SPDX-License-Identifier: GPL-3.0-or-later
#include "tile_descriptions.h"

#include "speeds.h"
#include "table_place.h"

#include <QAccessible>

namespace windrose
{

TileDescriptions::TileDescriptions(GameSession& session, QWidget& table)
{
    m_timer.setParent(&table);
    m_timer.setObjectName(QStringLiteral("descriptions")); // tests wait for it
    m_timer.setSingleShot(true);
    m_timer.setInterval(speeds::kDescriptionDelay);
    connect(&m_timer, &QTimer::timeout, this, [&session, &table] {
        if (session.story().isShowingOrder()) {
            return; // it starts again when everything is shown
        }
        for (QWidget* widget : table.findChildren<QWidget*>()) {
            if (TablePlace* place = placeOf(widget)) {
                place->reportNewDescription();
            }
        }
    });
    connect(&session, &GameSession::changed, this, &TileDescriptions::update);
    connect(&session.story(), &Story::finished, this, &TileDescriptions::update);
}

void TileDescriptions::update()
{
    if (QAccessible::isActive()) {
        m_timer.start();
    }
}

} // namespace windrose
