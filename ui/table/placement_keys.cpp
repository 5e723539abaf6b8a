// SPDX-License-Identifier: GPL-3.0-or-later

// The keyboard's and the menu's way through the table.

#include "motion_layer.h"
#include "placement_controller.h"
#include "table_tile.h"
#include "ui/models/texts.h"

#include <QMenu>
#include <QMimeData>

#include <algorithm>
#include <cmath>

namespace windrose
{

namespace
{

constexpr int kMostMoves = 24; // lines of a context menu that can still be read

QPointF middleOf(const QWidget& widget, const QWidget& table)
{
    return QRectF(QPointF(widget.mapTo(&table, QPoint(0, 0))), QSizeF(widget.size())).center();
}

/// How far a place lies in the direction of an arrow key; negative when it lies elsewhere.
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

void PlacementController::setShowsFocus(bool shows)
{
    if (m_showsFocus != shows) {
        m_showsFocus = shows;
        if (QWidget* focused = m_table.window()->focusWidget()) {
            focused->update();
        }
    }
}

QList<TableTile*> PlacementController::legalTiles() const
{
    QList<TableTile*> tiles;
    for (TablePlace* place : m_legal) {
        if (auto* tile = dynamic_cast<TableTile*>(place); tile != nullptr && tile->isVisible()) {
            tiles.append(tile);
        }
    }
    return tiles;
}

void PlacementController::focusTarget(bool next)
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

void PlacementController::walk(TableTile* tile, int key)
{
    // While a position is set up there are too many targets to go through them one by one.
    const bool amongTargets = isCarrying() && m_session.setup() != nullptr;
    if (isCarrying() && !amongTargets) {
        focusTarget(key == Qt::Key_Right || key == Qt::Key_Down);
        return;
    }
    const QPointF from = middleOf(*tile, m_table);
    TableTile* best = nullptr;
    double nearest = 0;
    for (TablePlace* place : m_places) {
        auto* other = dynamic_cast<TableTile*>(place);
        const bool isMeant = other != nullptr && (amongTargets ? isLegal(place) : other->area() == tile->area());
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

TableTile* PlacementController::areaStop(int area) const
{
    if (TableTile* last = m_lastOfArea.value(area); last != nullptr && last->isVisible() && last->area() == area) {
        return last;
    }
    for (TablePlace* place : m_places) {
        auto* tile = dynamic_cast<TableTile*>(place);
        if (tile != nullptr && tile->area() == area && tile->isVisible()) {
            return tile;
        }
    }
    return nullptr;
}

bool PlacementController::tab(TableTile* tile, bool next)
{
    if (isCarrying()) {
        focusTarget(next);
        return true;
    }
    const auto count = static_cast<int>(m_areaOrder.size());
    const auto found = std::find(m_areaOrder.begin(), m_areaOrder.end(), tile->area());
    for (int at = static_cast<int>(found - m_areaOrder.begin()) + (next ? 1 : -1); at >= 0 && at < count;
         at += next ? 1 : -1) {
        if (TableTile* stop = areaStop(m_areaOrder[static_cast<std::size_t>(at)])) {
            stop->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    }
    const QList<QWidget*> others = m_otherStops ? m_otherStops() : QList<QWidget*>();
    if (others.isEmpty()) {
        leaveOtherStops(next);
    } else {
        (next ? others.first() : others.last())->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    }
    return true;
}

bool PlacementController::tabFromStop(QWidget* from, bool next)
{
    const QList<QWidget*> others = m_otherStops ? m_otherStops() : QList<QWidget*>();
    const auto here = others.indexOf(from);
    const auto at = here + (next ? 1 : -1);
    // A button that has just gone gives the focus to the table: that is where the play goes on.
    if (here >= 0 && at >= 0 && at < others.size()) {
        others[at]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    } else {
        leaveOtherStops(next);
    }
    return true;
}

void PlacementController::leaveOtherStops(bool next)
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

void PlacementController::focusArrived(TableTile* tile)
{
    m_lastOfArea.insert(tile->area(), tile);
    if (isCarrying() && m_means == Means::Keyboard) {
        moveHandTo(tile);
        hover(tile);
    }
}

void PlacementController::offerMoves(QMenu& menu, TablePlace* source, ExtraColonist colonist)
{
    const std::optional<Piece> piece = source->piece();
    const std::unique_ptr<QMimeData> data(source->model()->mimeData({source->modelIndex()}));
    if (!piece || !data) {
        return;
    }
    int lines = 0;
    for (TablePlace* place : m_places) {
        const QModelIndex index = place->modelIndex();
        if (lines >= kMostMoves || place == source || !index.isValid() || !place->widget()->isVisible() ||
            !place->model()->canDropMimeData(data.get(), Qt::MoveAction, -1, -1, index)) {
            continue;
        }
        const QString name = place->widget()->accessibleName();
        const Place there = place->place();
        menu.addAction(texts::plainLabel(name), this, [this, piece, there, colonist] {
            const Intent intent = intentFor(m_session, *piece, there, colonist);
            if (intent.kind == Intent::Kind::Refused) {
                emit said(intent.reason);
            } else {
                carryOut(m_session, intent);
            }
        });
        ++lines;
    }
}

void PlacementController::showMenu(TableTile* tile, const QPoint& globalPosition)
{
    if (isCarrying()) {
        cancel();
        return;
    }
    if (m_session.setup() != nullptr) {
        auto* offer = new QMenu(&m_table);
        offer->setAttribute(Qt::WA_DeleteOnClose);
        offerSetup(*offer, tile);
        offer->popup(globalPosition);
        return;
    }
    TablePlace* source = sourceFor(tile);
    const std::optional<Piece> piece = source->piece();
    if (!source->canBeTaken()) {
        emit said(source->modelIndex().isValid() ? source->model()->pickUpRefusal(source->modelIndex()) : QString());
        return;
    }
    auto* menu = new QMenu(&m_table);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Intent plain = intentForClick(m_session, *piece);
    const bool declinable = bringsColonist(m_session, plain);
    const QPointer<QWidget> origin(source->widget());
    const auto play = [this, source, origin](ExtraColonist colonist) {
        if (origin != nullptr) {
            playClick(source, colonist);
        }
    };
    if (plain.kind != Intent::Kind::Refused) {
        menu->addAction(tr("&Take it"), this, [play] { play(ExtraColonist::Wanted); });
    }
    if (declinable) {
        menu->addAction(tr("Take it &without the extra colonist"), this, [play] { play(ExtraColonist::Declined); });
    }
    if (piece->kind != PieceKind::RoleCard) {
        offerMoves(*menu->addMenu(tr("&Put it on")), source, ExtraColonist::Wanted);
        if (declinable) {
            offerMoves(*menu->addMenu(tr("Put it &there without the colonist")), source, ExtraColonist::Declined);
        }
    }
    menu->popup(globalPosition);
}

} // namespace windrose
