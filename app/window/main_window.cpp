// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "appearance.h"
#include "curtain.h"
#include "game_files.h"
#include "ui/dialogs/file_errors.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QLockFile>
#include <QMimeData>
#include <QScreen>
#include <QStandardPaths>
#include <QStyle>
#include <QTimer>

namespace windrose
{

namespace
{

constexpr int kAfterFirstPicture = 150; // milliseconds
constexpr int kForcedPause = 350;       // milliseconds before a forced order plays itself, so that eyes can follow

speeds::Pace paceOf(settings::Animations animations)
{
    // A desktop that wishes no animations is obeyed whatever the setting says.
    if (QApplication::style()->styleHint(QStyle::SH_Widget_Animation_Duration) == 0) {
        return speeds::Pace::Off;
    }
    switch (animations) {
    case settings::Animations::Off:
        return speeds::Pace::Off;
    case settings::Animations::Slow:
        return speeds::Pace::Slow;
    case settings::Animations::Fast:
        return speeds::Pace::Fast;
    case settings::Animations::Normal:
        break;
    }
    return speeds::Pace::Normal;
}

} // namespace

MainWindow::MainWindow(const StartWish& wish, QWidget* parent)
    : QMainWindow(parent), m_quitAfterPaint(wish.quitAfterPaint)
{
    setObjectName(QStringLiteral("window"));
    setAcceptDrops(true);
    // A game lies on the table before the table is made, so that nothing is built twice.
    startAs(wish);
    m_table = new TableView(m_session, this);
    m_table->setColours(m_colours);
    setCentralWidget(m_table);
    m_curtain = new Curtain(m_table);
    makeActions();
    makeMenus();
    retranslate();
    connect(&m_session, &GameSession::changed, this, &MainWindow::gameChanged);
    connect(&m_table->prompt(), &PromptBar::undoRequested, this, &MainWindow::undo);
    connect(&m_table->prompt(), &PromptBar::redoRequested, this, &MainWindow::redo);
    connect(&m_session, &GameSession::autosaveErrorChanged, this, [this] {
        if (!m_session.autosaveError().isEmpty()) {
            showFileError(this, FileTask::Autosave, autosavePath(), m_session.autosaveError());
        }
    });
    applySettings();
    refreshActions();
    m_lastTurn = m_session.position().turn;
    if (!restoreGeometry(settings::windowGeometry.value())) {
        const QSize room = screen()->availableSize();
        resize(QSize(1280, 800).boundedTo(room));
    }
    setMinimumSize(QSize(1000, 660).boundedTo(screen()->availableSize()));
    if (m_quitAfterPaint) {
        m_table->installEventFilter(this);
    }
}

MainWindow::~MainWindow()
{
    m_session.disconnect(this);
    // The table listens to the session, so it must go first.
    delete m_table;
}

QString MainWindow::autosavePath()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(folder + QStringLiteral("/game.lock"));
        m_lock->setStaleLockTime(0); // only a lock whose program is gone is stale
        m_lock->tryLock(0);
    }
    // A second window at the same time keeps its own game.
    return m_lock->isLocked() ? folder + QStringLiteral("/game.windrose")
                              : folder + QStringLiteral("/game-%1.windrose").arg(QCoreApplication::applicationPid());
}

void MainWindow::startAs(const StartWish& wish)
{
    NewGameChoice choice = NewGameChoice::remembered();
    const QString autosave = autosavePath();
    const QString file = QString::fromStdString(wish.file);
    const bool lays = wish.players || wish.fresh || wish.seed || wish.options || !wish.names.empty();
    m_colours = choice.colors;
    GameFile opened;
    if (!file.isEmpty()) {
        opened = readGameFile(file);
        if (!opened.problem.isEmpty()) {
            opened.record.reset();
            QTimer::singleShot(0, this, [this, file, problem = opened.problem] {
                showFileError(this, FileTask::Open, file, problem);
            });
        }
    }
    if (!opened.record && !lays && QFileInfo::exists(autosave)) {
        // What the last game got to is better than nothing, even when the end of its file is damaged.
        opened = readGameFile(autosave);
    }
    if (opened.record) {
        m_session.load(*opened.record);
    } else {
        if (wish.players) {
            choice.players = *wish.players;
        }
        for (std::size_t seat = 0; seat < wish.names.size() && seat < static_cast<std::size_t>(choice.names.size());
             ++seat) {
            choice.names[static_cast<qsizetype>(seat)] = QString::fromStdString(wish.names[seat]);
        }
        if (wish.options) {
            choice.options = *wish.options;
        }
        choice.seed = wish.seed;
        m_session.startNew(choice.players, choice.playerNames(), choice.seedOrDrawn(), choice.playerOptions());
    }
    // The first picture comes first: the write waits for the disk, and the icon is drawn in several sizes.
    QTimer::singleShot(kAfterFirstPicture, this, &MainWindow::startKeeping);
}

