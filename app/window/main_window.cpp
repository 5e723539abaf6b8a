// SPDX-License-Identifier: GPL-3.0-or-later
#include "main_window.h"

#include "appearance.h"
#include "curtain.h"
#include "keeping_notice.h"
#include "position_setup.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/plain_texts.h"
#include "ui/dialogs/settings.h"
#include "ui/session/computer_seats.h"
#include "ui/session/only_order.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QFileOpenEvent>
#include <QMessageBox>
#include <QScreen>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>

namespace windrose
{

namespace
{

constexpr QSize kUsualFrame(8, 36);     // what a desktop puts around a window, until it is known
constexpr int kFrameIsThereAfter = 100; // milliseconds
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

MainWindow::MainWindow(const StartRequest& request, QWidget* parent)
    : QMainWindow(parent), m_kept(KeptGames::standardFolder()), m_quitAfterPaint(request.quitAfterPaint)
{
    setObjectName(QStringLiteral("window"));
    setAcceptDrops(true);
    m_session.setCoversAtHandOver(settings::curtain.value());
    new PlainTexts(this);
    // A game lies on the table before the table is made, so that nothing is built twice.
    startAs(request);
    m_table = new TableView(m_session, this);
    m_table->setColors(m_colors);
    m_notice = new KeepingNotice(this);
    auto* middle = new QWidget(this);
    auto* rows = new QVBoxLayout(middle);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_notice);
    rows->addWidget(m_table, 1);
    setCentralWidget(middle);
    m_curtain = new Curtain(m_table);
    connect(m_curtain, &Curtain::lifted, &m_session, &GameSession::uncover);
    makeActions();
    makeMenus();
    retranslate();
    startComputers();
    connect(&m_session, &GameSession::changed, this, &MainWindow::gameChanged);
    watchHistory();
    connect(&m_session.keeping(), &GameKeeping::errorChanged, this, &MainWindow::showKeepingProblem);
    connect(&m_setupJournal, &Journal::errorChanged, this, &MainWindow::showKeepingProblem);
    connect(&m_session.keeping(), &GameKeeping::keptChanged, this, &MainWindow::dropSetupOnceKept);
    connect(m_notice, &KeepingNotice::tryAgainWanted, this, [this] {
        m_session.keeping().saveNow();
        if (m_setup) {
            m_setup->session().keeping().saveNow();
        }
    });
    connect(m_notice, &KeepingNotice::saveAsWanted, this, &MainWindow::askSave);
    applySettings();
    refreshActions();
    moveCurtain();
    if (!restoreGeometry(settings::windowGeometry.value())) {
        resize(QSize(1280, 800).boundedTo(screen()->availableSize() - kUsualFrame));
    }
    setMinimumSize(QSize(1000, 660).boundedTo(screen()->availableSize() - kUsualFrame));
    if (m_quitAfterPaint) {
        m_table->installEventFilter(this);
    }
    resumeSetup(request);
    // macOS hands files over as events of the application, at the start and later.
    qApp->installEventFilter(this);
}

MainWindow::~MainWindow()
{
    m_session.disconnect(this);
    m_computers->disconnect(this);
    m_setup.reset();
    // The table and the dialogs listen to the session, so they must go first.
    delete m_course;
    delete m_table;
}

void MainWindow::startNew(const NewGameChoice& choice)
{
    m_colors = choice.colors;
    m_table->setColors(m_colors);
    m_session.startNew(choice.players, choice.playerNames(), choice.seedOrDrawn(), choice.playerOptions(),
                       choice.playerSitters());
    m_computers->setPaused(false); // only now: the computers of an opened game must not start thinking
}

void MainWindow::gameChanged(const Change& change)
{
    if (change.kind != ChangeKind::Viewed && change.kind != ChangeKind::Drafted &&
        change.kind != ChangeKind::Uncovered) {
        startKeeping(); // an order that came before the first picture has waited long enough
    }
    if (change.kind == ChangeKind::Loaded) {
        m_file.clear();
        m_origin.clear();
        closeEvaluations();
    }
    if (m_dropQuestion != nullptr && !m_session.waitingOrder()) {
        m_dropQuestion->close();
    }
    refreshActions();
    moveCurtain();
    const Position& position = m_session.position();
    if (change.kind != ChangeKind::Played || !m_session.isLive()) {
        return;
    }
    if (position.isFinished()) {
        QTimer::singleShot(0, this, &MainWindow::showScore);
        return;
    }
    if (settings::playForced.value() && !m_session.isComputersTurn() && onlyOrder(m_session)) {
        const int moment = m_session.orderCount();
        QTimer::singleShot(kForcedPause, this, [this, moment] {
            const std::optional<Order> only = onlyOrder(m_session);
            if (only && !m_setup && m_session.isLive() && m_session.orderCount() == moment) {
                m_session.submit(*only);
            }
        });
    }
}

void MainWindow::moveCurtain()
{
    if (!m_session.isCovered()) {
        m_curtain->hide();
        return;
    }
    closeEvaluations(); // they were opened for the person who leaves the table
    m_curtain->letDown(m_session.seatName(m_session.personAtTable()));
}

void MainWindow::refreshActions()
{
    if (m_setup) {
        refreshSetup();
        return;
    }
    // Where undo stops it can still be tried, and then says why.
    const bool undo = m_session.undoRedo().stop() != UndoStop::Start;
    const bool redo = m_session.undoRedo().canRedo();
    m_undo->setEnabled(undo);
    m_redo->setEnabled(redo);
    m_restart->setEnabled(m_session.undoRedo().restartStop() != UndoStop::Start);
    m_undoToShown->setEnabled(!m_session.isLive());
    refreshSeatActions();
    m_table->prompt().setUndoable(undo, redo);
    refreshTitle();
}

void MainWindow::applySettings()
{
    applyStyle(static_cast<int>(settings::style.value()));
    for (TableView* table : tables()) {
        table->setPace(paceOf(settings::animations.value()));
    }
    m_table->setShowAllPoints(settings::showAllPoints.value());
    m_table->setBoardFollows(settings::boardFollows.value());
    m_session.setCoversAtHandOver(settings::curtain.value());
    applyComputerSettings();
    m_table->setShowReasons(settings::computerReasons.value());
    m_session.undoRedo().setLimits({.toTurn = settings::undoLimit.value() == settings::UndoLimit::Turn,
                                    .atHiddenTiles = !settings::undoPastHiddenTiles.value()});
    refreshActions();
}

void MainWindow::applyStyle(int style)
{
    const auto wished = static_cast<settings::Style>(style);
    const Flavor flavor = applyAppearance(wished);
    for (TableView* table : tables()) {
        table->setFlavor(flavor);
    }
    for (QAction* look : m_looks->actions()) {
        look->setChecked(look->data().toInt() == style);
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_isLeaving) {
        event->ignore(); // the disk is waited for
        return;
    }
    if (m_setup && m_setup->wouldLose()) {
        m_setup->askLeave();
        event->ignore();
        return;
    }
    if (m_setup) {
        dropSetup(); // nothing is lost with it
    }
    startKeeping();
    m_computers->setHeld(true); // the last order is kept; none comes behind it
    settings::windowGeometry.setValue(saveGeometry());
    m_isLeaving = true;
    const bool leaves = mayLeave();
    m_isLeaving = false;
    if (!leaves) {
        m_computers->setHeld(m_setup != nullptr);
        if (m_setup) {
            m_setup->session().keeping().saveNow();
        }
        event->ignore();
        return;
    }
    QMainWindow::closeEvent(event);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!m_isFitted) {
        m_isFitted = true;
        QTimer::singleShot(kFrameIsThereAfter, this, &MainWindow::fitToScreen);
    }
}

void MainWindow::fitToScreen()
{
    if ((windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) != 0) {
        return;
    }
    const QRect room = screen()->availableGeometry();
    const QSize largest = room.size() - (frameGeometry().size() - size());
    setMinimumSize(minimumSize().boundedTo(largest));
    resize(size().boundedTo(largest));
    QRect frame = frameGeometry();
    frame.moveRight(qMin(frame.right(), room.right()));
    frame.moveBottom(qMin(frame.bottom(), room.bottom()));
    frame.moveLeft(qMax(frame.left(), room.left()));
    frame.moveTop(qMax(frame.top(), room.top()));
    if (frame.topLeft() != frameGeometry().topLeft()) {
        move(frame.topLeft());
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
    if (watched == qApp && event->type() == QEvent::FileOpen) {
        const QString path = static_cast<QFileOpenEvent*>(event)->file();
        // While a position is set up the game behind stays as it is.
        return m_setup || path.isEmpty() || open(path);
    }
    return QMainWindow::eventFilter(watched, event);
}

} // namespace windrose
