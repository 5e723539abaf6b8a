// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "autosave_notice.h"
#include "course_place.h"
#include "curtain.h"
#include "dropped_games.h"
#include "game_evaluations.h"
#include "lesson_controls.h"
#include "main_menus.h"
#include "menu_commands.h"
#include "order_follow_up.h"
#include "program_icon.h"
#include "puzzle_mode.h"
#include "sharing.h"
#include "sound_controls.h"
#include "table_settings.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/focus_accessible.h"
#include "ui/dialogs/plain_texts.h"
#include "ui/dialogs/settings.h"
#include "ui/table/announcer.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"
#include "welcome.h"
#include "window_autosave.h"
#include "window_dialogs.h"
#include "window_frame.h"

#include <QAction>
#include <QCloseEvent>
#include <QMenuBar>
#include <QTimer>
#include <QVBoxLayout>

/* TRANSLATOR windrose::MainWindow  The window around the table, and its messages. */

namespace windrose
{

MainWindow::MainWindow(const StartRequest& request, QWidget* parent)
    : QMainWindow(parent),
      m_savedGames(SavedGames::standardFolder()),
      m_saver(*this),
      m_front(*this),
      m_setup(*this, m_front, m_savedGames, m_setupJournal, m_session, m_saver)
{
    setObjectName(QStringLiteral("window"));
    m_session.setCoversAtHandOver(settings::curtain.value());
    new PlainTexts(this);
    installFocusInterfaces();
    // Load the game before creating the table, which is then built only once.
    const auto report = [this](FileTask task, const QString& file, const QString& problem) {
        QTimer::singleShot(0, this, [=, this] { showFileError(this, task, file, problem); }); // above the window
    };
    const FirstGame first = openFirstGame(request, m_savedGames.path(), m_session, report);
    m_colors = first.colors;
    makeTable();
    makeParts(first);
    connectEvaluations();
    connectSetup();
    m_puzzles = std::make_unique<PuzzleMode>(PuzzleMode::Parts{*this, *m_menus, m_front, m_session, m_savedGames});
    new SoundControls({m_session, *m_table, *m_menus, *m_dialogs, *m_puzzles}, this);
    connect(m_puzzles.get(), &PuzzleMode::stepped, this, &MainWindow::refreshActions);
    connect(m_puzzles.get(), &PuzzleMode::settingsChanged, this, &MainWindow::useSettings);
    connect(m_menus->setUp, &QAction::triggered, this, &MainWindow::setUpPosition);
    auto* lessons = new LessonControls({*m_menus, m_session, *m_table, computers(), *m_document, m_front}, this);
    connect(m_evaluations.get(), &GameEvaluations::scoreClosed, &lessons->guide(), &LessonGuide::scoreClosed);
    retranslate();
    useSettings();
    moveCurtain();
    setFirstSize(*this);
    if (first.isOpened && m_session.gamePosition().isFinished()) {
        QTimer::singleShot(0, m_evaluations.get(), &GameEvaluations::showScore);
    }
    constexpr int kAfterFirstPicture = 150; // milliseconds
    // Delayed until after the first paint, because archiving abandoned games and drawing the icon are slow.
    QTimer::singleShot(kAfterFirstPicture, this, [this] {
        m_autosave->start();
        m_autosave->archiveAbandoned();
        explainSecondWindow(m_table->prompt(), m_savedGames);
        setWindowIcon(programIcon());
    });
    if (first.isFirstStart) {
        offerFirstGame(*m_table, m_session, *m_dialogs, *lessons);
    }
    if (first.isOpened || requestsNewGame(request)) {
        m_puzzles->forgetLast();
    } else {
        m_setup.resume(m_colors, report);
        m_puzzles->resume();
    }
}

MainWindow::~MainWindow()
{
    m_session.disconnect(this);
    m_setup.disconnect(this);
    m_setup.close();
    m_puzzles.reset();
    // The table and the dialogs listen to the session, so they must go first.
    m_followUp.reset();
    m_evaluations.reset();
    delete m_table;
}

void MainWindow::makeTable()
{
    m_table = new TableView(m_session, this);
    m_table->setColors(m_colors);
    auto* notice = new AutosaveNotice(this);
    auto* middle = new QWidget(this);
    auto* rows = new QVBoxLayout(middle);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(notice);
    auto* beside = new QBoxLayout(QBoxLayout::LeftToRight);
    rows->addLayout(beside, 1);
    beside->addWidget(m_table, 3);
    m_coursePlace = new CoursePlace(*middle, *beside, m_table->prompt());
    setCentralWidget(middle);
    m_curtain = new Curtain(m_table);
    connect(m_curtain, &Curtain::lifted, &m_session, &GameSession::uncover);
    m_autosave = std::make_unique<WindowAutosave>(*this, m_savedGames, m_session, m_setup, *notice, m_saver);
    connect(m_autosave.get(), &WindowAutosave::saveAsRequested, this, [this] { m_commands->saveAs(); });
    connect(m_autosave.get(), &WindowAutosave::closeRequested, this, &QWidget::close);
    connect(m_autosave.get(), &WindowAutosave::leaving, this, [this] {
        computers().setHeld(true); // while the game is saved, no computer plays another order
        settings::windowGeometry.setValue(saveGeometry());
    });
    connect(m_autosave.get(), &WindowAutosave::stayed, this, [this] { computers().setHeld(!m_front.isGame()); });
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
                                             SeatControls::InitialState{isPaused, m_savedGames.slot() == 1});
    connect(m_seats.get(), &SeatControls::speedChanged, m_dialogs.get(), &WindowDialogs::refreshPreferences);
    m_settings = std::make_unique<TableSettings>(m_session, *m_table, m_front, *m_seats, *m_menus);
    m_front.setGameTable(*m_table, computers());
    m_document =
        std::make_unique<GameDocument>(*this, *m_menus, m_session, computers(), *m_table, m_savedGames, m_saver);
    connect(m_document.get(), &GameDocument::saved, this, &MainWindow::refreshActions);
    if (!first.file.isEmpty()) {
        m_document->takeFile(first.file, first.fileState);
    }
    m_dropped =
        std::make_unique<DroppedGames>(*this, *m_document, GameClipboard(m_session, *m_table, *m_document), m_front);
    m_evaluations = std::make_unique<GameEvaluations>(*this, *m_table, *m_coursePlace, m_session, m_colors);
    m_followUp =
        std::make_unique<OrderFollowUp>(m_session, *m_table, *m_evaluations, [this] { return !m_front.isGame(); });
    connect(&m_session, &GameSession::changed, this, &MainWindow::gameChanged);
    m_history = std::make_unique<HistoryControls>(*this, *m_menus, m_session, *m_table);
    m_commands =
        new MenuCommands(*m_menus, {m_session, *m_table, m_front, *m_document, *m_history, *m_evaluations, *m_dialogs});
    new Sharing(m_menus->shareMenu(), {*this, m_session, *m_table, *m_curtain, m_saver, *m_evaluations});
}

