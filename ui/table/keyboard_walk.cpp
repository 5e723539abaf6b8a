// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboard_walk.h"

#include "areas.h"
#include "table_hand.h"
#include "table_tile.h"

#include <algorithm>
#include <cmath>

namespace windrose
{

namespace
{

QPointF middleOf(const QWidget& widget, const QWidget& table)
{
    return QRectF(QPointF(widget.mapTo(&table, QPoint(0, 0))), QSizeF(widget.size())).center();
}

/// The distance of a place in the direction of an arrow key; negative in other directions.
double distance(const QPointF& from, const QPointF& to, int key)
{
    const QPointF step = to - from;
    double ahead = 0;
    double aside = 0;
    switch (key) {
    case Qt::Key_Left:
        ahead = -step.x();
        aside = step.y();
        break;
    case Qt::Key_Right:
        ahead = step.x();
        aside = step.y();
        break;
    case Qt::Key_Up:
        ahead = -step.y();
        aside = step.x();
        break;
    default:
        ahead = step.y();
        aside = step.x();
        break;
    }
    return ahead < 2 ? -1 : ahead + 2.5 * std::abs(aside);
}

} // namespace

KeyboardWalk::KeyboardWalk(const Handling& handling, QWidget& table, const TablePlaces& places, TableHand& hand)
    : m_handling(handling), m_table(table), m_places(places), m_hand(hand)
{
}

void KeyboardWalk::setShowsFocus(bool shows)
{
    if (m_showsFocus != shows) {
        m_showsFocus = shows;
        if (QWidget* focused = m_table.window()->focusWidget()) {
            focused->update();
        }
    }
}

QList<TableTile*> KeyboardWalk::legalTiles() const
{
    QList<TableTile*> tiles;
    for (TablePlace* place : m_hand.legalTargets()) {
        if (auto* tile = dynamic_cast<TableTile*>(place); tile != nullptr && tile->isVisible()) {
            tiles.append(tile);
        }
    }
    return tiles;
}

void KeyboardWalk::focusTarget(bool next)
{
    const QList<TableTile*> tiles = legalTiles();
    if (tiles.isEmpty()) {
        return;
    }
    const auto here = tiles.indexOf(dynamic_cast<TableTile*>(m_table.window()->focusWidget()));
    const auto count = tiles.size();
    const auto there = here < 0 ? (next ? 0 : count - 1) : (here + (next ? 1 : count - 1)) % count;
    tiles[there]->setFocus(Qt::TabFocusReason);
}

void KeyboardWalk::walk(TableTile* tile, int key)
{
    // A piece that is moved freely has too many targets to visit one by one.
    const bool amongTargets = m_hand.isCarrying() && m_handling.movesFreely();
    if (m_hand.isCarrying() && !amongTargets) {
        focusTarget(key == Qt::Key_Right || key == Qt::Key_Down);
        return;
    }
    const QPointF from = middleOf(*tile, m_table);
    TableTile* best = nullptr;
    double nearest = 0;
    for (TablePlace* place : m_places.all()) {
        auto* other = dynamic_cast<TableTile*>(place);
        const bool isMeant = other != nullptr && (amongTargets ? m_hand.isLegal(place) : other->area() == tile->area());
        if (!isMeant || other == tile || !other->isVisible()) {
            continue;
        }
        const double far = distance(from, middleOf(*other, m_table), key);
        if (far >= 0 && (best == nullptr || far < nearest)) {
            best = other;
            nearest = far;
        }
    }
    if (best != nullptr) {
        best->setFocus(Qt::TabFocusReason);
    }
}

TableTile* KeyboardWalk::areaStop(int area) const
{
    if (TableTile* last = m_lastOfArea.value(area); last != nullptr && last->isVisible() && last->area() == area) {
        return last;
    }
    for (TablePlace* place : m_places.all()) {
        auto* tile = dynamic_cast<TableTile*>(place);
        if (tile != nullptr && tile->area() == area && tile->isVisible()) {
            return tile;
        }
    }
    return nullptr;
}

void KeyboardWalk::tab(TableTile* tile, bool next)
{
    if (m_hand.isCarrying()) {
        focusTarget(next);
        return;
    }
    const auto count = static_cast<int>(m_areaOrder.size());
    const auto found = std::find(m_areaOrder.begin(), m_areaOrder.end(), tile->area());
    for (int at = static_cast<int>(found - m_areaOrder.begin()) + (next ? 1 : -1); at >= 0 && at < count;
         at += next ? 1 : -1) {
        if (TableTile* stop = areaStop(m_areaOrder[static_cast<std::size_t>(at)])) {
            stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
    const QList<QWidget*> others = otherStops();
    if (others.isEmpty()) {
        leaveOtherStops(next);
    } else {
        (next ? others.first() : others.last())->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    }
}

QList<QWidget*> KeyboardWalk::otherStops() const
{
    return m_otherStops ? m_otherStops() : QList<QWidget*>();
}

bool KeyboardWalk::tabFromStop(QWidget* from, bool next)
{
    const QList<QWidget*> others = otherStops();
    const auto here = others.indexOf(from);
    const auto at = here + (next ? 1 : -1);
    if (here < 0) {
        focusWanted(); // the focused button disappeared, or cannot be pressed any more
    } else if (at >= 0 && at < others.size()) {
        others[at]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    } else {
        leaveOtherStops(next);
    }
    return true;
}

void KeyboardWalk::leaveOtherStops(bool next)
{
    std::vector<int> order = m_areaOrder;
    if (!next) {
        std::reverse(order.begin(), order.end());
    }
    for (const int area : order) {
        if (TableTile* stop = areaStop(area)) {
            stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return;
        }
    }
}

TableTile* KeyboardWalk::wantedIn(int area) const
{
    const auto isWanted = [area](TableTile* tile) {
        return tile != nullptr && tile->area() == area && tile->isVisible() && tile->canBeTaken();
    };
    if (TableTile* last = m_lastOfArea.value(area); isWanted(last)) {
        return last;
    }
    for (TablePlace* place : m_places.all()) {
        if (auto* tile = dynamic_cast<TableTile*>(place); isWanted(tile)) {
            return tile;
        }
    }
    return nullptr;
}

void KeyboardWalk::focusWanted()
{
    for (const int area : m_areaOrder) {
        if (TableTile* tile = wantedIn(area)) {
            tile->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    for (const int area : m_areaOrder) {
        TableTile* stop = areas::isOfBoard(area) ? areaStop(area) : nullptr;
        if (stop != nullptr) {
            stop->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    leaveOtherStops(true);
}

void KeyboardWalk::focusArrived(TableTile* tile)
{
    m_lastOfArea.insert(tile->area(), tile);
    if (m_hand.isCarrying() && m_hand.means() == TableHand::Means::Keyboard) {
        m_hand.moveOver(tile);
        m_hand.hover(tile);
    }
}

} // namespace windrose
