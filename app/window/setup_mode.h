// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "first_game.h"
#include "ui/session/journal.h"

#include <QList>
#include <QObject>

#include <memory>

class QMainWindow;

namespace windrose
{

class ComputerSeats;
class GameSession;
class KeptGames;
class PositionSetup;
class TableView;

/// The window while a position is set up by hand: the game's table waits behind, and the position is kept.
class SetupMode final : public QObject
{
    Q_OBJECT

public:
    /// `journal` keeps the position. It outlives the mode, whose table may go while the disk is slow.
    SetupMode(QMainWindow& window, KeptGames& kept, Journal& journal, GameSession& game);
    ~SetupMode() override;
    /// What waits behind. To be called once, before `enter`.
    void setGameTable(TableView& table, ComputerSeats& computers);

    bool isOn() const { return m_setup != nullptr; }
    /// The position that is set up in front of the game, or null.
    PositionSetup* position() { return m_setup.get(); }
    /// Saves the position being set up.
    Journal& journal() { return m_journal; }

    /// Sets up a position, starting from what the table shows, or from `kept`.
    void enter(const QList<int>& colors, const Record* kept = nullptr);
    /// Continues a set-up that was interrupted when the program ended, or reports why it cannot be read.
    void resume(const QList<int>& colors, const ProblemTeller& tell);
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
    void startWanted(const windrose::Record& start, const QList<int>& colors);

private:
    void leave();
    void startGame(const Record& start);
    void dropOnceKept();

    QMainWindow& m_window;
    KeptGames& m_kept;
    GameSession& m_game;
    TableView* m_gameTable = nullptr;
    ComputerSeats* m_computers = nullptr;
    Journal& m_journal;
    std::unique_ptr<PositionSetup> m_setup;
    bool m_drops = false; ///< once the game is saved
};

} // namespace windrose
