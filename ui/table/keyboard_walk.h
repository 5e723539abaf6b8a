// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

namespace windrose
{

class GameSession;
class Handling;
class TableHand;
class TablePlaces;
class TableTile;

/// Keyboard navigation on the table: arrows move within an area, Tab moves between areas and to the buttons beside the
/// tiles; while a piece is carried both visit only the places that would take it.
class KeyboardWalk final
{
public:
    KeyboardWalk(const Handling& handling, QWidget& table, const TablePlaces& places, TableHand& hand);

    /// The areas in tab order.
    void setAreaOrder(std::vector<int> areas) { m_areaOrder = std::move(areas); }
    /// Widgets beside the tiles that come after them in the tab order, such as the buttons of the prompt.
    void setOtherStops(std::function<QList<QWidget*>()> stops) { m_otherStops = std::move(stops); }

    /// An arrow key: to the nearest tile of the same area, or among the legal targets while carrying.
    void walk(TableTile* tile, int key);
    /// Tab: to the next area, or among the legal targets while carrying.
    void tab(TableTile* tile, bool next);
    /// Tab from a widget beside the tiles: to the next one, or back among the tiles.
    bool tabFromStop(QWidget* from, bool next);
    void leaveOtherStops(bool next);
    /// Gives the focus to something that can be picked up now, if possible what had it last in its area; while there is
    /// nothing, to the largest board, whose pieces stay where they are. For when what had the focus goes away.
    void focusWanted();
    /// A tile got the focus; moves a piece that is carried by keyboard there.
    void focusArrived(TableTile* tile);

    /// The focus ring is drawn only while the keyboard is in use.
    bool showsFocus() const { return m_showsFocus; }
    void setShowsFocus(bool shows);

private:
    QList<TableTile*> legalTiles() const;
    void focusTarget(bool next);
    TableTile* areaStop(int area) const;
    TableTile* wantedIn(int area) const;
    QList<QWidget*> otherStops() const;

    const Handling& m_handling;
    QWidget& m_table;
    const TablePlaces& m_places;
    TableHand& m_hand;
    bool m_showsFocus = false;
    std::vector<int> m_areaOrder;
    QHash<int, QPointer<TableTile>> m_lastOfArea;
    std::function<QList<QWidget*>()> m_otherStops;
};

} // namespace windrose
