// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_keeping.h"

#include "keeping_notice.h"
#include "leaving.h"
#include "position_setup.h"
#include "setup_mode.h"
#include "ui/dialogs/message_box.h"
#include "ui/session/game_session.h"
#include "ui/session/kept_games.h"

namespace windrose
{

WindowKeeping::WindowKeeping(QWidget& window, KeptGames& kept, GameSession& session, SetupMode& setup,
                             KeepingNotice& notice)
    : m_window(window), m_kept(kept), m_session(session), m_setup(setup), m_notice(notice)
{
    connect(&session.keeping(), &GameKeeping::errorChanged, this, &WindowKeeping::showProblem);
    connect(&setup.journal(), &Journal::errorChanged, this, &WindowKeeping::showProblem);
    connect(&notice, &KeepingNotice::saveAsWanted, this, &WindowKeeping::saveAsWanted);
    connect(&notice, &KeepingNotice::tryAgainWanted, this, [this] {
        m_session.keeping().saveNow();
        m_setup.saveAgain();
    });
}

void WindowKeeping::start()
{
    if (!m_keeps) {
        m_keeps = true;
        m_session.keeping().setPath(m_kept.path(), [&kept = m_kept] { return kept.guard(); });
    }
}

void WindowKeeping::collectLeft(bool setUpToo)
{
    m_session.keeping().runBehind([&kept = m_kept] { kept.collectLeftGames(); });
    if (setUpToo && !m_setup.journal().isOn()) {
        m_setup.journal().runBehind([&kept = m_kept] { kept.collectSetup(); });
    }
}

void WindowKeeping::showProblem()
{
    if (m_setup.isOn() && !m_setup.journal().error().isEmpty()) {
        m_notice.setProblem(KeepingNotice::Of::Position, m_kept.setupPath(), m_setup.journal().error());
    } else {
        m_notice.setProblem(KeepingNotice::Of::Game, m_kept.path(), m_session.keeping().error());
    }
}

bool WindowKeeping::mayClose()
{
    if (m_isLeaving) {
        return false;
    }
    if (m_setup.isOn() && m_setup.position()->wouldLose()) {
        m_setup.position()->askLeave();
        return false;
    }
    if (m_setup.isOn()) {
        m_setup.drop(); // nothing is lost with it
    }
    start();
    emit leaving();
    m_isLeaving = true;
    const bool leaves = isKeptOrGivenUp();
    m_isLeaving = false;
    if (!leaves) {
        emit stayed();
        m_setup.saveAgain();
    }
    return leaves;
}

bool WindowKeeping::isKeptOrGivenUp()
{
    if (m_leavesUnkept) {
        return true;
    }
    // The next start goes on with the first window's game; that of another one waits among the earlier games.
    const auto after = [&journal = m_setup.journal(), &kept = m_kept] {
        journal.waitInOtherThread();
        if (kept.slot() > 1) {
            kept.leave();
        }
    };
    switch (waitForDisk(&m_window, m_session, after)) {
    case Leaving::Kept:
    case Leaving::Anyway:
        return true;
    case Leaving::Stay:
        return false;
    case Leaving::NotKept:
        break;
    }
    askToLeaveUnkept();
    return false;
}

void WindowKeeping::askToLeaveUnkept()
{
    const auto leave = [this] {
        m_leavesUnkept = true;
        emit closeWanted();
    };
    openMessageBox(&m_window, QMessageBox::Warning,
                   {.text = tr("The game on the table is not saved."),
                    .explanation = tr("It could not be written and will be lost if you quit now.")},
                   {{.role = QMessageBox::RejectRole},
                    {.role = QMessageBox::AcceptRole,
                     .text = tr("Save As…"),
                     .chosen = [this] { emit saveAsWanted(); },
                     .isDefault = true},
                    {.role = QMessageBox::DestructiveRole, .text = tr("Quit Anyway"), .chosen = leave}},
                   this);
}

} // namespace windrose
