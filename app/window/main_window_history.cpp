// SPDX-License-Identifier: GPL-3.0-or-later

// Going back in the game, going on from another moment, and what is asked before orders are lost.

#include "main_window.h"
#include "position_setup.h"
#include "ui/dialogs/settings.h"
#include "ui/session/computer_seats.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/replay_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QMessageBox>
#include <QPushButton>

namespace windrose
{

void MainWindow::watchHistory()
{
    connect(&m_table->prompt(), &PromptBar::undoRequested, this, &MainWindow::undo);
    connect(&m_table->prompt(), &PromptBar::redoRequested, this, &MainWindow::redo);
    connect(m_table, &TableView::undoToWanted, this, &MainWindow::undoTo);
    connect(m_table, &TableView::branchWanted, this, &MainWindow::branchFrom);
    m_table->replay().setSpeed(static_cast<int>(settings::replaySpeed.value()));
    connect(&m_table->replay(), &ReplayBar::speedChosen, this,
            [](int speed) { settings::replaySpeed.setValue(static_cast<settings::Speed>(speed)); });
    connect(m_table, &TableView::replayShown, m_replay, &QAction::setChecked);
    m_session.setAsksBeforeDropping(true);
    connect(&m_session, &GameSession::dropAsked, this, &MainWindow::askBeforeDropping);
    connect(&m_session, &GameSession::dropping, &m_session.keeping(), &GameKeeping::keepEarlier);
}

void MainWindow::sayWhyUndoStops(UndoStop stop)
{
    QString sentence;
    switch (stop) {
    case UndoStop::None:
        return;
    case UndoStop::Start:
        sentence = tr("There is nothing to undo.");
        break;
    case UndoStop::HiddenTiles:
        sentence = tr("Undo stops here: hidden tiles have been seen since. You can change this in the preferences.");
        break;
    case UndoStop::Turn:
        sentence = tr("Undo stops here: the move before was another player's. You can change this in the preferences.");
        break;
    case UndoStop::LookingBack:
        sentence = tr(
            "You are looking at another moment of the game. Return to the game, or choose Undo to the Shown Moment.");
        break;
    }
    m_table->prompt().say(sentence);
}

void MainWindow::undo()
{
    if (m_setup) {
        m_setup->session().undoStep();
        return;
    }
    sayWhyUndoStops(m_session.undoRedo().stop());
    m_session.undoRedo().undo();
}

void MainWindow::redo()
{
    if (m_setup) {
        m_setup->session().redoStep();
        return;
    }
    m_session.undoRedo().redo();
}

void MainWindow::restartTurn()
{
    const UndoStop stop = m_session.undoRedo().restartStop();
    if (stop == UndoStop::Start) {
        m_table->prompt().say(tr("The turn has just begun."));
        return;
    }
    sayWhyUndoStops(stop);
    m_session.undoRedo().restartTurn();
}

void MainWindow::undoTo(int orders)
{
    if (!m_session.undoRedo().goTo(orders)) {
        sayWhyUndoStops(m_session.undoRedo().stopTo(orders));
    }
}

void MainWindow::undoToShown()
{
    undoTo(m_session.viewedMoment());
}

void MainWindow::branchFrom(int orders)
{
    const Record record = m_session.recordTo(orders);
    const auto number = static_cast<int>(record.orders.size());
    loadPaused(record);
    m_computers->setPaused(m_session.isComputersTurn());
    m_origin = number == 0 ? tr("New game from the start") : tr("New game from move %1").arg(number);
    refreshTitle();
    m_table->prompt().tell(
        tr("This is a new game that continues from here. The previous game is under Earlier Games."));
}

void MainWindow::toggleReplay()
{
    if (m_replay->isChecked()) {
        m_table->startReplay();
    } else {
        m_table->endReplay();
    }
    m_replay->setChecked(m_table->isReplaying());
}

void MainWindow::askBeforeDropping()
{
    delete m_dropQuestion;
    m_dropQuestion = new QMessageBox(
        QMessageBox::Question, {},
        tr("%n move(s) is/are undone. Playing on discards it/them.", nullptr, m_session.history().takenBack()),
        QMessageBox::NoButton, this);
    m_dropQuestion->setAttribute(Qt::WA_DeleteOnClose);
    m_dropQuestion->setInformativeText(
        tr("Others have played since. If you play on, the game as it was is moved to Earlier Games."));
    const QPushButton* playOn = m_dropQuestion->addButton(tr("&Play On"), QMessageBox::AcceptRole);
    QPushButton* keep = m_dropQuestion->addButton(tr("&Don't Play"), QMessageBox::RejectRole);
    m_dropQuestion->setDefaultButton(keep);
    m_dropQuestion->setEscapeButton(keep);
    connect(playOn, &QPushButton::clicked, &m_session, &GameSession::playWaiting);
    connect(m_dropQuestion, &QDialog::rejected, &m_session, &GameSession::dismissWaiting);
    connect(keep, &QPushButton::clicked, &m_session, &GameSession::dismissWaiting);
    m_dropQuestion->open();
}

void MainWindow::askBeforeTellingPoints(void (MainWindow::*tell)())
{
    delete m_pointsQuestion;
    if (settings::showAllPoints.value() || m_session.gamePosition().isFinished() || m_session.personAtTable() < 0) {
        (this->*tell)(); // nothing is hidden
        return;
    }
    m_pointsQuestion =
        new QMessageBox(QMessageBox::Question, {}, tr("Show everyone's victory points?"), QMessageBox::NoButton, this);
    m_pointsQuestion->setAttribute(Qt::WA_DeleteOnClose);
    m_pointsQuestion->setInformativeText(
        tr("The other players' points are hidden until the game is over. This would reveal them."));
    const QPushButton* show = m_pointsQuestion->addButton(tr("&Show"), QMessageBox::AcceptRole);
    QPushButton* keep = m_pointsQuestion->addButton(tr("&Keep Hidden"), QMessageBox::RejectRole);
    m_pointsQuestion->setDefaultButton(keep);
    m_pointsQuestion->setEscapeButton(keep);
    connect(show, &QPushButton::clicked, this, tell);
    m_pointsQuestion->open();
}

} // namespace windrose
