// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include "areas.h"
#include "hint.h"
#include "hint_panel.h"
#include "log_panel.h"
#include "motion_layer.h"
#include "placement_controller.h"
#include "prompt_bar.h"
#include "replay_bar.h"
#include "round_panel.h"
#include "seat_board.h"
#include "setup_bar.h"
#include "setup_tools.h"
#include "storage_picker.h"
#include "table_tile.h"

#include <QKeyEvent>

namespace windrose
{

TableView::TableView(GameSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_controller(new PlacementController(session, *this)),
      m_tiles(session, *m_controller, *this),
      m_picker(new StoragePicker(session, this)),
      m_round(new RoundPanel(session, this)),
      m_bars(session, *m_controller, *m_picker, *this),
      m_boards(session, *m_controller, *m_picker, *this),
      m_log(session, *m_controller, *this),
      m_hint(std::make_unique<TableHint>(session, *m_controller, *this)),
      m_motion(session, m_controller->motion(), m_tiles, m_boards.all())
{
    setObjectName(QStringLiteral("table"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    m_describes.setSingleShot(true);
    m_describes.setInterval(speeds::kDescribesAfter);
    connect(&m_describes, &QTimer::timeout, this, [this] {
        for (TableTile* tile : findChildren<TableTile*>()) {
            tile->describe();
        }
    });
    connect(&session, &GameSession::changed, &m_describes, qOverload<>(&QTimer::start));
    connect(&session, &GameSession::changed, this, &TableView::gameChanged);
    connectParts();
    makeSetup();
    makeFocusOrder();
    m_boards.turnTo(m_boards.seatToShow());
    prompt().refresh();
    m_describes.start();
}

TableView::~TableView()
{
    m_controller->walk().setOtherStops({}); // no part is visited any more while they go
}

void TableView::connectParts()
{
    connect(m_controller, &PlacementController::said, this, &TableView::say);
    connect(m_controller, &PlacementController::clickedInVain, this, &TableView::clickedInVain);
    m_controller->hand().setSizeInHand(
        [this](const Piece& piece, bool lies) { return m_boards.sizeInHand(piece, lies, m_layout); });
    connect(&m_boards, &TableBoards::turned, this, &TableView::makeFocusOrder);
    connect(&m_boards, &TableBoards::clicked, this, &TableView::enlarge);
    connect(&m_boards, &TableBoards::menuWanted, this, &TableView::seatMenuWanted);
    connect(&m_bars, &TableBars::replayShown, this, &TableView::replayShown);
    connect(&replay(), &ReplayBar::branchWanted, this, &TableView::branchWanted);
    connect(&m_log, &TableLog::changed, this, &TableView::layOut);
    connect(&m_log.panel(), &LogPanel::speaksOf, this, &TableView::mark);
    connect(&m_log.panel(), &LogPanel::undoToWanted, this, &TableView::undoToWanted);
    connect(&m_log.panel(), &LogPanel::branchWanted, this, &TableView::branchWanted);
    connect(&prompt(), &PromptBar::hintRequested, m_hint.get(), &TableHint::ask);
    connect(&prompt(), &PromptBar::placeForMeRequested, m_hint.get(), &TableHint::placeForMe);
    connect(m_hint.get(), &TableHint::said, &prompt(), &PromptBar::tell);
    // The hint opens above the log, where the mouse may rest on a line.
    connect(m_hint.get(), &TableHint::opened, this, [this] { mark({}); });
}

PromptBar& TableView::prompt()
{
    return m_bars.prompt();
}

ReplayBar& TableView::replay()
{
    return m_bars.replay();
}

SetupBar* TableView::setupBar()
{
    return m_setup == nullptr ? nullptr : &m_setup->bar();
}

SetupPanel* TableView::setupPanel()
{
    return m_setup == nullptr ? nullptr : &m_setup->panel();
}

void TableView::makeSetup()
{
    auto* session = qobject_cast<SetupSession*>(&m_session);
    if (session == nullptr) {
        m_controller->walk().setOtherStops([this] { return stops(); });
        return;
    }
    m_bars.giveWay();
    m_log.hide();
    m_boards.setFollows(false);
    m_setup = std::make_unique<SetupTools>(*session, *m_controller, *this);
    setShowAllPoints(true);
}

QList<QWidget*> TableView::stops() const
{
    QList<QWidget*> stops = m_bars.stops();
    if (m_hint->isOpen()) {
        stops << m_hint->panel().stops();
    }
    return stops << m_log.stops();
}

void TableView::makeFocusOrder()
{
    std::vector<int> order{areas::kRoles,     areas::kSupply, areas::kPlantations, areas::kShips,
                           areas::kColonists, areas::kMarket, areas::kBox};
    const int players = m_session.players();
    for (int offset = 0; offset < players; ++offset) {
        const int seat = (largeSeat() + offset) % players;
        order.insert(order.end(), {areas::spacesOf(seat), areas::colonistsOf(seat), areas::goodsOf(seat)});
    }
    m_controller->walk().setAreaOrder(std::move(order));
}

void TableView::say(const QString& sentence)
{
    if (m_setup != nullptr) {
        m_setup->bar().say(sentence);
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
    return isVisible() ? m_controller->motion().remaining() : 0;
}

void TableView::enlarge(int seat)
{
    m_boards.turnTo(seat);
    layOut();
}

void TableView::gameChanged(const Change& change)
{
    if (change.kind == ChangeKind::Uncovered) {
        return;
    }
    const bool isLooking = change.kind == ChangeKind::Viewed;
    if (!isLooking) {
        mark({}); // the log moves on under the mouse
    }
    m_bars.follow(change.kind);
    if (change.kind == ChangeKind::Loaded) {
        m_ground.invalidate();
    }
    m_boards.follow(change.kind);
    layOut();
    if (change.kind == ChangeKind::Played || change.kind == ChangeKind::Redone) {
        animate(change.events);
    } else {
        m_controller->motion().stop();
        if (isLooking && change.to == change.from + 1) {
            animate(m_session.history().eventsOf(change.from));
        }
    }
}

void TableView::animate(const std::vector<Event>& events)
{
    if (isVisible()) {
        m_motion.show(events, m_layout);
    }
}

void TableView::mark(const QVariantList& places)
{
    QList<Place> wanted;
    for (const QVariant& place : places) {
        wanted.append(place.value<Place>());
    }
    for (TablePlace* place : m_controller->places()) {
        place->setHighlighted(!wanted.isEmpty() && place->modelIndex().isValid() && wanted.contains(place->place()));
    }
}

void TableView::setFlavor(Flavor flavor)
{
    setTheme(flavor);
    m_log.panel().dress();
    prompt().refresh();
    for (QWidget* child : findChildren<QWidget*>()) {
        child->update();
    }
    update();
}

void TableView::setPace(speeds::Pace pace)
{
    m_controller->motion().setPace(pace);
}

void TableView::setColors(const QList<int>& colors)
{
    m_boards.setColors(colors);
    m_log.panel().setColors(colors);
}

void TableView::setShowReasons(bool show)
{
    m_showReasons = show;
    m_log.panel().log().setReasons(m_showReasons, m_showAllPoints);
    m_log.panel().follow();
}

void TableView::setShowAllPoints(bool show)
{
    m_showAllPoints = show;
    m_hint->setPointsHidden(!show);
    m_log.panel().log().setReasons(m_showReasons, m_showAllPoints);
    m_boards.setShowAllPoints(show);
}

void TableView::setBoardFollows(bool follows)
{
    m_boards.setFollows(follows);
    if (follows) {
        enlarge(m_boards.seatToShow());
    }
}

void TableView::retranslate()
{
    m_tiles.retranslate();
    m_boards.retranslate();
    m_log.panel().log().retranslate();
    m_hint->retranslate();
    for (TableTile* tile : findChildren<TableTile*>()) {
        tile->invalidate();
    }
    m_ground.invalidate();
    m_round->retranslate();
    m_bars.retranslate();
    if (m_setup != nullptr) {
        m_setup->retranslate();
    }
    m_describes.start();
    update();
}

void TableView::layOut()
{
    const Position& position = m_session.position();
    m_layout = layOutTable(size(), qMax(2, m_session.players()), position.roleCards(), position.shipCount(),
                           m_log.isShown(), m_setup != nullptr);
    m_tiles.layOut(m_layout);
    m_round->setGeometry(m_layout.round);
    m_bars.layOut(m_layout.prompt);
    m_boards.layOut(m_layout);
    if (m_setup != nullptr) {
        m_setup->layOut(m_layout, *m_round);
        return;
    }
    const QRect log = m_log.layOut(m_layout);
    m_hint->setRoom(QRect(log.left(), m_layout.margin, log.width(), log.bottom() + 1 - m_layout.margin));
}

void TableView::resizeEvent(QResizeEvent*)
{
    m_ground.invalidate();
    layOut();
}

void TableView::paintEvent(QPaintEvent* event)
{
    m_ground.paint(*this, *event, m_layout, m_setup == nullptr && m_log.isOpen(m_layout));
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
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_setup == nullptr) {
        prompt().playDefault();
        return;
    }
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
    } else if (m_hint->isOpen()) {
        m_hint->close();
    } else if (isReplaying()) {
        endReplay();
    } else if (largeSeat() != m_boards.seatToShow()) {
        enlarge(m_boards.seatToShow());
    } else {
        QWidget::keyPressEvent(event);
    }
}

void TableView::mousePressEvent(QMouseEvent*)
{
    m_controller->cancel();
}

} // namespace windrose
