// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "curtain.h"
#include "dropped_games.h"
#include "forced_moves.h"
#include "game_evaluations.h"
#include "keeping_notice.h"
#include "main_menus.h"
#include "menu_commands.h"
#include "position_setup.h"
#include "program_icon.h"
#include "table_settings.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/plain_texts.h"
#include "ui/dialogs/settings.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"
#include "welcome.h"
#include "window_dialogs.h"
#include "window_frame.h"
#include "window_keeping.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QMenuBar>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace windrose
{

MainWindow::MainWindow(const StartRequest& request, QWidget* parent)
    : QMainWindow(parent),
      m_kept(KeptGames::standardFolder()),
      m_setup(*this, m_kept, m_setupJournal, m_session),
      m_quitAfterPaint(request.quitAfterPaint)
{
    setObjectName(QStringLiteral("window"));
    m_session.setCoversAtHandOver(settings::curtain.value());
    new PlainTexts(this);
    // Load the game before creating the table, which is then built only once.
    const auto tell = [this](FileTask task, const QString& file, const QString& problem) {
        tellAtStart(task, file, problem);
    };
    const FirstGame first = layFirstGame(request, m_kept.path(), m_session, tell);
    m_colors = first.colors;
    makeTable();
    makeParts(first);
    connectEvaluations();
    connectSetup();
    connect(m_menus->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_menus->setUp, &QAction::triggered, this, &MainWindow::setUpPosition);
    connect(m_menus->fullScreen, &QAction::triggered, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    retranslate();
    useSettings();
    moveCurtain();
    setFirstSize(*this);
    if (m_quitAfterPaint) {
        m_table->installEventFilter(this);
    }
    if (first.isOpened && m_session.gamePosition().isFinished()) {
        QTimer::singleShot(0, m_evaluations.get(), &GameEvaluations::showScore);
    }
    constexpr int kAfterFirstPicture = 150; // milliseconds
    // Delayed until after the first paint: collecting left games and drawing the icon are slow.
    QTimer::singleShot(kAfterFirstPicture, this,
                       [this, isVeryFirst = first.isVeryFirst, goesOn = !request.quitAfterPaint] {
                           m_keeping->start();
                           m_keeping->collectLeft(goesOn);
                           welcome(m_table->prompt(), *m_menus, m_kept, isVeryFirst && m_session.orderCount() == 0);
                           setWindowIcon(programIcon());
                       });
    if (!first.isOpened && !laysTable(request) && !request.quitAfterPaint) {
        m_setup.resume(m_colors, tell);
    }
}

MainWindow::~MainWindow()
{
    m_session.disconnect(this);
    m_setup.disconnect(this);
    m_setup.close();
    // The table and the dialogs listen to the session, so they must go first.
    m_evaluations.reset();
    delete m_table;
}

void MainWindow::makeTable()
{
    m_table = new TableView(m_session, this);
    m_table->setColors(m_colors);
    auto* notice = new KeepingNotice(this);
    auto* middle = new QWidget(this);
    auto* rows = new QVBoxLayout(middle);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(notice);
    rows->addWidget(m_table, 1);
    setCentralWidget(middle);
    m_curtain = new Curtain(m_table);
    connect(m_curtain, &Curtain::lifted, &m_session, &GameSession::uncover);
    m_keeping = std::make_unique<WindowKeeping>(*this, m_kept, m_session, m_setup, *notice);
    connect(m_keeping.get(), &WindowKeeping::saveAsWanted, this, [this] { m_commands->saveAs(); });
    connect(m_keeping.get(), &WindowKeeping::closeWanted, this, &QWidget::close);
    connect(m_keeping.get(), &WindowKeeping::leaving, this, [this] {
        computers().setHeld(true); // the last order is kept; none comes behind it
        settings::windowGeometry.setValue(saveGeometry());
    });
    connect(m_keeping.get(), &WindowKeeping::stayed, this, [this] { computers().setHeld(m_setup.isOn()); });
}

void MainWindow::makeParts(const FirstGame& first)
{
    m_menus = new MainMenus(*menuBar());
    m_dialogs = std::make_unique<WindowDialogs>(*this, m_session);
    connect(m_dialogs.get(), &WindowDialogs::newGameChosen, this, &MainWindow::startNew);
    connect(m_dialogs.get(), &WindowDialogs::settingsChanged, this, &MainWindow::useSettings);
    const bool isPaused =
        first.isResumed ? settings::computersPaused.value() : first.isOpened && m_session.seats().isAnyComputer();
    // The next start continues the first window's game, so only that window stores whether it was paused.
    m_seats = std::make_unique<SeatControls>(*this, *m_menus, m_session, *m_table,
                                             SeatControls::Beginning{isPaused, m_kept.slot() == 1});
    connect(m_seats.get(), &SeatControls::speedChanged, m_dialogs.get(), &WindowDialogs::refreshPreferences);
    m_settings = std::make_unique<TableSettings>(m_session, *m_table, m_setup, *m_seats, *m_menus);
    m_setup.setGameTable(*m_table, computers());
    m_document = std::make_unique<GameDocument>(*this, *m_menus, m_session, computers(), *m_table, m_kept);
    if (!first.file.isEmpty()) {
        m_document->takeFile(first.file, first.fileState);
    }
    m_dropped =
        std::make_unique<DroppedGames>(*this, *m_document, GameClipboard(m_session, *m_table, *m_document), m_setup);
    m_evaluations = std::make_unique<GameEvaluations>(*this, m_session, m_colors);
    m_forced = std::make_unique<ForcedMoves>(m_session, [this] { return m_setup.isOn(); });
    connect(&m_session, &GameSession::changed, this, &MainWindow::gameChanged);
    connect(&m_session.story(), &Story::finished, this, &MainWindow::orderShown);
    m_history = std::make_unique<HistoryControls>(*this, *m_menus, m_session, *m_table);
    m_commands =
        new MenuCommands(*m_menus, {m_session, *m_table, m_setup, *m_document, *m_history, *m_evaluations, *m_dialogs});
}

void MainWindow::connectEvaluations()
{
    connect(m_document.get(), &GameDocument::finishedGameOpened, m_evaluations.get(), &GameEvaluations::showScore);
    connect(m_evaluations.get(), &GameEvaluations::saveWanted, m_commands, &MenuCommands::saveAs);
    connect(m_evaluations.get(), &GameEvaluations::newGameWanted, m_dialogs.get(), &WindowDialogs::askNewGame);
    connect(m_evaluations.get(), &GameEvaluations::branchWanted, m_document.get(), &GameDocument::branchFrom);
}

void MainWindow::connectSetup()
{
    connect(&m_setup, &SetupMode::entered, this, [this] {
        m_seats->setSettingUp(true);
        m_menus->setSettingUp(true);
        useSettings();
    });
    connect(&m_setup, &SetupMode::left, this, [this] {
        m_seats->setSettingUp(false);
        m_menus->setSettingUp(false);
        m_keeping->showProblem();
        refreshActions();
    });
    connect(&m_setup, &SetupMode::stepped, this, &MainWindow::refreshActions);
    connect(&m_setup, &SetupMode::startWanted, this, [this](const Record& start, const QList<int>& colors) {
        m_colors = colors;
        m_table->setColors(m_colors);
        m_document->loadPaused(start);
        computers().setPaused(m_session.isComputersTurn());
    });
}

/// Shows a problem with a file once the window is on the screen.
void MainWindow::tellAtStart(FileTask task, const QString& file, const QString& problem)
{
    QTimer::singleShot(0, this, [this, task, file, problem] { showFileError(this, task, file, problem); });
}

void MainWindow::retranslate()
{
    m_menus->retranslate();
    m_seats->retranslate();
}

void MainWindow::startNew(const NewGameChoice& choice)
{
    m_colors = choice.colors;
    m_table->setColors(m_colors);
    m_session.startNew(choice.players, choice.playerNames(), choice.seedOrDrawn(), choice.playerOptions(),
                       choice.playerSpecs());
    computers().setPaused(false); // only now: the computers of an opened game must not start thinking
}

void MainWindow::gameChanged(const Change& change)
{
    if (change.kind != ChangeKind::Viewed && change.kind != ChangeKind::Drafted &&
        change.kind != ChangeKind::Uncovered) {
        m_keeping->start(); // an order that came before the first picture has waited long enough
    }
    if (change.kind == ChangeKind::Loaded) {
        m_document->forgetFile();
        m_evaluations->close();
    }
    m_history->closeAnsweredQuestion();
    refreshActions();
    moveCurtain();
    if (change.kind != ChangeKind::Played || !m_session.isLive()) {
        return;
    }
    m_isOrderNew = true;
    if (!m_session.story().isTelling()) {
        orderShown();
    }
}

/// The last order is shown: what follows from it by itself may come.
void MainWindow::orderShown()
{
    if (!std::exchange(m_isOrderNew, false) || !m_session.isLive()) {
        return;
    }
    if (m_session.gamePosition().isFinished()) {
        QTimer::singleShot(0, m_evaluations.get(),
                           [this] { m_evaluations->showEnd(m_table->paced(speeds::kColumnCounts)); });
        return;
    }
    m_forced->consider();
}

void MainWindow::moveCurtain()
{
    if (!m_session.isCovered()) {
        const bool hadFocus = m_curtain->hasFocus();
        m_curtain->hide();
        if (hadFocus) {
            m_table->controller().walk().focusWanted();
        }
        return;
    }
    m_evaluations->close(); // they were opened for the person who leaves the table
    m_curtain->cover(m_session.seatName(m_session.personAtTable()));
}

void MainWindow::refreshActions()
{
    if (m_setup.isOn()) {
        m_menus->undo->setEnabled(m_setup.position()->session().draft().canUndo());
        m_menus->redo->setEnabled(m_setup.position()->session().draft().canRedo());
        setWindowTitle(tr("Setting up a position"));
        return;
    }
    m_history->refresh();
    m_seats->refresh();
    m_document->refreshTitle();
}

void MainWindow::useSettings()
{
    m_settings->apply();
    refreshActions();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_keeping->mayClose()) {
        QMainWindow::closeEvent(event);
    } else {
        event->ignore();
    }
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!m_isFitted) {
        m_isFitted = true;
        fitToScreenSoon(*this);
    }
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshActions();
    }
    QMainWindow::changeEvent(event);
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::Paint && m_quitAfterPaint) {
        m_quitAfterPaint = false;
        QTimer::singleShot(0, qApp, &QCoreApplication::quit);
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace windrose
