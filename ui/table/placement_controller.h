// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keyboard_walk.h"
#include "piece_menu.h"
#include "table_hand.h"
#include "used_tile.h"

namespace windrose
{

class MotionLayer;

/// Handles mouse, keyboard and menus on the table, with the help of the hand, keyboard navigation and the piece menu.
/// All of them end in the same drops.
class PlacementController final : public QObject
{
    Q_OBJECT

public:
    PlacementController(const Tabletop& tabletop, QWidget& table);
    ~PlacementController() override;

    void add(TablePlace* place) { m_places.add(place); }
    void remove(TablePlace* place);
    const TablePlaces& all() const { return m_places; }
    const std::vector<TablePlace*>& places() const { return m_places.all(); }
    /// The place that is shown for one of the game's places, or null.
    TablePlace* find(const Place& place) const { return m_places.find(place); }

    TableHand& hand() { return m_hand; }
    const TableHand& hand() const { return m_hand; }
    KeyboardWalk& walk() { return m_walk; }
    MotionLayer& motion() { return *m_motion; }

    const Tabletop& tabletop() const { return m_tabletop; }

    bool isCarrying() const { return m_hand.isCarrying(); }
    /// Returns the piece in the hand to where it came from. The game does not change.
    void cancel();

    // Events of tiles.
    void startDrag(TableTile* tile, const QPoint& pressedAt, const QPoint& now);
    void click(TableTile* tile, const QPoint& globalPosition);
    void doubleClick(TableTile* tile, const QPoint& globalPosition);
    /// A click on a place that is no tile (a board) while something is carried.
    void clickOutsideTiles(TablePlace* place);
    /// Space, Enter, or a screen reader's press.
    void activate(TableTile* tile);
    void showMenu(TableTile* tile, const QPoint& globalPosition);
    /// The Delete key: the piece goes back to the box. False where pieces do not go there.
    bool putBack(TableTile* tile);
    /// The keys + and −: adds or removes one of a counted piece. False where nothing is counted.
    bool count(TableTile* tile, int by);
    /// Whether the pointer has not left the tile where it last took something or put it down.
    bool isStillOnUsedTile(const QPoint& globalPosition) { return m_used.isUnder(globalPosition); }

    /// Carries out a click on the piece at a place.
    void playClick(TablePlace* from, ExtraColonist colonist);
    /// Carries out an intent, or shows why it is refused.
    void carryOutOrExplain(const Intent& intent);
    /// Shows why nothing can be picked up at a place.
    void explainPickUpRefusal(TablePlace* source);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A sentence for the prompt line: why something is not possible. Empty when it no longer applies.
    void sentenceChanged(const QString& sentence);
    /// While a position is set up: asks for the number of a counted piece at a place.
    void countRequested(windrose::TablePlace* place);
    /// A click on a tile where nothing can be picked up now, with the reason.
    void clickRefused(windrose::TablePlace* place, const QString& reason);

private:
    bool filterMouse(QEvent* event);
    void finishDrag(const QPoint& globalPosition);
    bool isPlayedByClick(TablePlace* source) const;
    bool fill(TableTile* tile);

    Tabletop m_tabletop;
    MotionLayer* m_motion;
    TablePlaces m_places;
    TableHand m_hand;
    KeyboardWalk m_walk;
    PieceMenu m_menu;
    const TableTile* m_filled = nullptr; ///< the circle that the last click has filled
    UsedTile m_used;
};

} // namespace windrose
