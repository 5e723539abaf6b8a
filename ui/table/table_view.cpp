// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_view.h"

#include "areas.h"
#include "building_kind_tile.h"
#include "cargo_ship_tile.h"
#include "colonist_ship_tile.h"
#include "goods_supply_tile.h"
#include "hint.h"
#include "hint_panel.h"
#include "log_panel.h"
#include "log_title.h"
#include "motion_layer.h"
#include "placement_controller.h"
#include "plantation_tile.h"
#include "prompt_bar.h"
#include "replay_bar.h"
#include "role_card_tile.h"
#include "round_panel.h"
#include "seat_board.h"
#include "setup_panel.h"
#include "storage_picker.h"
#include "trading_house_tile.h"
#include "ui/pieces/art_store.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>

namespace windrose
{

namespace
{

QAccessibleInterface* boardInterface(const QString&, QObject* object)
{
    auto* board = qobject_cast<SeatBoard*>(object);
    return board == nullptr ? nullptr : new QAccessibleWidget(board, QAccessible::Grouping);
}

} // namespace

TableView::TableView(GameSession& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_rolesModel(session),
      m_supplyModel(session),
      m_plantationsModel(session),
      m_colonistsModel(session),
      m_shipsModel(session),
      m_houseModel(session),
      m_goodsModel(session),
      m_picker(new StoragePicker(session, this)),
      m_controller(new PlacementController(session, *this))
{
    static const bool kInstalled = (QAccessible::installFactory(boardInterface), true);
    Q_UNUSED(kInstalled)
    setObjectName(QStringLiteral("table"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setFocusPolicy(Qt::NoFocus);
    makeTiles();
    m_round = new RoundPanel(session, this);
    makeBars();
    makeBoards();
    m_logTitle = new LogTitle(this);
    m_log = new LogPanel(session, this);
    connect(static_cast<LogTitle*>(m_logTitle), &QAbstractButton::clicked, this, [this] {
        if (m_layout.logFolded) {
            m_logOpen = !m_logOpen;
            layOut();
        } else {
            setLogShown(false);
        }
    });
    connect(m_log, &LogPanel::speaksOf, this, &TableView::mark);
    const auto tab = [this](QWidget* from, bool next) { return m_controller->tabFromStop(from, next); };
    static_cast<LogTitle*>(m_logTitle)->setTabHandler(tab);
    m_log->setTabHandler(tab);
    connect(m_log, &LogPanel::undoToWanted, this, &TableView::undoToWanted);
    connect(m_log, &LogPanel::branchWanted, this, &TableView::branchWanted);
    connect(m_controller, &PlacementController::said, this, &TableView::say);
    connect(m_controller, &PlacementController::clickedInVain, this, [this](TablePlace* place, const QString& reason) {
        for (QWidget* widget = place->widget(); widget != nullptr; widget = widget->parentWidget()) {
            auto* board = qobject_cast<SeatBoard*>(widget);
            if (board != nullptr && board->seat() != m_large) {
                enlarge(board->seat());
                return;
            }
        }
        say(reason);
    });
    m_controller->setSizeInHand([this](const Piece& piece, bool lies) { return sizeInHand(piece, lies); });
    connect(m_picker, &StoragePicker::changed, this, &TableView::refreshAll);
    m_describes.setSingleShot(true);
    m_describes.setInterval(speeds::kDescribesAfter);
    connect(&m_describes, &QTimer::timeout, this, [this] {
        for (TableTile* tile : findChildren<TableTile*>()) {
            tile->describe();
        }
    });
    connect(&session, &GameSession::changed, this, &TableView::gameChanged);
    makeHint();
    makeSetup();
    makeFocusOrder();
    turnTo(seatToShow());
    refreshAll();
}

TableView::~TableView()
{
    // Tiles leave the controller when they are destroyed, so it must outlive them.
    qDeleteAll(findChildren<TableTile*>(QString(), Qt::FindDirectChildrenOnly));
    qDeleteAll(m_boards);
    delete m_setupPanel;
    delete m_hint;
}

void TableView::makeTiles()
{
    PlacementController& hand = *m_controller;
    for (int card = 0; card < kMaxRoleCards; ++card) {
        m_roles.append(new RoleCardTile(hand, m_rolesModel, card, this));
    }
    for (int kind = 0; kind < kBuildings; ++kind) {
        m_kinds.append(new BuildingKindTile(hand, m_supplyModel, static_cast<Building>(kind), this));
    }
    for (int row = 0; row < kMaxFaceUp; ++row) {
        m_faceUp.append(new PlantationTile(hand, m_plantationsModel, row, this));
    }
    m_quarries = new TileStackTile(hand, m_plantationsModel, PlantationsModel::kQuarryRow, this);
    m_faceDown = new TileStackTile(hand, m_plantationsModel, PlantationsModel::kFaceDownRow, this);
    for (int ship = 0; ship < kCargoShips; ++ship) {
        m_ships.append(new CargoShipTile(hand, m_shipsModel, ship, this));
    }
    m_wharf = new WharfTile(hand, m_shipsModel, this);
    m_colonistShip = new ColonistShipTile(hand, m_colonistsModel, this);
    m_colonistSupply = new ColonistSupplyTile(hand, m_colonistsModel, this);
    m_house = new TradingHouseTile(hand, m_houseModel, this);
    for (int good = 0; good < kGoods; ++good) {
        m_goods.append(new GoodsSupplyTile(hand, m_goodsModel, static_cast<Good>(good), this));
    }
    m_tiles = m_roles + m_kinds + m_faceUp + m_ships + m_goods;
    m_tiles << m_quarries << m_faceDown << m_wharf << m_colonistShip << m_colonistSupply << m_house;
}

void TableView::makeBoards()
{
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
        auto* board = new SeatBoard(*m_controller, m_session, seat, *m_picker, this);
        connect(board, &SeatBoard::clicked, this, [this, seat] { enlarge(seat); });
        connect(board, &SeatBoard::menuWanted, this, [this, seat](QPoint where) { emit seatMenuWanted(seat, where); });
        m_boards.append(board);
    }
}

void TableView::makeFocusOrder()
{
    if (m_setupPanel == nullptr) {
        m_controller->setOtherStops([this] {
            QList<QWidget*> stops = m_isReplaying && !m_prompt->isSaying() ? m_replay->stops() : m_prompt->stops();
            if (m_hint->isOpen()) {
                stops << m_hint->panel().stops();
            }
            stops << m_logTitle;
            if (m_log->isVisible()) {
                stops << m_log;
            }
            return stops;
        });
    }
    std::vector<int> order{areas::kRoles,     areas::kSupply, areas::kPlantations, areas::kShips,
                           areas::kColonists, areas::kMarket, areas::kBox};
    const int players = m_session.players();
    for (int offset = 0; offset < players; ++offset) {
        const int seat = (m_large + offset) % players;
        order.insert(order.end(), {areas::spacesOf(seat), areas::colonistsOf(seat), areas::goodsOf(seat)});
    }
    m_controller->setAreaOrder(std::move(order));
}

void TableView::refreshAll()
{
    m_describes.start();
    for (TableTile* tile : m_tiles) {
        tile->refresh();
    }
    for (SeatBoard* board : m_boards) {
        board->refresh();
    }
    m_round->refresh();
    m_prompt->refresh();
    if (m_isReplaying) {
        m_replay->refresh();
    }
    refreshSetup();
}

void TableView::makeBars()
{
    m_prompt = new PromptBar(m_session, *m_controller, *m_picker, this);
    m_replay = new ReplayBar(m_session, *m_controller, this);
    m_replay->hide();
    connect(m_prompt, &PromptBar::sayingChanged, this, &TableView::showBars);
    connect(m_replay, &ReplayBar::closeWanted, this, &TableView::endReplay);
    connect(m_replay, &ReplayBar::branchWanted, this, &TableView::branchWanted);
}

void TableView::makeHint()
{
    m_hint = new TableHint(m_session, *m_controller, *this);
    connect(m_prompt, &PromptBar::hintRequested, m_hint, &TableHint::ask);
    connect(m_prompt, &PromptBar::placeForMeRequested, m_hint, &TableHint::placeForMe);
    connect(m_hint, &TableHint::said, m_prompt, &PromptBar::tell);
    // The hint opens above the log, where the mouse may rest on a line.
    connect(m_hint, &TableHint::opened, this, [this] { mark({}); });
}

void TableView::showBars()
{
    if (m_setupBar != nullptr) {
        return; // it has a place of its own
    }
    const bool hadFocus = m_replay->isAncestorOf(focusWidget());
    if (m_replay->isHidden() == m_isReplaying) {
        m_replay->refresh();
        m_replay->setVisible(m_isReplaying);
        emit replayShown(m_isReplaying);
    }
    m_prompt->setVisible(!m_isReplaying || m_prompt->isSaying());
    m_prompt->raise();
    if (hadFocus && !m_isReplaying) {
        m_controller->leaveOtherStops(true);
    }
}

void TableView::startReplay()
{
    if (m_session.historySize() == 0) {
        m_prompt->say(tr("Nothing has been played yet."));
        return;
    }
    m_isReplaying = true;
    m_prompt->say({});
    showBars();
    m_replay->begin();
}

void TableView::endReplay()
{
    m_isReplaying = false;
    m_session.returnToGame();
    showBars();
}

void TableView::turnTo(int seat)
{
    const int players = qMax(1, m_session.players());
    seat = qBound(0, seat, players - 1);
    if (m_large != seat) {
        m_large = seat;
        makeFocusOrder();
    }
}

int TableView::seatToShow() const
{
    const int turn = m_session.position().turn;
    const int person = m_session.personAtTable();
    return person < 0 || !m_session.isComputer(turn) ? turn : person;
}

void TableView::setComputers(ComputerSeats& computers)
{
    m_prompt->setComputers(computers);
}

int TableView::showingTime() const
{
    return isVisible() ? m_controller->motion().remaining() : 0;
}

void TableView::enlarge(int seat)
{
    turnTo(seat);
    layOut();
}

void TableView::gameChanged(const Change& change)
{
    say({}); // a refusal speaks of the table as it was
    const bool isLooking = change.kind == ChangeKind::Viewed;
    if (!isLooking) {
        mark({}); // the log moves on under the mouse
    }
    m_isReplaying = change.kind == ChangeKind::Seated ? m_isReplaying
                                                      : isLooking && (!m_session.isLive() || m_replay->isSteering());
    showBars();
    if (change.kind == ChangeKind::Loaded) {
        m_lastTurn = -1;
        m_groundStale = true;
    }
    const int shown = seatToShow();
    const bool turned = shown != m_lastTurn || m_large >= m_session.players();
    // The pieces are where they lie before the boards change places: that is where they slide from.
    if (turned && (m_boardFollows || change.kind == ChangeKind::Loaded)) {
        turnTo(shown);
    }
    m_lastTurn = shown;
    refreshAll();
    layOut();
    m_log->follow();
    if (change.kind == ChangeKind::Played || change.kind == ChangeKind::Redone) {
        animate(change.events);
    } else {
        m_controller->motion().stop();
        if (isLooking && change.to == change.from + 1) {
            animate(m_session.eventsOf(change.from));
        }
    }
}

void TableView::mark(const QVariantList& places)
{
    QList<Place> wanted;
    for (const QVariant& place : places) {
        wanted.append(place.value<Place>());
    }
    for (TablePlace* place : m_controller->places()) {
        place->setSpokenOf(!wanted.isEmpty() && place->modelIndex().isValid() && wanted.contains(place->place()));
    }
}

void TableView::setFlavour(Flavour flavour)
{
    setTheme(flavour);
    m_groundStale = true;
    m_log->dress();
    refreshAll();
    for (QWidget* child : findChildren<QWidget*>()) {
        child->update();
    }
    update();
}

void TableView::setPace(speeds::Pace pace)
{
    m_controller->motion().setPace(pace);
}

void TableView::setColours(const QList<int>& colours)
{
    for (int seat = 0; seat < kMaxPlayers && seat < colours.size(); ++seat) {
        m_boards[seat]->setColour(colours[seat]);
    }
    m_log->setColours(colours);
}

void TableView::setShowReasons(bool show)
{
    m_showReasons = show;
    m_log->log().setReasons(m_showReasons, m_showAllPoints);
    m_log->follow();
}

void TableView::setShowAllPoints(bool show)
{
    m_showAllPoints = show;
    m_hint->setPointsHidden(!show);
    m_log->log().setReasons(m_showReasons, m_showAllPoints);
    for (SeatBoard* board : m_boards) {
        board->setShowAllPoints(show);
        board->refresh();
    }
}

void TableView::setBoardFollows(bool follows)
{
    m_boardFollows = follows;
    if (follows) {
        enlarge(seatToShow());
    }
}

void TableView::setLogShown(bool shown)
{
    m_logShown = shown;
    m_logOpen = false;
    layOut();
}

void TableView::retranslate()
{
    for (TableModel* model :
         std::initializer_list<TableModel*>{&m_rolesModel, &m_supplyModel, &m_plantationsModel, &m_colonistsModel,
                                            &m_shipsModel, &m_houseModel, &m_goodsModel}) {
        model->retranslate();
    }
    for (SeatBoard* board : m_boards) {
        board->retranslate();
    }
    if (m_setupPanel != nullptr) {
        m_setupPanel->retranslate();
    }
    m_log->log().retranslate();
    m_hint->retranslate();
    for (TableTile* tile : findChildren<TableTile*>()) {
        tile->invalidate();
    }
    m_groundStale = true;
    refreshAll();
    update();
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
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_setupBar == nullptr) {
        m_prompt->playDefault();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_hint->isOpen()) {
        m_hint->close();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_isReplaying) {
        endReplay();
        return;
    }
    if (event->key() == Qt::Key_Escape && m_large != seatToShow()) {
        enlarge(seatToShow());
        return;
    }
    QWidget::keyPressEvent(event);
}

void TableView::mousePressEvent(QMouseEvent*)
{
    m_controller->cancel();
}

} // namespace windrose
