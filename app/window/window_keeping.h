// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace windrose
{

class GameSession;
class KeepingNotice;
class KeptGames;
class SetupMode;

/// What the window does so that no game is lost: it keeps the game on the table, says when that fails, and waits for
/// the disk before it closes.
class WindowKeeping final : public QObject
{
    Q_OBJECT

public:
    WindowKeeping(QWidget& window, KeptGames& kept, GameSession& session, SetupMode& setup, KeepingNotice& notice);

    /// Keeps the game in a file from now on.
    void start();
    /// Puts games and positions of windows that are gone among the earlier ones, in the writing threads.
    void collectLeft(bool setUpToo);
    /// Says what cannot be written, the position that is set up first.
    void showProblem();
    /// True when the window may close: nothing is lost, or nobody minds. Otherwise it is asked about.
    bool mayClose();

signals:
    void saveAsWanted();
    /// The window shall close although the game is not kept.
    void closeWanted();
    /// The disk is waited for from now on, before the window closes.
    void leaving();
    /// The window stays.
    void stayed();

private:
    bool isKeptOrGivenUp();
    void askToLeaveUnkept();

    QWidget& m_window;
    KeptGames& m_kept;
    GameSession& m_session;
    SetupMode& m_setup;
    KeepingNotice& m_notice;
    bool m_keeps = false;
    bool m_isLeaving = false;    ///< the disk is waited for
    bool m_leavesUnkept = false; ///< somebody said so
};

} // namespace windrose
