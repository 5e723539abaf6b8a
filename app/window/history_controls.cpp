// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_controls.h"

#include "main_menus.h"
#include "ui/dialogs/message_box.h"
#include "ui/dialogs/settings.h"
#include "ui/session/game_session.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/replay_bar.h"
#include "ui/table/table_view.h"

#include <QAction>

/* TRANSLATOR windrose::HistoryControls  The question before an order is played after undo. */

namespace windrose
{

HistoryControls::HistoryControls(QWidget& window, MainMenus& menus, GameSession& session, TableView& table)
    : m_window(window), m_menus(menus), m_session(session), m_table(table)
{
    connect(menus.restart, &QAction::triggered, this, &HistoryControls::restartTurn);
    connect(menus.undoToShown, &QAction::triggered, this, [this] { undoTo(m_session.viewedMoment()); });
    connect(menus.replay, &QAction::triggered, this, &HistoryControls::toggleReplay);
    connect(&table, &TableView::undoToRequested, this, &HistoryControls::undoTo);
    table.replay().setSpeed(static_cast<int>(settings::replaySpeed.value()));
    connect(&table.replay(), &ReplayBar::speedChosen, this,
            [](int speed) { settings::replaySpeed.setValue(static_cast<settings::Speed>(speed)); });
    connect(&table, &TableView::replayShown, menus.replay, &QAction::setChecked);
    session.setAsksBeforeDiscarding(true);
    connect(&session, &GameSession::discardQuestionAsked, this, &HistoryControls::askBeforeDiscarding);
    connect(&session, &GameSession::aboutToDiscard, &session.autosave(), &GameAutosave::archiveGame);
}

void HistoryControls::explainUndoStop(UndoStop stop)
{
    QString sentence;
    switch (stop) {
    case UndoStop::None:
        return;
    case UndoStop::Start:
        //: Why undo does nothing, in the prompt line.
        sentence = tr("There is nothing to undo.");
        break;
    case UndoStop::HiddenTiles:
        //: Why undo does nothing, in the prompt line.
        sentence = tr("Undo stops here: hidden tiles have been seen since. You can change this in the preferences.");
        break;
    case UndoStop::Turn:
        //: Why undo does nothing, in the prompt line.
        sentence = tr("Undo stops here: the move before was another player's. You can change this in the preferences.");
        break;
    case UndoStop::LookingBack:
        //: Why undo does nothing, in the prompt line; Undo to the Shown Moment is an entry of the Edit menu.
        sentence = tr(
            "You are looking at another moment of the game. Return to the game, or choose Undo to the Shown Moment.");
        break;
    }
    m_table.prompt().warn(sentence);
}

void HistoryControls::undo()
{
    explainUndoStop(m_session.undoRedo().stop());
    m_session.undoRedo().undo();
}

void HistoryControls::redo()
{
    m_session.undoRedo().redo();
}

void HistoryControls::restartTurn()
{
    const UndoStop stop = m_session.undoRedo().restartStop();
    if (stop == UndoStop::Start) {
        //: Why Restart My Turn does nothing, in the prompt line.
        m_table.prompt().warn(tr("The turn has just begun."));
        return;
    }
    explainUndoStop(stop);
    m_session.undoRedo().restartTurn();
}

void HistoryControls::undoTo(int orders)
{
    if (!m_session.undoRedo().goTo(orders)) {
        explainUndoStop(m_session.undoRedo().stopTo(orders));
    }
}

void HistoryControls::refresh()
{
    // Undo stays enabled where it stops: choosing it shows why.
    const bool undo = m_session.undoRedo().stop() != UndoStop::Start;
    const bool redo = m_session.undoRedo().canRedo();
    m_menus.undo->setEnabled(undo);
    m_menus.redo->setEnabled(redo);
    m_menus.restart->setEnabled(m_session.undoRedo().restartStop() != UndoStop::Start);
    m_menus.undoToShown->setEnabled(!m_session.isLive());
    m_table.prompt().setUndoable(undo, redo);
}

void HistoryControls::toggleReplay()
{
    if (m_menus.replay->isChecked()) {
        m_table.startReplay();
    } else {
        m_table.endReplay();
    }
    m_menus.replay->setChecked(m_table.isReplaying());
}

void HistoryControls::askBeforeDiscarding()
{
    delete m_question;
    m_question = openMessageBox(
        &m_window, QMessageBox::Question,
        //: The question before an order is played after undo.
        {.text = tr("%n move(s) is/are undone. Playing on discards it/them.", nullptr, m_session.history().takenBack()),
         .explanation =
             //: Explains the question whether to play on after moves were undone.
         tr("Other players have moved since then. If you play on, the original game moves to Earlier Games."),
         .topic = help::Part::Undo},
        //: A button of the question before an order is played after undo.
        {{.role = QMessageBox::AcceptRole, .text = tr("&Play On"), .chosen = [this] { m_session.playWaiting(); }},
         {.role = QMessageBox::RejectRole,
          //: A button of the question before an order is played after undo.
          .text = tr("&Don't Play"),
          .chosen = [this] { m_session.dismissWaiting(); },
          .isDefault = true}});
}

void HistoryControls::closeAnsweredQuestion()
{
    if (m_question != nullptr && !m_session.waitingOrder()) {
        m_question->close();
    }
}

} // namespace windrose
