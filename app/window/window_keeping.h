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

/// Protects games from loss: saves the current game, reports when that fails, and waits for the disk before the window
/// closes.
class WindowKeeping final : public QObject
{
    Q_OBJECT

public:
    WindowKeeping(QWidget& window, KeptGames& kept, GameSession& session, SetupMode& setup, KeepingNotice& notice);

    /// Saves the game to a file from now on.
    void start();
    /// Archives games and positions of windows that are gone, in the writing threads.
    void collectLeft(bool setUpToo);
    /// Shows what cannot be saved, first the position being set up.
    void showProblem();
    /// True when the window can close: nothing would be lost, or the user agreed. Otherwise asks the user.
    bool mayClose();

signals:
    void saveAsWanted();
    /// The window must close although the game is not saved.
    void closeWanted();
    /// The window waits for the disk before it closes.
    void leaving();
    /// The window stays open.
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
    bool m_isLeaving = false;    ///< waiting for the disk
    bool m_leavesUnkept = false; ///< the user confirmed it
};

} // namespace windrose