void MainWindow::connectEvaluations()
{
    connect(m_document.get(), &GameDocument::finishedGameOpened, m_evaluations.get(), &GameEvaluations::showScore);
    connect(m_evaluations.get(), &GameEvaluations::scoreAnnounced, &m_table->announcer(), &Announcer::announce);
    connect(m_evaluations.get(), &GameEvaluations::saveRequested, m_commands, &MenuCommands::saveAs);
    connect(m_evaluations.get(), &GameEvaluations::newGameRequested, m_dialogs.get(), &WindowDialogs::askNewGame);
    connect(m_evaluations.get(), &GameEvaluations::branchRequested, m_document.get(), &GameDocument::branchFrom);
}

void MainWindow::connectSetup()
{
    connect(&m_front, &FrontTable::changed, this, [this] {
        m_evaluations->close();
        m_seats->setGameInFront(m_front.isGame());
        m_menus->setFront(m_front.front());
        useSettings();
    });
    connect(&m_setup, &SetupMode::left, m_autosave.get(), &WindowAutosave::showProblem);
    connect(&m_setup, &SetupMode::stepped, this, &MainWindow::refreshActions);
    connect(&m_setup, &SetupMode::startRequested, this, [this](const Record& start, const QList<int>& colors) {
        m_colors = colors;
        m_table->setColors(m_colors);
        m_document->loadPaused(start);
        computers().setPaused(m_session.isComputersTurn());
    });
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
    m_session.startNew(choice.players, choice.playerNames(), choice.seedOrRandom(), choice.playerOptions(),
                       choice.playerSpecs());
    computers().setPaused(false); // only now: the computers of an opened game must not start thinking
}

void MainWindow::gameChanged(const Change& change)
{
    if (change.kind != ChangeKind::Viewed && change.kind != ChangeKind::Drafted &&
        change.kind != ChangeKind::Uncovered) {
        m_autosave->start(); // at once, even before the delay after the first paint
    }
    if (change.kind == ChangeKind::Loaded) {
        m_document->forgetFile();
        m_evaluations->close();
    }
    m_history->closeAnsweredQuestion();
    refreshActions();
    moveCurtain();
    m_followUp->gameChanged(change);
}

void MainWindow::moveCurtain()
{
    if (!m_session.isCovered()) {
        const bool hadFocus = m_curtain->hasFocus();
        m_curtain->hide();
        if (hadFocus) {
            m_table->controller().walk().restoreFocus();
        }
        return;
    }
    m_evaluations->close(); // they were opened for the person who leaves the table
    m_curtain->cover(m_session.seatName(m_session.personAtTable()));
}

void MainWindow::refreshActions()
{
    if (const OtherTableCommands* other = m_front.commands()) {
        m_menus->undo->setEnabled(other->canUndo());
        m_menus->redo->setEnabled(other->canRedo());
        setWindowTitle(other->title());
        return;
    }
    m_history->refresh();
    m_seats->refresh();
    m_document->refreshTitle();
}

void MainWindow::useSettings()
{
    m_settings->apply();
    m_puzzles->useSettings();
    refreshActions();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_autosave->canClose()) {
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

} // namespace windrose
