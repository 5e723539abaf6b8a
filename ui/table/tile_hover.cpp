// SPDX-License-Identifier: GPL-3.0-or-later
#include "tile_hover.h"

#include "placement_controller.h"
#include "table_tile.h"

#include <QToolTip>

namespace windrose
{

void TileHover::show(const QPoint& globalPosition)
{
    const QString text = m_tile.modelValue(Qt::ToolTipRole).toString();
    if (text.isEmpty() || m_controller.isCarrying()) {
        QToolTip::hideText();
        return;
    }
    m_text = text;
    stopWatching();
    // `dataChanged` does not cover tooltips.
    GameSession& session = m_tile.model()->session();
    m_gameWatch = QObject::connect(&session, &GameSession::changed, &m_tile, [this] { hideStale(); });
    m_storyWatch = QObject::connect(&session.story(), &Story::stepped, &m_tile, [this] { hideStale(); });
    QToolTip::showText(globalPosition, text, &m_tile, m_tile.rect());
}

void TileHover::hideStale()
{
    if (m_text.isEmpty() || m_tile.modelValue(Qt::ToolTipRole).toString() == m_text) {
        return;
    }
    if (QToolTip::isVisible() && QToolTip::text() == m_text) {
        QToolTip::hideText();
    }
    m_text.clear();
    stopWatching();
}

void TileHover::stopWatching()
{
    QObject::disconnect(m_gameWatch);
    QObject::disconnect(m_storyWatch);
}

} // namespace windrose
