// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "appearance.h"
#include "curtain.h"
#include "keeping_notice.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QScreen>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

namespace windrose
{

namespace
{

constexpr int kForcedPause = 350; // milliseconds before a forced order plays itself, so that eyes can follow

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
    : QMainWindow(parent), m_kept(KeptGames::standardFolder()), m_quitAfterPaint(wish.quitAfterPaint)
{
    setObjectName(QStringLiteral("window"));
    setAcceptDrops(true);
    // A game lies on the table before the table is made, so that nothing is built twice.
    startAs(wish);
    m_table = new TableView(m_session, this);
    m_table->setColours(m_colours);
    m_notice = new KeepingNotice(this);
    auto* middle = new QWidget(this);
    auto* rows = new QVBoxLayout(middle);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_notice);
    rows->addWidget(m_table, 1);
    setCentralWidget(middle);
    m_curtain = new Curtain(m_table);
    makeActions();
    makeMenus();
    retranslate();
    connect(&m_session, &GameSession::changed, this, &MainWindow::gameChanged);
    connect(&m_table->prompt(), &PromptBar::undoRequested, this, &MainWindow::undo);
    connect(&m_table->prompt(), &PromptBar::redoRequested, this, &MainWindow::redo);
    connect(&m_session, &GameSession::autosaveErrorChanged, this,
            [this] { m_notice->setProblem(m_kept.path(), m_session.autosaveError()); });
    connect(m_notice, &KeepingNotice::tryAgainWanted, this, [this] { m_session.saveNow(); });
    connect(m_notice, &KeepingNotice::saveAsWanted, this, &MainWindow::askSave);
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

void MainWindow::startNew(const NewGameChoice& choice)
{
    m_colours = choice.colors;
    m_table->setColours(m_colours);
    m_session.startNew(choice.players, choice.playerNames(), choice.seedOrDrawn(), choice.playerOptions());
}

void MainWindow::gameChanged(const Change& change)
{
    if (change.kind != ChangeKind::Viewed && change.kind != ChangeKind::Drafted) {
        startKeeping(); // an order that came before the first picture has waited long enough
    }
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
    if (!mayLeave()) {
        event->ignore();
        return;
    }
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
