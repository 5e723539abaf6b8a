// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board_header.h"
#include "board_plan.h"
#include "cached_picture.h"
#include "table_place.h"
#include "ui/models/city_model.h"
#include "ui/models/island_model.h"
#include "ui/models/player_board_model.h"
#include "ui/models/setup_seat_model.h"
#include "ui/pieces/table_unit.h"

namespace windrose
{

class CitySpaceTile;
class IslandSpaceTile;
class PlacementController;
class SanJuanTile;
class SetupMarkTile;
class StoragePicker;
class WindRoseTile;

/// A seat's board with its contents: a group for screen readers, a place for role cards, and a header with its player
/// and cards of the round.
class SeatBoard final : public QWidget, public TablePlace
{
    Q_OBJECT

public:
    SeatBoard(PlacementController& controller, const Tabletop& tabletop, int seat, StoragePicker& picker,
              QWidget* parent);
    ~SeatBoard() override;

    QWidget* widget() override { return this; }
    void refresh() override;

    int seat() const { return m_seat; }
    bool isLarge() const { return planBoard(size(), tableUnit()).large; }
    /// The index of the header's color in the five seat colors.
    void setColor(int color);
    QColor color() const;
    void setShowAllPoints(bool show);
    /// Updates all texts.
    void retranslate();

    // The rectangles of the board's pieces, for animations, in the board's coordinates.
    QWidget* citySpace(int space) const;
    QRect headerRect() const { return planBoard(size(), tableUnit()).header; }
    QSize islandSpaceSize() const { return planBoard(size(), tableUnit()).island[0].size(); }
    QSize citySpaceSize() const { return planBoard(size(), tableUnit()).city[0].size(); }

signals:
    /// A click beside the pieces.
    void clicked();
    /// The user wants the seat's menu at a point of the screen.
    void menuRequested(QPoint where);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();
    void updateFrame();
    /// Lays out the movable markers in the header; returns their left end.
    int placeMarks(const BoardPlan& plan);
    void draw(QPainter& painter);

    PlacementController& m_controller;
    GameSession& m_session;
    int m_seat;
    int m_color;
    PlayerBoardModel m_boardModel;
    IslandModel m_islandModel;
    CityModel m_cityModel;
    QList<IslandSpaceTile*> m_island;
    QList<CitySpaceTile*> m_city;
    SanJuanTile* m_sanJuan;
    WindRoseTile* m_windRose;
    SetupSeatModel m_seatModel;
    QList<SetupMarkTile*> m_marks; ///< only while a position is set up
    CachedPicture m_picture;
    QVariantList m_look;
};

} // namespace windrose
