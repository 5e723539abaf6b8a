// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyboard_walk.h"

#include "areas.h"
#include "reading_order.h"
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

KeyboardWalk::KeyboardWalk(const Tabletop& tabletop, QWidget& table, const TablePlaces& places, TableHand& hand)
    : m_tabletop(tabletop), m_table(table), m_places(places), m_hand(hand)
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

QList<TableTile*> KeyboardWalk::targets() const
{
    QList<TableTile*> tiles;
    for (TablePlace* place : m_hand.legalTargets()) {
        if (auto* tile = dynamic_cast<TableTile*>(place); tile != nullptr && tile->isVisible()) {
            tiles.append(tile);
        }
    }
    sortForReading(tiles, m_table);
    return tiles;
}

bool KeyboardWalk::isWanted(TableTile* tile) const
{
    if (tile == nullptr || !tile->isVisible()) {
        return false;
    }
    if (m_tabletop.handling().movesFreely()) {
        return tile->canBeTaken();
    }
    const GameSession& session = m_tabletop.session();
    return session.isLive() && !session.isComputersTurn() && tile->isLegalNow();
}

QList<TableTile*> KeyboardWalk::preferredIn(int area) const
{
    QList<TableTile*> tiles;
    for (TablePlace* place : m_places.all()) {
        auto* tile = dynamic_cast<TableTile*>(place);
        if (tile != nullptr && tile->area() == area && isWanted(tile)) {
            tiles.append(tile);
        }
    }
    sortForReading(tiles, m_table);
    return tiles;
}

QList<TableTile*> KeyboardWalk::wanted() const
{
    QList<TableTile*> tiles;
    for (const int area : m_areaOrder) {
        tiles += preferredIn(area);
    }
    return tiles;
}

bool KeyboardWalk::isAnythingWanted() const
{
    const auto& places = m_places.all();
    return std::any_of(places.begin(), places.end(),
                       [this](TablePlace* place) { return isWanted(dynamic_cast<TableTile*>(place)); });
}

