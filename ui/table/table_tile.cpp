// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_tile.h"

#include "placement_controller.h"
#include "ui/models/command_keys.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/picture_scope.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace windrose
{

TableTile::TableTile(PlacementController& controller, QWidget* parent)
    : QAbstractButton(parent), m_controller(controller), m_hover(*this, controller)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_Hover, false);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    m_controller.add(this);
    // Screen readers and scripts press a button with `click()`.
    connect(this, &QAbstractButton::clicked, this, &TableTile::activate);
}

TableTile::~TableTile()
{
    m_controller.remove(this);
}

void TableTile::setGround(QColor Theme::*ground)
{
    m_ground = ground;
    setAttribute(Qt::WA_OpaquePaintEvent, ground != nullptr);
}

/// A style that takes over a button makes it transparent and repaints it whenever the pointer comes or goes.
void TableTile::undoStyle()
{
    setAttribute(Qt::WA_OpaquePaintEvent, m_ground != nullptr);
    setAttribute(Qt::WA_Hover, false);
}

void TableTile::invalidate()
{
    m_picture.invalidate();
    update();
}

QVariantList TableTile::look() const
{
    return {modelValue(PieceRole), modelValue(CountRole), modelValue(CapacityRole), modelValue(OccupiedRole),
            modelValue(NameRole)};
}

bool TableTile::isShown() const
{
    const QVariant visible = modelValue(VisibleRole);
    return modelIndex().isValid() && (!visible.isValid() || visible.toBool());
}

QString TableTile::spokenName() const
{
    return modelValue(Qt::AccessibleTextRole).toString();
}

void TableTile::refresh()
{
    m_hover.hideStale();
    const bool shown = isShown();
    setVisible(shown);
    if (!shown) {
        return;
    }
    const QString name = spokenName();
    if (name != accessibleName()) {
        setAccessibleName(name);
    }
    QVariantList now = look();
    if (now != m_look) {
        m_look = std::move(now);
        invalidate();
    }
}

QString TableTile::preview() const
{
    return m_controller.hand().previewAt(this);
}

qreal TableTile::outlineRadius() const
{
    return cornerOf(outline());
}

void TableTile::paintLegal(QPainter& painter) const
{
    drawLegal(painter, outline(), outlineRadius());
}

void TableTile::paintEvent(QPaintEvent*)
{
    const QColor ground = m_ground != nullptr ? theme().*m_ground : QColor(Qt::transparent);
    const auto draw = [this](QPainter& painter) { paintPiece(painter, QRectF(rect())); };
    QPainter painter(this);
    if (isLifted() && !PictureScope::isOpen()) {
        if (m_ground != nullptr) {
            painter.fillRect(rect(), ground);
        }
        painter.setOpacity(0.4);
    }
    m_picture.paint(painter, *this, ground, draw);
    painter.setOpacity(1);
    if (!isMarked() && !hasFocus() && !underMouse()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter);
}

void TableTile::paintMarks(QPainter& painter)
{
    if (isMarkedLegal()) {
        paintLegal(painter);
    }
    if (isTraced()) {
        drawTrace(painter, outline(), outlineRadius());
    }
    if (PictureScope::isOpen()) {
        return; // the other marks are of the hand, the pointer and the focus
    }
    if (glow() != Glow::None) {
        drawLegalTarget(painter, outline(), outlineRadius(), glow() == Glow::Hovered);
    } else if (underMouse() && !m_controller.isCarrying() && (isMarkedLegal() || modelValue(LegalNowRole).toBool())) {
        drawHover(painter, outline(), outlineRadius());
    }
    if (isHighlighted()) {
        drawHighlighted(painter, outline(), outlineRadius());
    }
    if (isRefused()) {
        drawRefused(painter, outline(), outlineRadius());
    }
    if (hasFocus() && m_controller.walk().showsFocus()) {
        drawFocusRing(painter, outline(), outlineRadius());
    }
}

bool TableTile::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        // No tooltip over the tile that was just used: it would cover the result.
        if (const QPoint position = static_cast<QHelpEvent*>(event)->globalPos();
            !m_controller.isStillOnUsedTile(position)) {
            m_hover.show(position);
        }
        return true;
    }
    const bool result = QAbstractButton::event(event);
    if (event->type() == QEvent::Polish || event->type() == QEvent::StyleChange) {
        undoStyle();
    }
    return result;
}

void TableTile::mousePressEvent(QMouseEvent* event)
{
    m_controller.walk().setShowsFocus(false);
    m_pressed = event->button();
    if (m_pressed != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_pressedAt = event->position().toPoint();
    QToolTip::hideText();
}

void TableTile::mouseMoveEvent(QMouseEvent* event)
{
    if (m_pressed != Qt::LeftButton || m_controller.isCarrying()) {
        return;
    }
    if ((event->position().toPoint() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
        m_pressed = Qt::NoButton; // from here on the controller handles the pointer
        m_controller.startDrag(this, mapToGlobal(m_pressedAt), event->globalPosition().toPoint());
    }
}

void TableTile::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_pressed != Qt::LeftButton) {
        return;
    }
    m_pressed = Qt::NoButton;
    if (rect().contains(event->position().toPoint()) && !ownClick()) {
        m_controller.click(this, event->globalPosition().toPoint());
    }
}

void TableTile::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && !ownClick()) {
        m_controller.doubleClick(this, event->globalPosition().toPoint());
    }
}

void TableTile::activate()
{
    if (!ownClick()) {
        m_controller.activate(this);
    }
}

void TableTile::keyPressEvent(QKeyEvent* event)
{
    if (commandKeys().has(Command::ReadMore, pressedKey(*event))) {
        m_hover.show(mapToGlobal(rect().bottomLeft()));
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_controller.isCarrying()) {
            break; // the table presses the button that is offered
        }
        [[fallthrough]];
    case Qt::Key_Space:
    case Qt::Key_Select:
        m_controller.walk().setShowsFocus(true);
        activate();
        return;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        m_controller.walk().setShowsFocus(true);
        m_controller.walk().walk(this, event->key());
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (m_controller.putBack(this)) {
            return;
        }
        break;
    case Qt::Key_Plus:
    case Qt::Key_Minus:
        if (m_controller.count(this, event->key() == Qt::Key_Plus ? 1 : -1)) {
            return;
        }
        break;
    case Qt::Key_Escape:
        QToolTip::hideText();
        break;
    default:
        break;
    }
    event->ignore();
}

void TableTile::keyReleaseEvent(QKeyEvent* event)
{
    event->ignore();
}

void TableTile::contextMenuEvent(QContextMenuEvent* event)
{
    // The press of a right button that puts a piece back does not come here.
    if (event->reason() != QContextMenuEvent::Mouse || m_pressed == Qt::RightButton) {
        m_pressed = Qt::NoButton;
        m_controller.showMenu(this, event->globalPos());
    }
}

void TableTile::focusInEvent(QFocusEvent* event)
{
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) {
        m_controller.walk().setShowsFocus(true);
    }
    m_controller.walk().focusArrived(this);
    update();
}

void TableTile::focusOutEvent(QFocusEvent*)
{
    update();
}

void TableTile::enterEvent(QEnterEvent* event)
{
    (void)m_controller.isStillOnUsedTile(event->globalPosition().toPoint()); // forgets what the pointer has left
    update();
}

void TableTile::leaveEvent(QEvent*)
{
    update();
}

bool TableTile::focusNextPrevChild(bool next)
{
    m_controller.walk().step(this, next, KeyboardWalk::Among::Asked);
    return true;
}

} // namespace windrose
