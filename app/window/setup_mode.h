// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "first_game.h"
#include "ui/session/journal.h"

#include <QList>
#include <QObject>

#include <memory>

class QWidget;

namespace windrose
{

class FrontTable;
class GameSaver;
class GameSession;
class SavedGames;
class PositionSetup;

/// The window while a position is set up by hand, at a table in front of the game's; each step is saved.
class SetupMode final : public QObject
{
    Q_OBJECT

public:
    /// `journal` saves the position after each step, `saver` to files of the user. Both must outlive the mode: the
    /// table of the position can close while they still write.
    SetupMode(QWidget& window, FrontTable& front, SavedGames& saved, Journal& journal, GameSession& game,
              GameSaver& saver);
    ~SetupMode() override;

    bool isOn() const { return m_setup != nullptr; }
    /// The position that is set up in front of the game, or null.
    PositionSetup* position() { return m_setup.get(); }
    /// Saves the position being set up.
    Journal& journal() { return m_journal; }

    /// Sets up a position, starting from what the table shows, or from `saved`.
    void enter(const QList<int>& colors, const Record* saved = nullptr);
    /// Continues a set-up that was interrupted when the program ended, or reports why it cannot be read.
    void resume(const QList<int>& colors, const ProblemReporter& report);
    /// Removes the saved set-up.
    void drop();
    /// Removes the table of the position, because the window closes.
    void close();
    /// Closing the window was canceled, so the position is saved again. Does nothing when the mode is off.
    void saveAgain();

signals:
    void entered();
    void left();
    /// A step was made in the position.
    void stepped();
    /// A game must start from the position, with these seat colors. The saved set-up is removed as soon as that game is
    /// on the disk.
    void startRequested(const windrose::Record& start, const QList<int>& colors);

private:
    void leave();
    void startGame(const Record& start);
    void closeOnceSaved();

    QWidget& m_window;
    FrontTable& m_front;
    SavedGames& m_savedGames;
    GameSession& m_game;
    GameSaver& m_saver;
    Journal& m_journal;
    std::unique_ptr<PositionSetup> m_setup;
    bool m_isClosing = false; ///< once the game is saved
};

} // namespace windrose