void KeyboardWalk::goOn(bool next)
{
    const bool isUnseen = !m_showsFocus;
    setShowsFocus(true);
    const QList<TableTile*> tiles = m_hand.isCarrying() ? targets() : wanted();
    const auto here = tiles.indexOf(dynamic_cast<TableTile*>(m_table.window()->focusWidget()));
    if (tiles.isEmpty() || (here >= 0 && isUnseen)) {
        return;
    }
    const auto count = tiles.size();
    const auto there = here < 0 ? (next ? 0 : count - 1) : (here + (next ? 1 : count - 1)) % count;
    tiles[there]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

void KeyboardWalk::walk(TableTile* tile, int key)
{
    const bool amongTargets = m_hand.isCarrying();
    const QPointF from = middleOf(*tile, m_table);
    TableTile* best = nullptr;
    double nearest = 0;
    for (TablePlace* place : m_places.all()) {
        auto* other = dynamic_cast<TableTile*>(place);
        const bool isInRange =
            other != nullptr && (amongTargets ? m_hand.isLegal(place) : other->area() == tile->area());
        if (!isInRange || other == tile || !other->isVisible()) {
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
    } else if (amongTargets && !m_tabletop.handling().movesFreely()) {
        goOn(key == Qt::Key_Right || key == Qt::Key_Down); // no other target is in this direction
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

TableTile* KeyboardWalk::wantedStop(int area) const
{
    if (TableTile* last = m_usedOfArea.value(area); last != nullptr && last->area() == area && isWanted(last)) {
        return last;
    }
    const QList<TableTile*> tiles = preferredIn(area);
    // An idle circle takes a colonist with one key; from San Juan it has to be carried.
    const auto circle = std::find_if(tiles.begin(), tiles.end(),
                                     [](const TableTile* tile) { return tile->modelValue(FillableRole).toBool(); });
    return circle == tiles.end() ? tiles.value(0) : *circle;
}

QList<QWidget*> KeyboardWalk::otherStops(Among among) const
{
    const auto& stops = among == Among::Asked ? m_askedStops : m_otherStops;
    QList<QWidget*> all = stops ? stops() : QList<QWidget*>();
    if (among == Among::All && m_neighbor != nullptr && m_neighbor->isVisible()) {
        all << m_neighbor;
    }
    return all;
}

QList<KeyboardWalk::Stop> KeyboardWalk::stops(Among among) const
{
    QList<Stop> result;
    const bool isAsked = among == Among::Asked;
    const auto areas = static_cast<qsizetype>(m_areaOrder.size());
    for (qsizetype at = 0; at < areas; ++at) {
        const int area = m_areaOrder[static_cast<std::size_t>(at)];
        if (TableTile* tile = isAsked ? wantedStop(area) : areaStop(area)) {
            result.append({at, tile});
        }
    }
    const QList<QWidget*> all = otherStops(Among::All);
    const QList<QWidget*> asked = otherStops(Among::Asked);
    for (qsizetype at = 0; at < all.size(); ++at) {
        if (!isAsked || asked.contains(all[at])) {
            result.append({areas + at, all[at]});
        }
    }
    return result;
}

qsizetype KeyboardWalk::numberOf(QWidget* widget) const
{
    if (const auto* tile = dynamic_cast<TableTile*>(widget)) {
        return std::find(m_areaOrder.begin(), m_areaOrder.end(), tile->area()) - m_areaOrder.begin();
    }
    const auto at = otherStops(Among::All).indexOf(widget);
    return at < 0 ? -1 : static_cast<qsizetype>(m_areaOrder.size()) + at;
}

void KeyboardWalk::step(QWidget* from, bool next, Among among)
{
    if (m_hand.isCarrying()) {
        goOn(next);
        return;
    }
    const bool isPressed = from->isVisible() && from->isEnabled(); // Qt also goes on from what disappears
    setShowsFocus(m_showsFocus || isPressed);
    const qsizetype here = numberOf(from);
    if (here < 0) {
        restoreFocus(); // the focused button disappeared, or cannot be pressed any more
        return;
    }
    const QList<Stop> round = stops(among == Among::Asked && !isAnythingWanted() ? Among::All : among);
    if (round.isEmpty()) {
        return;
    }
    const auto isAhead = [here](const Stop& stop) { return stop.number > here; };
    const auto isBehind = [here](const Stop& stop) { return stop.number < here; };
    const auto ahead = std::find_if(round.begin(), round.end(), isAhead);
    const auto behind = std::find_if(round.rbegin(), round.rend(), isBehind);
    QWidget* there = next ? (ahead == round.end() ? round.first() : *ahead).widget
                          : (behind == round.rend() ? round.last() : *behind).widget;
    there->setFocus(!isPressed ? Qt::OtherFocusReason : next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    if (from->window() != there->window()) {
        there->activateWindow();
    }
}

void KeyboardWalk::restoreFocus()
{
    for (const int area : m_areaOrder) {
        if (TableTile* tile = wantedStop(area)) {
            tile->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    for (const int area : m_areaOrder) {
        if (TableTile* stop = areas::isOfBoard(area) ? areaStop(area) : nullptr) {
            stop->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
}

void KeyboardWalk::used(TableTile* tile)
{
    m_usedOfArea.insert(tile->area(), tile);
}

void KeyboardWalk::focusFirstTarget()
{
    // A piece that is moved freely has too many targets for one of them to be meant.
    const QList<TableTile*> tiles = m_tabletop.handling().movesFreely() ? QList<TableTile*>() : targets();
    if (!tiles.isEmpty()) {
        tiles.first()->setFocus(Qt::OtherFocusReason);
    }
}

void KeyboardWalk::focusArrived(TableTile* tile)
{
    m_lastOfArea.insert(tile->area(), tile);
    tile->reportNewDescription(); // a screen reader reads it now, and not after the delay
    if (m_hand.isCarrying() && m_hand.means() == TableHand::Means::Keyboard) {
        m_hand.moveOver(tile);
        m_hand.hover(tile);
    }
}

} // namespace windrose
