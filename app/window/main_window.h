// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "first_game.h"
#include "front_table.h"
#include "game_document.h"
#include "game_saver.h"
#include "history_controls.h"
#include "seat_controls.h"
#include "setup_mode.h"
#include "ui/dialogs/new_game_choice.h"
#include "ui/session/game_session.h"
#include "ui/session/journal.h"
#include "ui/session/saved_games.h"

#include <QMainWindow>

#include <memory>

namespace windrose
{

class CoursePlace;
class Curtain;
class DroppedGames;
class GameEvaluations;
class MainMenus;
class MenuCommands;
class OrderFollowUp;
class PuzzleMode;
class TableSettings;
class TableView;
class WindowDialogs;
class WindowAutosave;

/// The window: menus around one table. It connects the objects that open and save games, seat the
/// players, go back in the history, set positions up and apply the preferences.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// Sets up the table that `request` asks for.
    explicit MainWindow(const StartRequest& request, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameSession& session() { return m_session; }
    TableView& table() { return *m_table; }
    /// Who plays the seats of computer players.
    ComputerSeats& computers() { return m_seats->computers(); }
    /// The position that is set up in front of the game, or null.
    PositionSetup* positionSetup() { return m_setup.position(); }
    /// Sets a position up by hand, beginning with what the table shows.
    void setUpPosition() { m_setup.enter(m_colors); }
    PuzzleMode& puzzles() { return *m_puzzles; }
    /// Saves the position that is set up while it is edited.
    Journal& setupJournal() { return m_setupJournal; }
    /// The files of this window's game, and the archived games.
    SavedGames& savedGames() { return m_savedGames; }

    void startNew(const NewGameChoice& choice);
    /// See `GameDocument`.
    bool open(const QString& path) { return m_document->open(path); }
    void openText(const QString& text) { m_document->openText(text); }
    void saveTo(const QString& path) { m_document->saveTo(path); }
    /// Saves games and positions to files of the user.
    GameSaver& saver() { return m_saver; }
    QString file() const { return m_document->file(); }
    void branchFrom(int orders) { m_document->branchFrom(orders); }
    /// See `HistoryControls`.
    void undoTo(int orders) { m_history->undoTo(orders); }

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void makeTable();
    void makeParts(const FirstGame& first);
    void connectEvaluations();
    void connectSetup();
    void retranslate();
    void gameChanged(const Change& change);
    /// Shows the curtain while the table is covered, and hides it otherwise.
    void moveCurtain();
    void refreshActions();
    void useSettings();

    SavedGames m_savedGames; ///< outlives the session, which asks it before each write
    Journal m_setupJournal;  ///< outlives the session, whose journal waits for it at the end
    GameSession m_session;
    GameSaver m_saver;
    FrontTable m_front;
    SetupMode m_setup;
    TableView* m_table = nullptr;
    CoursePlace* m_coursePlace = nullptr;
    Curtain* m_curtain = nullptr;
    MainMenus* m_menus = nullptr;
    MenuCommands* m_commands = nullptr;
    std::unique_ptr<WindowDialogs> m_dialogs;
    std::unique_ptr<SeatControls> m_seats;
    std::unique_ptr<TableSettings> m_settings;
    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<DroppedGames> m_dropped;
    std::unique_ptr<GameEvaluations> m_evaluations;
    std::unique_ptr<HistoryControls> m_history;
    std::unique_ptr<OrderFollowUp> m_followUp;
    std::unique_ptr<WindowAutosave> m_autosave;
    std::unique_ptr<PuzzleMode> m_puzzles;
    QList<int> m_colors{0, 1, 2, 3, 4};
    bool m_isFitted = false;
};

} // namespace windrose
