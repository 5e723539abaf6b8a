// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include "areas.h"
#include "hint_panel.h"
#include "log_panel.h"
#include "motion_layer.h"
#include "placement_controller.h"
#include "prompt_bar.h"
#include "recap_panel.h"
#include "replay_bar.h"
#include "round_panel.h"
#include "seat_board.h"
#include "setup_bar.h"
#include "setup_tools.h"
#include "storage_picker.h"
#include "table_hint.h"
#include "table_tile.h"
#include "ui/models/texts.h"

#include <QKeyEvent>

namespace windrose
{

TableView::TableView(GameSession& session, QWidget* parent) : TableView(Tabletop(session), parent)
{
    begin();
}

TableView::TableView(SetupSession& session, QWidget* parent) : TableView(Tabletop(session), parent)
{
    m_parts.makeSetup(session, *this);
    setShowAllPoints(true);
    begin();
}

TableView::TableView(const Tabletop& tabletop, QWidget* parent)
    : QWidget(parent), m_session(tabletop.session()), m_parts(tabletop, *this)
{
    setObjectName(QStringLiteral("table"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    m_describes.setSingleShot(true);
    m_describes.setInterval(speeds::kDescribesAfter);
    connect(&m_describes, &QTimer::timeout, this, [this] {
        if (m_session.story().isTelling()) {
            return; // it starts again when everything is shown
        }
        for (TableTile* tile : findChildren<TableTile*>()) {
            tile->describe();
        }
    });
    connect(&m_session, &GameSession::changed, &m_describes, qOverload<>(&QTimer::start));
    connect(&m_session, &GameSession::changed, this, &TableView::gameChanged);
    connect(&m_session.story(), &Story::finished, this, &TableView::storyFinished);
    connect(&m_session.story(), &Story::finished, &m_describes, qOverload<>(&QTimer::start));
    connectParts();
}

/// Shows the session, when all parts are there.
void TableView::begin()
{
    m_parts.makeFocusOrder();
    boards().turnTo(boards().seatToShow());
    prompt().refresh();
    m_parts.recall();
    m_parts.markLegal();
    m_describes.start();
}

TableView::~TableView()
{
    m_session.story().setOn(false); // nobody is left to tell it
}

void TableView::connectParts()
{
    connect(&m_parts.director(), &Director::setOut, this, &TableView::narrate);
    connect(&controller(), &PlacementController::said, this, &TableView::say);
    connect(&controller(), &PlacementController::clickedInVain, this, &TableView::clickedInVain);
    connect(&m_parts.recap(), &RecapPanel::showAgainRequested, this, &TableView::tellAgain);
    connect(&m_parts.recap(), &RecapPanel::closed, this, [this] {
        if (m_parts.recap().isAncestorOf(focusWidget())) {
            controller().walk().leaveOtherStops(true);
        }
    });
    connect(&hint(), &TableHint::opened, &m_parts.recap(), &QWidget::hide); // they share a place
    connect(&boards(), &TableBoards::turned, this, [this] { m_parts.makeFocusOrder(); });
    connect(&boards(), &TableBoards::clicked, this, &TableView::enlarge);
    connect(&boards(), &TableBoards::menuWanted, this, &TableView::seatMenuWanted);
    connect(&m_parts.bars(), &TableBars::replayShown, this, &TableView::replayShown);
    connect(&replay(), &ReplayBar::branchWanted, this, &TableView::branchWanted);
    connect(&m_parts.log(), &TableLog::changed, this, &TableView::layOut);
    connect(&m_parts.log().panel(), &LogPanel::speaksOf, this,
            [this](const QVariantList& places) { m_parts.mark(places); });
    connect(&m_parts.log().panel(), &LogPanel::undoToWanted, this, &TableView::undoToWanted);
    connect(&m_parts.log().panel(), &LogPanel::branchWanted, this, &TableView::branchWanted);
    connect(&prompt(), &PromptBar::hintRequested, &hint(), &TableHint::ask);
    connect(&prompt(), &PromptBar::placeForMeRequested, &hint(), &TableHint::placeForMe);
    connect(&hint(), &TableHint::said, &prompt(), &PromptBar::tell);
    // The hint opens above the log, where the mouse may rest on a line.
    connect(&hint(), &TableHint::opened, this, [this] { m_parts.mark({}); });
}

PromptBar& TableView::prompt()
{
    return m_parts.bars().prompt();
}

ReplayBar& TableView::replay()
{
    return m_parts.bars().replay();
}

SetupBar* TableView::setupBar()
{
    return m_parts.setupTools() == nullptr ? nullptr : &m_parts.setupTools()->bar();
}

SetupPanel* TableView::setupPanel()
{
    return m_parts.setupTools() == nullptr ? nullptr : &m_parts.setupTools()->panel();
}

void TableView::say(const QString& sentence)
{
    if (SetupBar* bar = setupBar()) {
        bar->say(sentence);
    } else {
        prompt().say(sentence);
    }
}

/// A click where nothing can be taken: on a small board it enlarges the board.
void TableView::clickedInVain(TablePlace* place, const QString& reason)
{
    for (QWidget* widget = place->widget(); widget != nullptr; widget = widget->parentWidget()) {
        auto* board = qobject_cast<SeatBoard*>(widget);
        if (board != nullptr && board->seat() != largeSeat()) {
            enlarge(board->seat());
            return;
        }
    }
    say(reason);
}

void TableView::setComputers(ComputerSeats& computers)
{
    prompt().setComputers(computers);
}

int TableView::showingTime() const
{
    return isVisible() ? qMax(m_parts.director().remaining(), m_parts.controller().motion().remaining()) : 0;
}

void TableView::enlarge(int seat)
{
    boards().turnTo(seat);
    layOut();
}

void TableView::gameChanged(const Change& change)
{
    if (change.kind == ChangeKind::Uncovered) {
        m_parts.recall(); // for the person who sits there now
        return;
    }
    const bool isLooking = change.kind == ChangeKind::Viewed;
    if (!isLooking) {
        m_parts.mark({}); // the log moves on under the mouse
    }
    m_parts.bars().follow(change.kind);
    if (change.kind == ChangeKind::Loaded) {
        m_ground.invalidate();
    }
    if (m_session.story().isTelling()) {
        m_parts.director().begin(controller().hand().isDropping());
    } else {
        controller().motion().stop();
    }
    if (m_session.story().isTelling()) {
        m_toFollow = change.kind; // the boards turn when everything is shown
        m_parts.recap().hide();
    } else {
        boards().follow(change.kind);
        layOut();
        if (change.kind != ChangeKind::Drafted) {
            m_parts.recall();
        }
    }
    m_parts.markLegal();
}

void TableView::narrate(const std::vector<Event>& events)
{
    QStringList sentences;
    for (const Event& event : events) {
        sentences.append(texts::event(m_session, event));
    }
    sentences.removeAll(QString());
    prompt().narrate(sentences.join(QLatin1Char(' ')));
}

void TableView::storyFinished()
{
    if (const auto kind = std::exchange(m_toFollow, std::nullopt)) {
        boards().follow(*kind);
        layOut();
    }
    m_parts.recall();
    m_parts.markLegal();
}

void TableView::tellAgain(int from)
{
    if (m_session.story().isOn() && from < m_session.orderCount()) {
        m_session.tellAgain(from);
        m_parts.markLegal();
        m_parts.director().begin(false);
    }
}

void TableView::setFlavor(Flavor flavor)
{
    setTheme(flavor);
    m_parts.log().panel().applyTheme();
    prompt().refresh();
    for (QWidget* child : findChildren<QWidget*>()) {
        child->update();
    }
    update();
}

void TableView::setPace(speeds::Pace pace)
{
    controller().motion().setPace(pace);
    m_session.story().setOn(pace != speeds::Pace::Off);
}

int TableView::paced(int duration) const
{
    return speeds::at(m_parts.controller().motion().pace(), duration);
}

void TableView::setColors(const QList<int>& colors)
{
    boards().setColors(colors);
    m_parts.log().panel().setColors(colors);
}

void TableView::setShowReasons(bool show)
{
    m_showReasons = show;
    m_parts.log().panel().log().setReasons(m_showReasons, m_showAllPoints);
    m_parts.log().panel().follow();
}

void TableView::setShowAllPoints(bool show)
{
    m_showAllPoints = show;
    hint().setPointsHidden(!show);
    m_parts.log().panel().log().setReasons(m_showReasons, m_showAllPoints);
    boards().setShowAllPoints(show);
}

void TableView::setBoardFollows(bool follows)
{
    boards().setFollows(follows);
    if (follows) {
        enlarge(boards().seatToShow());
    }
}

void TableView::retranslate()
{
    m_parts.retranslate();
    for (TableTile* tile : findChildren<TableTile*>()) {
        tile->invalidate();
    }
    m_ground.invalidate();
    m_describes.start();
    update();
}

void TableView::layOut()
{
    m_parts.layOut(size());
}

void TableView::resizeEvent(QResizeEvent*)
{
    m_session.story().finish(); // its pictures fly to where things were
    m_ground.invalidate();
    layOut();
}

void TableView::paintEvent(QPaintEvent* event)
{
    m_ground.paint(*this, *event, m_parts.layout(), m_parts.log().isOpen(m_parts.layout()));
}

void TableView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void TableView::keyPressEvent(QKeyEvent* event)
{
    const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isReturn && m_parts.bars().playDefault()) {
        return;
    }
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
    } else if (hint().isOpen()) {
        hint().close();
    } else if (isReplaying()) {
        endReplay();
    } else if (largeSeat() != boards().seatToShow()) {
        enlarge(boards().seatToShow());
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TableView::mousePressEvent(QMouseEvent*)
{
    controller().cancel();
}

} // namespace windrose
