// SPDX-License-Identifier: GPL-3.0-or-later

// The mouse's way through the table: drags, clicks, and what else is heard while a piece is carried.

#include "motion_layer.h"
#include "piece_picture.h"
#include "placement_controller.h"
#include "table_tile.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>

namespace windrose
{

void PlacementController::moveHand(const QPoint& globalPosition)
{
    if (m_hand != nullptr) {
        m_hand->move(m_table.mapFromGlobal(globalPosition) - m_grip);
    }
}

void PlacementController::finishDrag(const QPoint& globalPosition)
{
    TablePlace* leaf = leafAt(globalPosition);
    hover(leaf);
    if (!dropOn(leaf)) {
        cancel();
    }
}

void PlacementController::startDrag(TableTile* tile, const QPoint& pressedAt, const QPoint& now)
{
    if (isCarrying()) {
        return;
    }
    if (pickUp(sourceFor(tile), Means::Drag, pressedAt)) {
        moveHand(now);
        hover(leafAt(now));
    }
}

void PlacementController::click(TableTile* tile, const QPoint& globalPosition)
{
    if (isCarrying()) {
        if (dropOn(tile)) {
            return;
        }
        TablePlace* other = sourceFor(tile);
        if (other == m_source || tile == m_source) {
            cancel();
        } else if (other->canBeTaken()) {
            cancel();
            pickUp(other, Means::Click, globalPosition);
        } else {
            emit said(tile->model()->dropRefusal(m_data.get(), tile->modelIndex()));
        }
        return;
    }
    TablePlace* source = sourceFor(tile);
    const std::optional<Piece> piece = source->piece();
    if (piece && piece->kind == PieceKind::RoleCard && source->canBeTaken()) {
        playClick(source, ExtraColonist::Wanted);
        return;
    }
    if (!source->canBeTaken()) {
        const QModelIndex index = source->modelIndex();
        emit clickedInVain(tile, index.isValid() ? source->model()->pickUpRefusal(index) : QString());
        return;
    }
    pickUp(source, Means::Click, globalPosition);
}

void PlacementController::clickBeside(TablePlace* place)
{
    if (isCarrying() && !dropOn(place)) {
        cancel();
    }
}

void PlacementController::doubleClick(TableTile* tile, const QPoint& globalPosition)
{
    TablePlace* source = sourceFor(tile);
    if (isCarrying() && m_source != source) {
        click(tile, globalPosition);
        return;
    }
    if (isCarrying()) {
        letGo();
    }
    if (source->canBeTaken()) {
        playClick(source, ExtraColonist::Wanted);
    }
}

bool PlacementController::filterMouse(QEvent* event)
{
    auto* mouse = static_cast<QMouseEvent*>(event);
    const QPoint position = mouse->globalPosition().toPoint();
    switch (event->type()) {
    case QEvent::MouseMove:
        if (m_means != Means::Keyboard) {
            moveHand(position);
            hover(leafAt(position));
        }
        return m_means == Means::Drag;
    case QEvent::MouseButtonRelease:
        if (m_means == Means::Drag && mouse->button() == Qt::LeftButton) {
            finishDrag(position);
            return true;
        }
        return false;
    case QEvent::MouseButtonPress:
        if (mouse->button() == Qt::RightButton) {
            cancel();
            emit said({});
            return true;
        }
        if (m_means != Means::Drag && leafAt(position) == nullptr) {
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
            emit said({});
            event->accept();
            return true;
        }
        return false;
    case QEvent::ApplicationStateChange:
        if (QGuiApplication::applicationState() != Qt::ApplicationActive) {
            cancel();
        }
        return false;
    default:
        return false;
    }
}

} // namespace windrose
