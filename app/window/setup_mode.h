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
    PositionSetup* setup() { return m_setup.get(); }
    /// Keeps the position that is set up.
    Journal& journal() { return m_journal; }

    /// Sets a position up, beginning with what the table shows, or with `kept`.
    void enter(const QList<int>& colors, const Record* kept = nullptr);
    /// Goes on with a set-up that was interrupted when the program ended, or tells why that cannot be read.
    void resume(const QList<int>& colors, const ProblemTeller& tell);
    /// Removes the kept set-up.
    void drop();
    /// Takes the table of the position away, because the window goes.
    void close();
    /// Leaving the window was given up, so the position is kept again. Does nothing when the mode is off.
    void saveAgain();

signals:
    void entered();
    void left();
    /// A step was made in the position.
    void stepped();
    /// A game shall start from the position, with these seat colors. The kept set-up is removed as soon as that game is
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
    bool m_drops = false; ///< once the game is kept
};

} // namespace windrose
