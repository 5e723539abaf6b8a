// SPDX-License-Identifier: GPL-3.0-or-later

// The window while a position is set up by hand: the game's table waits behind.

#include "main_window.h"
#include "position_setup.h"
#include "ui/session/computer_seats.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QLayout>
#include <QMenu>

namespace windrose
{

QList<TableView*> MainWindow::tables() const
{
    QList<TableView*> result{m_table};
    if (m_setup) {
        result.append(&m_setup->table());
    }
    return result;
}

void MainWindow::setUpPosition()
{
    if (m_setup) {
        return;
    }
    std::vector<std::string> names;
    names.reserve(static_cast<std::size_t>(m_session.players()));
    for (int seat = 0; seat < m_session.players(); ++seat) {
        names.push_back(m_session.seatName(seat).toStdString());
    }
    m_computers->setHeld(true);
    m_setup = std::make_unique<PositionSetup>(m_session.position(), std::move(names), m_colours, this);
    connect(m_setup.get(), &PositionSetup::left, this, &MainWindow::leaveSetup, Qt::QueuedConnection);
    connect(
        m_setup.get(), &PositionSetup::startWanted, this,
        [this](const Record& start) {
            if (!m_setup) {
                return; // pressed twice
            }
            m_colours = m_setup->colours();
            m_table->setColours(m_colours);
            leaveSetup();
            Record record = start;
            if (record.players == m_session.players()) {
                record.sitters = m_session.record().sitters;
            }
            lay(record);
        },
        Qt::QueuedConnection);
    connect(&m_setup->session(), &GameSession::changed, this, &MainWindow::refreshSetup);
    centralWidget()->layout()->replaceWidget(m_table, &m_setup->table());
    m_table->hide();
    m_setup->table().show();
    // What concerns the game alone waits until it is back.
    const QList<QAction*> both{m_saveAs, m_copyPosition, m_save,       m_copy,  m_preferencesAction, m_quit,
                               m_undo,   m_redo,         m_fullScreen, m_about, m_guideAction};
    for (const QMenu* menu : {m_gameMenu, m_editMenu, m_seatsMenu, m_viewMenu}) {
        for (QAction* action : menu->actions()) {
            if (!both.contains(action) && action != m_lookMenu->menuAction() && !action->isSeparator() &&
                action->isEnabled()) {
                action->setEnabled(false);
                m_waiting.append(action);
            }
        }
    }
    applySettings();
    refreshSetup();
}

void MainWindow::leaveSetup()
{
    if (!m_setup) {
        return;
    }
    centralWidget()->layout()->replaceWidget(&m_setup->table(), m_table);
    m_table->show();
    m_setup.reset();
    for (QAction* action : std::as_const(m_waiting)) {
        action->setEnabled(true);
    }
    m_waiting.clear();
    m_computers->setHeld(false);
    refreshActions();
}

void MainWindow::refreshSetup()
{
    m_undo->setEnabled(m_setup->session().draft().canUndo());
    m_redo->setEnabled(m_setup->session().draft().canRedo());
    setWindowTitle(tr("Setting up a position"));
}

} // namespace windrose
