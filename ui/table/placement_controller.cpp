// SPDX-License-Identifier: GPL-3.0-or-later
#include "placement_controller.h"

#include "motion_layer.h"
#include "table_tile.h"
#include "ui/models/setup_placing.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace windrose
{

PlacementController::PlacementController(const Tabletop& tabletop, QWidget& table)
    : QObject(&table),
      m_tabletop(tabletop),
      m_motion(new MotionLayer(table)),
      m_places(table),
      m_hand(tabletop, table, m_places, *m_motion),
      m_walk(m_tabletop, table, m_places, m_hand),
      m_menu(tabletop, *this, table)
{
    connect(&m_hand, &TableHand::sentenceChanged, this, &PlacementController::sentenceChanged);
    connect(&m_hand, &TableHand::changed, this, [this] {
        // While a piece is carried the hand watches the application, for example for loss of focus.
        if (m_hand.isCarrying()) {
            qApp->installEventFilter(this);
            if (m_hand.means() == TableHand::Means::Keyboard) {
                m_walk.focusFirstTarget();
            }
        } else {
            qApp->removeEventFilter(this);
        }
    });
}

PlacementController::~PlacementController()
{
    qApp->removeEventFilter(this);
}

void PlacementController::cancel()
{
    auto* source = m_hand.means() == TableHand::Means::Keyboard ? dynamic_cast<TableTile*>(m_hand.source()) : nullptr;
    m_hand.cancel();
    if (source != nullptr) {
        source->setFocus(Qt::OtherFocusReason); // where it is picked up again
    }
}

void PlacementController::remove(TablePlace* place)
{
    m_hand.forget(place);
    m_places.remove(place);
}

void PlacementController::explainPickUpRefusal(TablePlace* source)
{
    m_hand.refuse(source->pickUpRefusal(), {source});
}

void PlacementController::carryOutOrExplain(const Intent& intent)
{
    if (intent.kind == Intent::Kind::Refused) {
        emit sentenceChanged(intent.reason);
        return;
    }
    emit sentenceChanged({});
    carryOut(m_tabletop, intent);
}

void PlacementController::playClick(TablePlace* from, ExtraColonist colonist)
{
    if (const std::optional<Piece> piece = from->piece()) {
        carryOutOrExplain(
            intentForClick(m_tabletop, *piece, m_hand.takesColonist() ? colonist : ExtraColonist::Declined));
    }
}

/// A role card has only one target, so a click is enough.
bool PlacementController::isPlayedByClick(TablePlace* source) const
{
    const std::optional<Piece> piece = source->piece();
    return piece && piece->kind == PieceKind::RoleCard && source->canBeTaken();
}

/// An idle circle takes a colonist that waits in San Juan, also by a click beside it on its tile or building.
bool PlacementController::fill(TableTile* tile)
{
    const TablePlace* idle = m_tabletop.handling().movesFreely() ? nullptr : TablePlaces::idleCircleIn(tile);
    if (idle == nullptr) {
        return false;
    }
    const Piece colonist{PieceKind::Colonist, 0, {}, {SetupSpot::Kind::SanJuan, idle->place().seat, 0}};
    carryOutOrExplain(intentFor(m_tabletop, colonist, idle->place()));
    return true;
}

void PlacementController::activate(TableTile* tile)
{
    m_tabletop.session().story().finish(); // a screen reader's press is no input event that would have ended it
    if (isCarrying()) {
        if (tile == m_hand.source()) {
            cancel();
        } else if (!m_hand.dropOn(tile)) {
            m_hand.explainDropRefusal(tile);
        }
        return;
    }
    if (fill(tile)) {
        return;
    }
    TablePlace* source = TablePlaces::sourceFor(tile);
    m_walk.used(tile);
    if (isPlayedByClick(source)) {
        playClick(source, ExtraColonist::Accepted);
    } else {
        m_hand.pickUp(source, TableHand::Means::Keyboard, {});
    }
}

void PlacementController::startDrag(TableTile* tile, const QPoint& pressedAt, const QPoint& now)
{
    if (isCarrying()) {
        return;
    }
    if (m_hand.pickUp(TablePlaces::sourceFor(tile), TableHand::Means::Drag, pressedAt)) {
        m_hand.moveTo(now);
        m_hand.hover(m_places.leafAt(now));
    }
}

void PlacementController::finishDrag(const QPoint& globalPosition)
{
    TablePlace* leaf = m_places.leafAt(globalPosition);
    m_hand.hover(leaf);
    m_used.set(leaf); // now, because the boards can turn
    if (!m_hand.dropOn(leaf)) {
        m_used.forget();
        m_hand.markDropRefusal(leaf);
        cancel();
    }
}

void PlacementController::click(TableTile* tile, const QPoint& globalPosition)
{
    m_filled = nullptr;
    m_used.set(tile);
    if (isCarrying()) {
        if (m_hand.dropOn(tile)) {
            return;
        }
        TablePlace* other = TablePlaces::sourceFor(tile);
        if (other == m_hand.source() || tile == m_hand.source()) {
            cancel();
        } else if (other->canBeTaken()) {
            cancel();
            m_hand.pickUp(other, TableHand::Means::Click, globalPosition);
        } else {
            m_used.forget();
            m_hand.explainDropRefusal(tile);
        }
        return;
    }
    if (fill(tile)) {
        m_filled = tile;
        return;
    }
    TablePlace* source = TablePlaces::sourceFor(tile);
    m_walk.used(tile);
    if (isPlayedByClick(source)) {
        playClick(source, ExtraColonist::Accepted);
    } else if (!source->canBeTaken()) {
        m_used.forget();
        emit clickRefused(tile, source->pickUpRefusal());
    } else {
        m_hand.pickUp(source, TableHand::Means::Click, globalPosition);
    }
}

void PlacementController::clickOutsideTiles(TablePlace* place)
{
    if (isCarrying() && !m_hand.dropOn(place)) {
        cancel();
    }
}

void PlacementController::doubleClick(TableTile* tile, const QPoint& globalPosition)
{
    if (std::exchange(m_filled, nullptr) == tile) {
        return; // its first click has filled the circle, and the second must not empty it
    }
    TablePlace* source = TablePlaces::sourceFor(tile);
    if (isCarrying() && m_hand.source() != source) {
        click(tile, globalPosition);
        return;
    }
    if (isCarrying()) {
        m_hand.letGo();
    }
    if (source->canBeTaken()) {
        playClick(source, ExtraColonist::Accepted);
    }
}

void PlacementController::showMenu(TableTile* tile, const QPoint& globalPosition)
{
    if (isCarrying()) {
        cancel();
    } else {
        m_menu.show(tile, globalPosition);
    }
}

bool PlacementController::putBack(TableTile* tile)
{
    if (!m_tabletop.handling().movesFreely()) {
        return false;
    }
    TablePlace* source = isCarrying() ? m_hand.source() : TablePlaces::sourceFor(tile);
    const std::optional<Piece> piece = isCarrying() ? m_hand.piece() : source->piece();
    if (isCarrying()) {
        m_hand.letGo();
    }
    if (piece) {
        carryOutOrExplain(intentFor(m_tabletop, *piece, wholeBox()));
    } else {
        explainPickUpRefusal(source);
    }
    return true;
}

bool PlacementController::count(TableTile* tile, int by)
{
    const std::optional<SetupPiece> piece = tile->counted();
    if (!piece || isCarrying()) {
        return false;
    }
    carryOutOrExplain(m_tabletop.handling().intentForCount(*piece, tile->place(), by));
    return true;
}

bool PlacementController::filterMouse(QEvent* event)
{
    auto* mouse = static_cast<QMouseEvent*>(event);
    const QPoint position = mouse->globalPosition().toPoint();
    switch (event->type()) {
    case QEvent::MouseMove:
        if (m_hand.means() != TableHand::Means::Keyboard) {
            m_hand.moveTo(position);
            m_hand.hover(m_places.leafAt(position));
        }
        return m_hand.means() == TableHand::Means::Drag;
    case QEvent::MouseButtonRelease:
        if (m_hand.means() == TableHand::Means::Drag && mouse->button() == Qt::LeftButton) {
            finishDrag(position);
            return true;
        }
        return false;
    case QEvent::MouseButtonPress:
        if (mouse->button() == Qt::RightButton) {
            cancel();
            emit sentenceChanged({});
            return true;
        }
        if (m_hand.means() != TableHand::Means::Drag && m_places.leafAt(position) == nullptr) {
            cancel();
        }
        return false;
    default:
        return false;
    }
}

bool PlacementController::eventFilter(QObject* watched, QEvent* event)
{
    if (!isCarrying()) {
        return false;
    }
    switch (event->type()) {
    case QEvent::MouseMove:
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
        return watched->isWidgetType() && filterMouse(event);
    case QEvent::ContextMenu:
        return true;
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && watched->isWidgetType()) {
            cancel();
            emit sentenceChanged({});
            event->accept();
            return true;
        }
        return false;
    case QEvent::ApplicationStateChange:
        if (static_cast<QApplicationStateChangeEvent*>(event)->applicationState() != Qt::ApplicationActive) {
            cancel();
        }
        return false;
    default:
        return false;
    }
}

} // namespace windrose
