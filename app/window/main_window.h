// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_line.h"
#include "game_files.h"
#include "ui/dialogs/new_game_choice.h"
#include "ui/pieces/theme.h"
#include "ui/session/game_session.h"
#include "ui/session/kept_games.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>

class QActionGroup;
class QMessageBox;

namespace windrose
{

class ComputerSeats;
class Curtain;
class KeepingNotice;
class PositionSetup;
class PreferencesDialog;
class TableView;

/// The window: menus around one table. It opens and saves games and keeps what the preferences say.
class MainWindow final : public QMainWindow
{
    Q_OBJECT

public:
    /// Lays the table the wish asks for.
    explicit MainWindow(const StartWish& wish, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameSession& session() { return m_session; }
    TableView& table() { return *m_table; }
    /// Who plays the seats of computer players.
    ComputerSeats& computers() { return *m_computers; }
    /// The position that is set up in front of the game, or null.
    PositionSetup* positionSetup() { return m_setup.get(); }
    /// Sets a position up by hand, beginning with what the table shows.
    void setUpPosition();
    /// The games kept for this window, and those that lay on the table before.
    KeptGames& keptGames() { return m_kept; }

    /// Opens a record or a position. Of a damaged record everything up to its last good order is opened, and a dialog
    /// says where it broke; when nothing can be opened the game in play stays as it is, and false is returned.
    bool open(const QString& path);
    /// The same with a text, such as the clipboard's.
    void openText(const QString& text);
    bool saveTo(const QString& path);
    void startNew(const NewGameChoice& choice);
    /// The game's own file, which Save writes to; empty as long as it has none.
    QString file() const { return m_file; }
    /// Takes back, or plays again, until the game stands after `orders` orders; where undo stops it says why.
    void undoTo(int orders);
    /// Begins a new game that goes on from the moment after `orders` orders; the game before is kept.
    void branchFrom(int orders);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeActions();
    void makeGameActions();
    void makeEditActions();
    void makeMenus();
    QAction* action(void (MainWindow::*slot)());
    void retranslate();
    void makeSeatActions();
    void retranslateSeats();
    void startComputers();
    void applyComputerSettings();
    /// A game that was opened stands still where a computer is to move, so that it can be looked at.
    void pauseAtComputers();
    /// Fills a menu with who may play a seat.
    void fillSeat(QMenu* menu, int seat);
    void addPrograms(QMenu* menu, QActionGroup* players, int seat);
    /// Asks for another program in front of `parent`, and hands its name on.
    void addProgram(QWidget* parent, const std::function<void(const QString&)>& use);
    void fillSeats();
    void showSeatMenu(int seat, QPoint where);
    void refreshSeatActions();
    void makeSpeeds();
    /// Counted from the slowest; kept in the settings.
    void watchAt(int speed);
    void watchFaster();
    void watchSlower();
    void stepSpeed(int by);
    void togglePause();
    void stepComputers();
    void seatComputers();
    void takeOver();
    void startAs(const StartWish& wish);
    GameFile openAtStart(const StartWish& wish);
    /// Keeps the game in a file from now on.
    void startKeeping();
    /// True when the game may leave: it is kept, or nobody minds.
    bool mayLeave();
    void watchHistory();
    /// Makes the window small enough to be seen whole, with the frame the desktop gives it.
    void fitToScreen();
    void gameChanged(const Change& change);
    void refreshTitle();
    void refreshActions();
    void leaveSetup();
    void refreshSetup();
    QList<TableView*> tables() const;
    void applySettings();
    void applyStyle(int style);
    void askNewGame();
    void askOpen();
    void askSave();
    void save();
    /// Puts another game on the table; of a finished one the score is shown.
    void lay(const Record& record);
    /// The game on the table is that of the file.
    void takeFile(const QString& path);
    void openRecent(const QString& path);
    void openEarlier(const QString& path);
    void fillRecent();
    void fillEarlier();
    void copyRecord();
    void copyPosition();
    void pasteGame();
    /// Score and course tell everybody's victory points: where those are hidden it is asked first.
    void askBeforeTellingPoints(void (MainWindow::*tell)());
    void showScore();
    void tellScore();
    void showPreferences();
    void showGuide();
    void giveHint();
    void showCourse();
    void tellCourse();
    /// The score and the course are about the game that was on the table.
    void closeEvaluations();
    void showAbout();
    void undo();
    void redo();
    void restartTurn();
    void undoToShown();
    void sayWhyUndoStops(UndoStop stop);
    void askBeforeDropping();
    void toggleReplay();
    void toggleFullScreen();
    void toggleLog();
    QList<QColor> seatColours() const;

    KeptGames m_kept; ///< outlives the session, which asks it before each write
    GameSession m_session;
    std::unique_ptr<ComputerSeats> m_computers;
    TableView* m_table = nullptr;
    Curtain* m_curtain = nullptr;
    KeepingNotice* m_notice = nullptr;
    QList<int> m_colours{0, 1, 2, 3, 4};
    bool m_quitAfterPaint = false;
    bool m_keeps = false;
    bool m_leavesUnkept = false; ///< somebody said so
    int m_lastPerson = -1;       ///< who sat at the table
    bool m_isPauseKept = false;  ///< what is remembered of the computers' pause
    bool m_isResumed = false;    ///< the game was on the table when the program ended
    QString m_file;
    QString m_origin; ///< for the title: where a game without a file comes from
    Record m_saved;   ///< what the game's own file holds
    bool m_isFitted = false;
    QPointer<QMessageBox> m_dropQuestion;
    QPointer<QMessageBox> m_pointsQuestion;
    std::unique_ptr<PositionSetup> m_setup;
    QList<QAction*> m_waiting; ///< those of the game alone, while a position is set up
    QPointer<PreferencesDialog> m_preferences;
    QPointer<QDialog> m_score;
    QPointer<QDialog> m_course;
    QPointer<QDialog> m_guide;

    QMenu* m_gameMenu = nullptr;
    QMenu* m_recentMenu = nullptr;
    QMenu* m_earlierMenu = nullptr;
    QMenu* m_editMenu = nullptr;
    QMenu* m_speedMenu = nullptr;
    QMenu* m_seatsMenu = nullptr;
    QList<QMenu*> m_seatMenus; ///< one for each seat
    QMenu* m_viewMenu = nullptr;
    QMenu* m_lookMenu = nullptr;
    QMenu* m_helpMenu = nullptr;
    QAction* m_new = nullptr;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveAs = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_copyPosition = nullptr;
    QAction* m_paste = nullptr;
    QAction* m_setUpAction = nullptr;
    QAction* m_hint = nullptr;
    QAction* m_courseAction = nullptr;
    QAction* m_scoreAction = nullptr;
    QAction* m_preferencesAction = nullptr;
    QAction* m_quit = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_restart = nullptr;
    QAction* m_undoToShown = nullptr;
    QAction* m_pause = nullptr;
    QAction* m_step = nullptr;
    QActionGroup* m_speeds = nullptr;
    QAction* m_faster = nullptr;
    QAction* m_slower = nullptr;
    QAction* m_seatComputers = nullptr;
    QAction* m_replay = nullptr;
    QAction* m_fullScreen = nullptr;
    QAction* m_log = nullptr;
    QAction* m_guideAction = nullptr;
    QAction* m_about = nullptr;
    QActionGroup* m_looks = nullptr;
};

} // namespace windrose
