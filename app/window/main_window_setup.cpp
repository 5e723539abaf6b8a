// SPDX-License-Identifier: GPL-3.0-or-later

// The window while a position is set up by hand: the game's table waits behind.

#include "keeping_notice.h"
#include "main_window.h"
#include "position_setup.h"
#include "ui/dialogs/file_errors.h"
#include "ui/session/computer_seats.h"
#include "ui/table/setup_bar.h"
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
    setUp(nullptr);
}

void MainWindow::resumeSetup(const StartRequest& request)
{
    if (m_isOpened || laysTable(request) || request.quitAfterPaint) {
        return;
    }
    const GameFile kept = readGameFile(m_kept.setupPath());
    if (kept.record && kept.problem.isEmpty()) {
        setUp(&*kept.record);
        m_setup->table().setupBar()->say(tr("You were setting up this position when the program ended."));
    } else if (kept.unread != FileProblemCode::Missing) {
        tellAtStart(FileTask::ResumeSetup, m_kept.setupPath(), kept.problem);
    }
}

void MainWindow::setUp(const Record* kept)
{
    if (m_setup) {
        return;
    }
    m_computers->setHeld(true);
    m_setup = std::make_unique<PositionSetup>(m_session.position(), m_session.recordTo(0).names, m_colors, this);
    if (kept != nullptr) {
        m_setup->goOnWith(*kept);
    }
    m_dropsSetup = false;
    if (!m_setupJournal.isOn()) {
        m_setupJournal.setPath(m_kept.setupPath(), [this] { return m_kept.guard(); });
    }
    m_setup->session().keeping().keepIn(m_setupJournal);
    connect(
        m_setup.get(), &PositionSetup::left, this,
        [this] {
            if (m_setup) {
                leaveSetup();
                dropSetup();
            }
        },
        Qt::QueuedConnection);
    connect(
        m_setup.get(), &PositionSetup::startWanted, this,
        [this](const Record& start) {
            if (!m_setup) {
                return; // pressed twice
            }
            m_colors = m_setup->colors();
            m_table->setColors(m_colors);
            leaveSetup();
            Record record = start;
            if (record.players == m_session.players()) {
                record.sitters = m_session.record().sitters;
            }
            loadPaused(record);
            m_computers->setPaused(m_session.isComputersTurn());
            m_dropsSetup = true;
            dropSetupOnceKept();
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
    showKeepingProblem();
    refreshActions();
}

void MainWindow::dropSetup()
{
    m_dropsSetup = false;
    m_setupJournal.close(std::nullopt, [this] { m_kept.removeSetup(); });
}

void MainWindow::dropSetupOnceKept()
{
    if (m_dropsSetup && m_session.keeping().isKept()) {
        dropSetup();
    }
}

void MainWindow::showKeepingProblem()
{
    if (m_setup && !m_setupJournal.error().isEmpty()) {
        m_notice->setProblem(KeepingNotice::Of::Position, m_kept.setupPath(), m_setupJournal.error());
    } else {
        m_notice->setProblem(KeepingNotice::Of::Game, m_kept.path(), m_session.keeping().error());
    }
}

void MainWindow::refreshSetup()
{
    m_undo->setEnabled(m_setup->session().draft().canUndo());
    m_redo->setEnabled(m_setup->session().draft().canRedo());
    setWindowTitle(tr("Setting up a position"));
}

} // namespace windrose
