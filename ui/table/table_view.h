// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speeds.h"
#include "table_changes.h"
#include "table_ground.h"
#include "table_parts.h"
#include "tile_descriptions.h"
#include "ui/pieces/theme.h"

#include <QWidget>

namespace windrose
{

class Announcer;
class ComputerSeats;
class TableHint;
class PlacementController;
class PromptBar;
class ReplayBar;
class SetupBar;
class SetupPanel;
class TablePlace;

/// The whole table of a session: everything needed for a decision is visible at once. It never changes the game itself;
/// the placement controller and the buttons of the prompt do.
class TableView final : public QWidget
{
    Q_OBJECT

public:
    /// The table of a game.
    explicit TableView(GameSession& session, QWidget* parent = nullptr);
    /// The table where a position is set up.
    explicit TableView(SetupSession& session, QWidget* parent = nullptr);
    ~TableView() override;

    PromptBar& prompt();
    ReplayBar& replay();
    PlacementController& controller() { return m_parts.controller(); }
    Announcer& announcer() { return m_parts.announcer(); }
    Director& director() { return m_parts.director(); }
    TableHint& hint() { return m_parts.hint(); }
    /// Sets a function that returns the buttons of what stands on the table besides its own parts, such as a lesson,
    /// in tab order.
    void setGuestStops(std::function<QList<QWidget*>()> stops) { m_parts.setGuestStops(std::move(stops)); }
    /// The bar and the box while a position is set up; null at other tables.
    SetupBar* setupBar();
    SetupPanel* setupPanel();

    /// Sets the computer players; the prompt line shows who is thinking and can pause them. It must outlive the table.
    void setComputers(ComputerSeats& computers);
    /// Milliseconds until the last change is completely shown.
    int showingTime() const;

    /// Light or dark.
    void setFlavor(Flavor flavor);
    void setPace(speeds::Pace pace);
    /// A duration at the present speed of animations; 0 without animations.
    int paced(int duration) const;
    /// Which of the five seat colors each seat has.
    void setColors(const QList<int>& colors);
    void setShowAllPoints(bool show);
    /// Whether the large board is that of the person to move (with only computers, of the seat to move), or stays.
    void setBoardFollows(bool follows);
    void setLogShown(bool shown) { m_parts.log().setShown(shown); }
    /// Whether the log gives the reasons of computer players.
    void setShowReasons(bool show);
    /// The places of the texts of the headings.
    QList<QRect> headings() const { return TableGround::headings(m_parts.layout()); }
    bool isLogShown() const { return m_parts.log().isShown(); }
    /// Enlarges a seat's board until the next turn.
    void enlarge(int seat);
    /// Replays the game from its start; says so when nothing was played yet.
    void startReplay() { m_parts.bars().startReplay(); }
    bool isReplaying() const { return m_parts.bars().isReplaying(); }
    /// Hides the replay bar and shows the current position.
    void endReplay() { m_parts.bars().endReplay(); }
    /// The seat whose board is large.
    int largeSeat() const { return m_parts.boards().largeSeat(); }

    QSize sizeHint() const override { return {1280, 774}; }
    QSize minimumSizeHint() const override { return {1000, 640}; }

signals:
    /// The user wants the menu of a seat at a point of the screen.
    void seatMenuRequested(int seat, QPoint where);
    /// The user wants to undo to the moment after `orders` orders.
    void undoToRequested(int orders);
    /// The user wants a new game that continues from the moment after `orders` orders.
    void branchRequested(int orders);
    /// The replay bar, or the log, was shown or hidden.
    void replayShown(bool shown);
    void logShown(bool shown);

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    TableView(const Tabletop& tabletop, QWidget* parent);

    TableBoards& boards() { return m_parts.boards(); }
    void connectParts();
    void begin();
    void warn(const QString& sentence);
    void clickRefused(TablePlace* place, const QString& reason);
    void layOut();
    void retranslate();

    GameSession& m_session;
    TableParts m_parts;
    TableGround m_ground;
    TableChanges m_changes;
    TileDescriptions m_descriptions;
    bool m_showReasons = false;
    bool m_showAllPoints = false;
};

} // namespace windrose
