// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_line.h"
#include "game_files.h"
#include "ui/dialogs/new_game_choice.h"
#include "ui/pieces/theme.h"
#include "ui/session/game_session.h"
#include "ui/session/journal.h"
#include "ui/session/kept_games.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>

class QActionGroup;
class QMessageBox;

namespace windrose
{

enum class FileTask;
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
    /// Sets up the table that `request` asks for.
    explicit MainWindow(const StartRequest& request, QWidget* parent = nullptr);
    ~MainWindow() override;

    GameSession& session() { return m_session; }
    TableView& table() { return *m_table; }
    /// Who plays the seats of computer players.
    ComputerSeats& computers() { return *m_computers; }
    /// The position that is set up in front of the game, or null.
    PositionSetup* positionSetup() { return m_setup.get(); }
    /// Sets a position up by hand, beginning with what the table shows.
    void setUpPosition();
    /// Keeps the position that is set up.
    Journal& setupJournal() { return m_setupJournal; }
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
    /// True when a computer player sits at the table.
    bool isComputerSeated() const;
    /// Puts a record on the table. Its computers are paused before that, so that none of them begins to think.
    void loadPaused(const Record& record);
    /// Fills a menu with who may play a seat.
    void fillSeat(QMenu* menu, int seat);
    void addPrograms(QMenu* menu, QActionGroup* players, int seat);
    /// Asks for another program in front of `parent`, and hands its name on.
    void addProgram(QWidget* parent, const std::function<void(const QString&)>& use);
    void fillSeats();
    void showSeatMenu(int seat, QPoint where);
    void refreshSeatActions();
    /// Remembers for the next start whether the computers are paused.
    void keepPause();
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
    void startAs(const StartRequest& request);
    /// The file asked for, or the last game; neither when a new table is asked for.
    GameFile openAtStart(const StartRequest& request);
    GameFile openLastGame();
    /// Resumes the set-up that was interrupted when the program ended, unless the command line asks for something else.
    void resumeSetup(const StartRequest& request);
    /// Shows the game's table or that of a position in front of it, which begins with `kept` if there is one.
    void setUp(const Record* kept);
    /// Removes the kept set-up as soon as the game that was started from it is on the disk.
    void dropSetup();
    void dropSetupOnceKept();
    void showKeepingProblem();
    /// Shows a problem with a file once the window is on the screen.
    void tellAtStart(FileTask task, const QString& file, const QString& problem);
    /// Keeps the game in a file from now on.
    void startKeeping();
    /// True when the game may leave: it is kept, or nobody minds.
    bool mayLeave();
    void watchHistory();
    /// Makes the window small enough to be seen whole, with the frame the desktop gives it.
    void fitToScreen();
    void gameChanged(const Change& change);
    /// Shows the curtain while the table is covered, and hides it otherwise.
    void moveCurtain();
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
    /// Puts an opened game on the table. Nothing is started by that: where computers sit, they wait until they are told
    /// to continue. Of a finished game the score is shown.
    void lay(const Record& record);
    /// The game on the table is that of the file, which held `state`.
    void takeFile(const QString& path, const FileState& state);
    /// Saves, unless the file holds something else than expected; then that is asked about, and false returned.
    bool saveOver(const QString& path, const std::optional<FileState>& expected);
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
    QList<QColor> seatColors() const;

    KeptGames m_kept;       ///< outlives the session, which asks it before each write
    Journal m_setupJournal; ///< of the position that is set up, whose table may go while the disk is slow
    GameSession m_session;
    std::unique_ptr<ComputerSeats> m_computers;
    TableView* m_table = nullptr;
    Curtain* m_curtain = nullptr;
    KeepingNotice* m_notice = nullptr;
    QList<int> m_colors{0, 1, 2, 3, 4};
    bool m_quitAfterPaint = false;
    bool m_keeps = false;
    bool m_leavesUnkept = false; ///< somebody said so
    bool m_isLeaving = false;    ///< the disk is waited for
    bool m_isPauseKept = false;  ///< what is remembered of the computers' pause
    bool m_isResumed = false;    ///< the game was on the table when the program ended
    bool m_isOpened = false;     ///< the game was opened from a file at the start
    QString m_file;
    FileState m_fileState; ///< what it held when it was opened or saved
    QString m_origin;      ///< for the title: where a game without a file comes from
    Record m_saved;        ///< what the game's own file holds
    bool m_isFitted = false;
    QPointer<QMessageBox> m_dropQuestion;
    QPointer<QMessageBox> m_pointsQuestion;
    std::unique_ptr<PositionSetup> m_setup;
    bool m_dropsSetup = false; ///< once the game is kept
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
