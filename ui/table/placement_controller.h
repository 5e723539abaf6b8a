// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_place.h"

#include <QPointer>

#include <QHash>

#include <functional>
#include <memory>
#include <vector>

class QMenu;
class QMimeData;

namespace windrose
{

class MotionLayer;
class FloatingPicture;
class TableTile;

/// Carries one piece at a time, by mouse drag, by click and click, or by keyboard: all three take the MIME data from
/// the source's model, ask the targets' models once what is legal, and drop through `dropMimeData`. A piece that is let
/// go where it may not lie goes back to where it came from.
class PlacementController : public QObject
{
    Q_OBJECT

public:
    /// How the piece in the hand is carried.
    enum class Means { Drag, Click, Keyboard };

    PlacementController(GameSession& session, QWidget& table);
    ~PlacementController() override;

    void add(TablePlace* place);
    void remove(TablePlace* place);
    const std::vector<TablePlace*>& places() const { return m_places; }
    /// The place that is shown for one of the game's places, or null.
    TablePlace* find(const Place& place) const;

    bool isCarrying() const { return m_source != nullptr; }
    std::optional<Piece> piece() const { return m_piece; }
    Means means() const { return m_means; }
    /// Lets the piece go home. Nothing of the game changes.
    void cancel();

    /// Whether the extra colonist of a hospice, a university or the mayor is wanted with the next drop.
    void setTakesColonist(bool takes) { m_takesColonist = takes; }
    bool takesColonist() const { return m_takesColonist; }

    /// How large a piece is drawn in the hand, in logical pixels; a large building may lie across two spaces of a row.
    void setSizeInHand(std::function<QSizeF(const Piece&, bool lies)> sizeInHand)
    {
        m_sizeInHand = std::move(sizeInHand);
    }
    MotionLayer& motion() { return *m_motion; }

    // What tiles tell.
    void startDrag(TableTile* tile, const QPoint& pressedAt, const QPoint& now);
    void click(TableTile* tile, const QPoint& globalPosition);
    void doubleClick(TableTile* tile, const QPoint& globalPosition);
    /// A click on a place that is no tile (a board) while something is carried.
    void clickBeside(TablePlace* place);
    /// Space, Enter, or a screen reader's press.
    void activate(TableTile* tile);
    /// An arrow key: to the nearest tile of the same area, or among the legal targets while carrying.
    void walk(TableTile* tile, int key);
    /// Tab: to the next area, or among the legal targets while carrying. False leaves it to Qt.
    bool tab(TableTile* tile, bool next);
    void focusArrived(TableTile* tile);
    void showMenu(TableTile* tile, const QPoint& globalPosition);
    // While a position is set up; false at other tables.
    /// The Delete key: the piece goes back to the box.
    bool putBack(TableTile* tile);
    /// The keys + and −: one more of what is counted here, or one fewer.
    bool count(TableTile* tile, int by);

    /// The focus ring is drawn only while the keyboard is in use.
    bool showsFocus() const { return m_showsFocus; }
    void setShowsFocus(bool shows);
    /// Areas in the order Tab visits them.
    void setAreaOrder(std::vector<int> areas) { m_areaOrder = std::move(areas); }
    /// Widgets beside the tiles that Tab visits after them, such as the buttons of the prompt.
    void setOtherStops(std::function<QList<QWidget*>()> stops) { m_otherStops = std::move(stops); }
    /// Tab from such a widget: to the next one, or back among the tiles.
    bool tabFromStop(QWidget* from, bool next);
    void leaveOtherStops(bool next);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void carryingChanged();
    /// A sentence for the prompt line: why something is not possible. Empty when there is nothing to say any more.
    void said(const QString& sentence);
    /// A number is to be asked for, of what is counted at a place while a position is set up.
    void countWanted(windrose::TablePlace* place);
    /// A click on a tile from which nothing can be taken now, with the reason.
    void clickedInVain(windrose::TablePlace* place, const QString& reason);

private:
    bool pickUp(TablePlace* from, Means means, const QPoint& globalPosition);
    TablePlace* sourceFor(TablePlace* leaf) const;
    TablePlace* targetFor(TablePlace* leaf) const;
    TablePlace* leafAt(const QPoint& globalPosition) const;
    bool isLegal(TablePlace* place) const;
    Qt::DropAction action() const;
    void hover(TablePlace* leaf);
    void preview(TablePlace* target);
    bool dropOn(TablePlace* leaf);
    void letGo();
    /// Where the piece in the hand came from, in the table's coordinates.
    QRectF homeOfHand() const;
    void finishDrag(const QPoint& globalPosition);
    QPixmap drawHand();
    void turnHand(bool lies);
    void moveHand(const QPoint& globalPosition);
    void moveHandTo(TablePlace* place);
    void playClick(TablePlace* from, ExtraColonist colonist);
    QList<TableTile*> legalTiles() const;
    void focusTarget(bool next);
    TableTile* areaStop(int area) const;
    bool filterMouse(QEvent* event);
    void offerMoves(QMenu& menu, TablePlace* source, ExtraColonist colonist);
    void offerSetup(QMenu& menu, TableTile* tile);
    void carryOutOrSay(const Intent& intent);
    void endHover();
    void restoreCursor();

    GameSession& m_session;
    QWidget& m_table;
    MotionLayer* m_motion;
    std::vector<TablePlace*> m_places;
    std::vector<TablePlace*> m_legal;
    TablePlace* m_source = nullptr;
    TablePlace* m_hovered = nullptr;
    std::optional<Piece> m_piece;
    std::unique_ptr<QMimeData> m_data;
    QPointer<FloatingPicture> m_hand;
    Means m_means = Means::Drag;
    QPoint m_grip;
    bool m_takesColonist = true;
    bool m_showsFocus = false;
    bool m_cursorSet = false;
    std::vector<int> m_areaOrder;
    QHash<int, QPointer<TableTile>> m_lastOfArea;
    std::function<QSizeF(const Piece&, bool lies)> m_sizeInHand;
    bool m_handLies = false;
    std::function<QList<QWidget*>()> m_otherStops;
};

} // namespace windrose
