// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_log.h"

#include "log_panel.h"
#include "log_title.h"
#include "placement_controller.h"

namespace windrose
{

TableLog::TableLog(GameSession& session, PlacementController& controller, QWidget& table)
    : m_table(table), m_title(new LogTitle(&table)), m_panel(new LogPanel(session, &table))
{
    connect(m_title, &QAbstractButton::clicked, this, [this] {
        if (m_isFolded) {
            m_isUnfolded = !m_isUnfolded;
            emit changed();
        } else {
            setShown(false);
        }
    });
    const auto tab = [&controller](QWidget* from, bool next) { return controller.walk().tabFromStop(from, next); };
    m_title->setTabHandler(tab);
    m_panel->setTabHandler(tab);
}

void TableLog::setShown(bool shown)
{
    m_isShown = shown;
    m_isUnfolded = false;
    emit changed();
}

void TableLog::hide()
{
    m_isHidden = true;
    m_title->hide();
    m_panel->hide();
}

QRect TableLog::layOut(const TableLayout& layout)
{
    m_isFolded = layout.logFolded;
    const int title = layout.title + 6;
    QRect log = layout.log;
    const bool isOverBoards = m_isFolded && m_isUnfolded;
    if (isOverBoards) {
        log.setTop(qMax(layout.margin, log.bottom() - m_table.height() / 2));
    }
    m_title->setGeometry(log.left(), log.top(), log.width(), title);
    m_title->setOpen(isOpen(layout));
    m_panel->setVisible(isOpen(layout));
    m_panel->setGeometry(log.left() + 1, log.top() + title, log.width() - 2, log.height() - title - 2);
    if (isOverBoards) {
        m_title->raise();
        m_panel->raise();
    }
    return log;
}

void TableLog::retranslate()
{
    m_title->retranslate();
    m_panel->retranslate();
}

QList<QWidget*> TableLog::stops() const
{
    return m_panel->isVisible() ? QList<QWidget*>{m_title, m_panel} : QList<QWidget*>{m_title};
}

} // namespace windrose
