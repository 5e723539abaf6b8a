// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace windrose
{

class GameSaver;
class GameSession;
class AutosaveNotice;
class SavedGames;
class SetupMode;

/// Protects games from loss: saves the current game, reports when that fails, and waits for the disk before the window
/// closes.
class WindowAutosave final : public QObject
{
    Q_OBJECT

public:
    WindowAutosave(QWidget& window, SavedGames& savedGames, GameSession& session, SetupMode& setup,
                   AutosaveNotice& notice, GameSaver& saver);

    /// Saves the game to a file from now on.
    void start();
    /// Archives games and positions of windows that are gone, in the writing threads.
    void archiveAbandoned();
    /// Shows what cannot be saved, first the position being set up.
    void showProblem();
    /// True when the window can close: nothing would be lost, or the user agreed. Otherwise asks the user. Waits for
    /// running saves and for the journal, while the window stays responsive.
    bool canClose();

signals:
    void saveAsRequested();
    /// The window must close although the game is not saved.
    void closeRequested();
    /// The window waits for the disk before it closes.
    void leaving();
    /// The window stays open.
    void stayed();

private:
    bool canLeave();
    bool isSavedOrAbandoned();
    void askToLeaveUnsaved();

    QWidget& m_window;
    SavedGames& m_savedGames;
    GameSession& m_session;
    SetupMode& m_setup;
    AutosaveNotice& m_notice;
    GameSaver& m_saver;
    bool m_isOn = false;
    bool m_isLeaving = false;     ///< waiting for the disk
    bool m_leavesUnsaved = false; ///< the user confirmed it
};

} // namespace windrose