void MainWindow::startKeeping()
{
    if (!m_keeps) {
        m_keeps = true;
        m_session.setAutosave(autosavePath());
        setWindowIcon(QIcon(QStringLiteral(":/drawings/windrose.svg")));
    }
}

void MainWindow::startNew(const NewGameChoice& choice)
{
    m_colours = choice.colors;
    m_table->setColours(m_colours);
    m_session.startNew(choice.players, choice.playerNames(), choice.seedOrDrawn(), choice.playerOptions());
}

bool MainWindow::open(const QString& path)
{
    const GameFile file = readGameFile(path);
    if (!file.problem.isEmpty() || !file.record) {
        showFileError(this, FileTask::Open, path, file.problem);
        return false;
    }
    settings::recordFolder.setValue(QFileInfo(path).absolutePath());
    m_session.load(*file.record);
    return true;
}

bool MainWindow::saveTo(const QString& path)
{
    const QString problem = writeGameFile(path, m_session.record());
    if (!problem.isEmpty()) {
        showFileError(this, FileTask::Save, path, problem);
        return false;
    }
    settings::recordFolder.setValue(QFileInfo(path).absolutePath());
    return true;
}

void MainWindow::gameChanged(const Change& change)
{
    refreshActions();
    const Position& position = m_session.position();
    const bool turned = position.turn != m_lastTurn;
    m_lastTurn = position.turn;
    if (change.kind != ChangeKind::Played || !m_session.isLive()) {
        return;
    }
    if (position.isFinished()) {
        QTimer::singleShot(0, this, &MainWindow::showScore);
        return;
    }
    if (turned && settings::curtain.value()) {
        m_curtain->letDown(m_session.seatName(position.turn));
    }
    if (settings::playForced.value() && m_session.onlyOrder()) {
        const int moment = m_session.orderCount();
        QTimer::singleShot(kForcedPause, this, [this, moment] {
            const std::optional<Order> only = m_session.onlyOrder();
            if (only && m_session.isLive() && m_session.orderCount() == moment) {
                m_session.submit(*only);
            }
        });
    }
}

void MainWindow::refreshActions()
{
    const bool undo = m_session.canUndo();
    const bool redo = m_session.canRedo();
    m_undo->setEnabled(undo);
    m_redo->setEnabled(redo);
    m_table->prompt().setUndoable(undo, redo);
    setWindowTitle(m_session.position().isFinished() ? tr("The game is over")
                                                     : tr("Round %1").arg(m_session.position().round));
}

void MainWindow::applySettings()
{
    applyStyle(static_cast<int>(settings::style.value()));
    m_table->setPace(paceOf(settings::animations.value()));
    m_table->setShowAllPoints(settings::showAllPoints.value());
    m_table->setBoardFollows(settings::boardFollows.value());
    m_session.setUndoLimits({.toTurn = settings::undoLimit.value() == settings::UndoLimit::Turn,
                             .atHiddenTiles = !settings::undoPastHiddenTiles.value()});
    refreshActions();
}

void MainWindow::applyStyle(int style)
{
    const auto wished = static_cast<settings::Style>(style);
    m_table->setFlavour(applyAppearance(wished));
    for (QAction* look : m_looks->actions()) {
        look->setChecked(look->data().toInt() == style);
    }
}

void MainWindow::undo()
{
    m_session.undo();
}

void MainWindow::redo()
{
    m_session.redo();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    startKeeping();
    settings::windowGeometry.setValue(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshActions();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().constFirst().isLocalFile()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    open(event->mimeData()->urls().constFirst().toLocalFile());
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
