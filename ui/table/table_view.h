// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speeds.h"
#include "table_layout.h"
#include "ui/models/building_supply_model.h"
#include "ui/models/cargo_ships_model.h"
#include "ui/models/colonists_model.h"
#include "ui/models/goods_supply_model.h"
#include "ui/models/plantations_model.h"
#include "ui/models/roles_model.h"
#include "ui/models/trading_house_model.h"
#include "ui/pieces/theme.h"

#include <QPixmap>
#include <QTimer>
#include <QWidget>

namespace windrose
{

class ComputerSeats;
class LogPanel;
class TableHint;
class PlacementController;
class PromptBar;
class ReplayBar;
class RoundPanel;
class SeatBoard;
class SetupBar;
class SetupPanel;
class SetupRound;
class StoragePicker;
class TablePlace;
class TableTile;

/// The whole table of a session: everything that is needed for a decision is visible at once. It never changes the
/// game itself: hands do, through the placement controller, and the prompt's buttons.
class TableView final : public QWidget
{
    Q_OBJECT

public:
    explicit TableView(GameSession& session, QWidget* parent = nullptr);
    ~TableView() override;

    PromptBar& prompt() { return *m_prompt; }
    ReplayBar& replay() { return *m_replay; }
    PlacementController& controller() { return *m_controller; }
    TableHint& hint() { return *m_hint; }
    /// The bar and the box of a table where a position is set up; null at other tables.
    SetupBar* setupBar() { return m_setupBar; }
    SetupPanel* setupPanel() { return m_setupPanel; }

    /// Who plays the computers' seats: the prompt line says who thinks, and pauses them. It must outlive the table.
    void setComputers(ComputerSeats& computers);
    /// Milliseconds until what has happened last is shown.
    int showingTime() const;

    /// Light or dark.
    void setFlavour(Flavour flavour);
    void setPace(speeds::Pace pace);
    /// Which of the five seat colours each seat has.
    void setColours(const QList<int>& colours);
    void setShowAllPoints(bool show);
    /// The large board is that of the person to move (of the seat to move, where only computers play), or stays.
    void setBoardFollows(bool follows);
    void setLogShown(bool shown);
    /// The log says why computer players gave their orders.
    void setShowReasons(bool show);
    bool isLogShown() const { return m_logShown; }
    /// Enlarges a seat's board until the turn passes on.
    void enlarge(int seat);
    /// Goes through the game from its start; says so when nothing was played yet.
    void startReplay();
    bool isReplaying() const { return m_isReplaying; }
    /// Puts the replay bar away and shows where the game stands.
    void endReplay();
    /// The seat whose board is large.
    int largeSeat() const { return m_large; }

    QSize sizeHint() const override { return {1280, 774}; }
    QSize minimumSizeHint() const override { return {1000, 640}; }

signals:
    /// The menu of a seat is wanted at a place of the screen.
    void seatMenuWanted(int seat, QPoint where);
    /// The game shall go back to the moment after `orders` orders.
    void undoToWanted(int orders);
    /// A new game shall go on from the moment after `orders` orders.
    void branchWanted(int orders);
    /// The replay bar has come or gone.
    void replayShown(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void makeTiles();
    void makeBoards();
    void makeFocusOrder();
    void makeSetup();
    void placeSetup();
    void refreshSetup();
    void say(const QString& sentence);
    void askCount(TablePlace* place);
    void layOut();
    void placeTiles();
    void refreshAll();
    void gameChanged(const Change& change);
    void turnTo(int seat);
    /// Whose board is large where nobody wishes another.
    int seatToShow() const;
    void makeBars();
    void makeHint();
    /// The replay bar takes the prompt's place while another moment is looked at, but for a sentence to be read.
    void showBars();
    void mark(const QVariantList& places);
    void retranslate();
    void paintChart(QPainter& painter);
    void paintPanels(QPainter& painter);
    QSizeF sizeInHand(const Piece& piece, bool lies) const;
    void animate(const std::vector<Event>& events);
    QRectF centreOf(const QWidget* widget, const QRectF& where) const;
    void slideBarrels(Good good, int count, const QRectF& from, const QRectF& to, int& delay);

    GameSession& m_session;
    RolesModel m_rolesModel;
    BuildingSupplyModel m_supplyModel;
    PlantationsModel m_plantationsModel;
    ColonistsModel m_colonistsModel;
    CargoShipsModel m_shipsModel;
    TradingHouseModel m_houseModel;
    GoodsSupplyModel m_goodsModel;
    StoragePicker* m_picker;
    PlacementController* m_controller;
    QList<TableTile*> m_roles;
    QList<TableTile*> m_kinds;
    QList<TableTile*> m_faceUp;
    TableTile* m_quarries = nullptr;
    TableTile* m_faceDown = nullptr;
    QList<TableTile*> m_ships;
    TableTile* m_wharf = nullptr;
    TableTile* m_colonistShip = nullptr;
    TableTile* m_colonistSupply = nullptr;
    TableTile* m_house = nullptr;
    QList<TableTile*> m_goods;
    QList<TableTile*> m_tiles; ///< all of the above
    RoundPanel* m_round;
    PromptBar* m_prompt = nullptr;
    ReplayBar* m_replay = nullptr;
    bool m_isReplaying = false;
    QList<SeatBoard*> m_boards;
    LogPanel* m_log;
    QWidget* m_logTitle;
    TableHint* m_hint = nullptr;
    SetupBar* m_setupBar = nullptr;
    SetupPanel* m_setupPanel = nullptr;
    SetupRound* m_setupRound = nullptr;
    TableLayout m_layout;
    QTimer m_describes; ///< the hovers, as descriptions for a screen reader, once the table is at rest
    QPixmap m_ground;
    Flavour m_groundFlavour = Flavour::Light;
    bool m_groundStale = true;
    bool m_boardFollows = true;
    bool m_showReasons = false;
    bool m_showAllPoints = false;
    bool m_logShown = true;
    bool m_logOpen = false; ///< unfolded over the boards
    int m_large = 0;
    int m_lastTurn = -1;
};

} // namespace windrose
