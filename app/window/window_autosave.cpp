// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_autosave.h"

#include "autosave_notice.h"
#include "leaving.h"
#include "position_setup.h"
#include "setup_mode.h"
#include "ui/dialogs/message_box.h"
#include "ui/session/file_device.h"
#include "ui/session/game_session.h"
#include "ui/session/saved_games.h"
#include "ui/session/stored_results.h"

/* TRANSLATOR windrose::WindowAutosave  Messages when the game cannot be saved. */

namespace windrose
{

WindowAutosave::WindowAutosave(QWidget& window, SavedGames& savedGames, GameSession& session, SetupMode& setup,
                               AutosaveNotice& notice, GameSaver& saver)
    : m_window(window), m_savedGames(savedGames), m_session(session), m_setup(setup), m_notice(notice), m_saver(saver)
{
    connect(&session.autosave(), &GameAutosave::errorChanged, this, &WindowAutosave::showProblem);
    connect(&setup.journal(), &Journal::errorChanged, this, &WindowAutosave::showProblem);
    connect(&notice, &AutosaveNotice::saveAsRequested, this, &WindowAutosave::saveAsRequested);
    connect(&notice, &AutosaveNotice::retryRequested, this, [this] {
        m_session.autosave().saveNow();
        m_setup.saveAgain();
    });
}

void WindowAutosave::start()
{
    if (!m_isOn) {
        m_isOn = true;
        m_session.autosave().setPath(m_savedGames.path(), [&savedGames = m_savedGames] { return savedGames.guard(); });
    }
}

void WindowAutosave::archiveAbandoned()
{
    m_session.autosave().runAfterWrites([&savedGames = m_savedGames] {
        savedGames.archiveAbandonedGames();
        StoredResults(savedGames.folder(), FileDevice::system()).removeCutOffWrites();
    });
    if (!m_setup.journal().isOn()) {
        m_setup.journal().runAfterWrites([&savedGames = m_savedGames] { savedGames.archiveAbandonedSetup(); });
    }
}

void WindowAutosave::showProblem()
{
    if (m_setup.isOn() && !m_setup.journal().error().isEmpty()) {
        m_notice.setProblem(AutosaveNotice::Subject::Position, m_savedGames.setupPath(), m_setup.journal().error());
    } else {
        m_notice.setProblem(AutosaveNotice::Subject::Game, m_savedGames.path(), m_session.autosave().error());
    }
}

bool WindowAutosave::canClose()
{
    if (m_isLeaving) {
        return false;
    }
    m_isLeaving = true;
    const bool leaves = canLeave();
    m_isLeaving = false;
    return leaves;
}

bool WindowAutosave::canLeave()
{
    // A position whose save is in progress is not lost; a failed save is reported first.
    const LeaveResult saves = waitForSaves(&m_window, m_saver);
    if (saves == LeaveResult::NotSaved || saves == LeaveResult::Stay) {
        return false;
    }
    const bool isGivenUp = saves == LeaveResult::Anyway && m_setup.isOn() && m_setup.position()->isBeingSaved();
    if (m_setup.isOn() && m_setup.position()->hasUnsavedSteps() && !isGivenUp) {
        m_setup.position()->askLeave();
        return false;
    }
    if (m_setup.isOn()) {
        m_setup.drop(); // nothing is lost with it
    }
    start();
    emit leaving();
    if (isSavedOrAbandoned()) {
        return true;
    }
    emit stayed();
    m_setup.saveAgain();
    return false;
}

bool WindowAutosave::isSavedOrAbandoned()
{
    if (m_leavesUnsaved) {
        return true;
    }
    // The next start continues the first window's game; the game of another window is archived.
    const auto after = [&journal = m_setup.journal(), &savedGames = m_savedGames] {
        journal.waitInOtherThread();
        if (savedGames.slot() > 1) {
            savedGames.leave();
        }
    };
    switch (waitForDisk(&m_window, m_session, after)) {
    case LeaveResult::Saved:
    case LeaveResult::Anyway:
        return true;
    case LeaveResult::Stay:
        return false;
    case LeaveResult::NotSaved:
        break;
    }
    askToLeaveUnsaved();
    return false;
}

void WindowAutosave::askToLeaveUnsaved()
{
    const auto leave = [this] {
        m_leavesUnsaved = true;
        emit closeRequested();
    };
    openMessageBox(&m_window, QMessageBox::Warning,
                   //: In the question whether to quit when the game cannot be saved.
                   {.text = tr("The game on the table is not saved."),
                    //: In the question whether to quit when the game cannot be saved.
                    .explanation = tr("It could not be written and will be lost if you quit now."),
                    .topic = help::Part::Saving},
                   {{.role = QMessageBox::RejectRole},
                    {.role = QMessageBox::AcceptRole,
                     //: A button of the message that the game cannot be saved.
                     .text = tr("Save As…"),
                     .chosen = [this] { emit saveAsRequested(); },
                     .isDefault = true},
                    //: A button of the message that the game cannot be saved.
                    {.role = QMessageBox::DestructiveRole, .text = tr("Quit Anyway"), .chosen = leave}},
                   this);
}

} // namespace windrose
