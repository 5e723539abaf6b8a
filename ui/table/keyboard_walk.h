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

class TableHand;
class TablePlaces;
class TableTile;
class Tabletop;

/// Keyboard navigation on the table: arrows move within an area, Tab between what can be used now and the buttons that
/// answer, F6 between all areas; while a piece is carried all of them visit only the places that would take it.
class KeyboardWalk final
{
public:
    KeyboardWalk(const Tabletop& tabletop, QWidget& table, const TablePlaces& places, TableHand& hand);

    /// Gives the widgets beside the tiles, in the order in which they come after them.
    using OtherStops = std::function<QList<QWidget*>()>;
    /// The areas in tab order.
    void setAreaOrder(std::vector<int> areas) { m_areaOrder = std::move(areas); }
    /// All widgets beside the tiles, such as the buttons of the prompt and the log; `asked` are those of them that
    /// answer what is asked.
    void setOtherStops(OtherStops all, OtherStops asked)
    {
        m_otherStops = std::move(all);
        m_askedStops = std::move(asked);
    }

    /// Sets a widget beside the table, such as the course of the game. F6 visits it last, while it is visible.
    void setNeighbor(QWidget* neighbor) { m_neighbor = neighbor; }

    /// The stops of a step: only areas with a legal target and buttons that answer the question (`Asked`), or all.
    enum class Among { Asked, All };
    /// Tab or F6: from a tile or a widget beside the tiles to the next stop, or among the legal targets while carrying.
    /// If nothing is legal, every step visits all stops.
    void step(QWidget* from, bool next, Among among);
    /// Tab from a widget beside the tiles, as a `TabHandler`.
    bool stepFromBar(QWidget* from, bool next)
    {
        step(from, next, Among::Asked);
        return true;
    }
    /// An arrow key moves to the nearest tile of the same area or, while carrying, to the nearest legal target in its
    /// direction. If there is no target in that direction, it moves to the next or previous one in the usual order.
    void walk(TableTile* tile, int key);
    /// To the next thing or target that can be used now; a focus that is on one already but not drawn is only drawn.
    void goOn(bool next);

    /// Whether there is anything on the table that can be used now.
    bool isAnythingWanted() const;
    /// Gives the focus to something that can be used now: to what was used last in its area, or to the first in reading
    /// order. While there is nothing, to the largest board, whose pieces stay where they are.
    void restoreFocus();
    /// Gives the focus to the first place that takes the carried piece.
    void focusFirstTarget();
    /// A tile got the focus; moves a piece that is carried by keyboard there.
    void focusArrived(TableTile* tile);
    /// The piece of a tile was picked up or played.
    void used(TableTile* tile);

    /// The focus ring is drawn only while the keyboard is in use.
    bool showsFocus() const { return m_showsFocus; }
    void setShowsFocus(bool shows);

private:
    /// Where the focus can go, with its place in the order.
    struct Stop {
        qsizetype number;
        QWidget* widget;
    };

    bool isWanted(TableTile* tile) const;
    QList<TableTile*> preferredIn(int area) const;
    QList<TableTile*> wanted() const;
    QList<TableTile*> targets() const;
    TableTile* areaStop(int area) const;
    TableTile* wantedStop(int area) const;
    QList<QWidget*> otherStops(Among among) const;
    QList<Stop> stops(Among among) const;
    qsizetype numberOf(QWidget* widget) const;

    const Tabletop& m_tabletop;
    QWidget& m_table;
    const TablePlaces& m_places;
    TableHand& m_hand;
    bool m_showsFocus = false;
    std::vector<int> m_areaOrder;
    QHash<int, QPointer<TableTile>> m_lastOfArea; ///< that had the focus
    QHash<int, QPointer<TableTile>> m_usedOfArea;
    OtherStops m_otherStops;
    OtherStops m_askedStops;
    QPointer<QWidget> m_neighbor;
};

} // namespace windrose
