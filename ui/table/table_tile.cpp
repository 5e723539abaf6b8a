// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_tile.h"

#include "placement_controller.h"
#include "ui/models/texts.h"
#include "ui/pieces/marks.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace windrose
{

TableTile::TableTile(PlacementController& controller, QWidget* parent)
    : QAbstractButton(parent), m_controller(controller)
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

void TableTile::invalidate()
{
    m_picture.invalidate();
    update();
}

QVariantList TableTile::look() const
{
    return {fact(PieceRole), fact(CountRole), fact(CapacityRole), fact(OccupiedRole), fact(NameRole)};
}

bool TableTile::isShown() const
{
    const QVariant visible = fact(VisibleRole);
    return modelIndex().isValid() && (!visible.isValid() || visible.toBool());
}

QString TableTile::spokenName() const
{
    return fact(Qt::AccessibleTextRole).toString();
}

/// Hides the tooltip, whose text can be outdated after a change of the game.
void TableTile::hideStaleHover()
{
    if (m_hover.isEmpty() || fact(Qt::ToolTipRole).toString() == m_hover) {
        return;
    }
    if (QToolTip::isVisible() && QToolTip::text() == m_hover) {
        QToolTip::hideText();
    }
    m_hover.clear();
    disconnect(m_hoverWatch);
}

void TableTile::refresh()
{
    hideStaleHover();
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

void TableTile::describe()
{
    const QString description = texts::plain(fact(Qt::ToolTipRole).toString());
    if (description != accessibleDescription()) {
        setAccessibleDescription(description);
    }
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
    const QPixmap& picture = m_picture.of(*this, ground, [this](QPainter& painter) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        paintPiece(painter, QRectF(rect()));
    });
    QPainter painter(this);
    if (isLifted()) {
        if (m_ground != nullptr) {
            painter.fillRect(rect(), ground);
        }
        painter.setOpacity(0.4);
    }
    painter.drawPixmap(0, 0, picture);
    painter.setOpacity(1);
    const bool isMarked =
        glow() != Glow::None || isMarkedLegal() || isHighlighted() || isTraced() || hasFocus() || underMouse();
    if (!isMarked) {
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
    if (glow() != Glow::None) {
        drawLegalTarget(painter, outline(), outlineRadius(), glow() == Glow::Hovered);
    } else if (underMouse() && !m_controller.isCarrying() && (isMarkedLegal() || fact(LegalNowRole).toBool())) {
        drawHover(painter, outline(), outlineRadius());
    }
    if (isTraced()) {
        drawTrace(painter, outline(), outlineRadius());
    }
    if (isHighlighted()) {
        drawHighlighted(painter, outline(), outlineRadius());
    }
    if (hasFocus() && m_controller.walk().showsFocus()) {
        drawFocusRing(painter, outline(), outlineRadius());
    }
}

bool TableTile::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        // Over what was just used a tooltip would cover what came of it.
        if (const QPoint position = static_cast<QHelpEvent*>(event)->globalPos(); !m_controller.restsOnUsed(position)) {
            showHover(position);
        }
        return true;
    }
    return QAbstractButton::event(event);
}

void TableTile::showHover(const QPoint& globalPosition)
{
    const QString text = fact(Qt::ToolTipRole).toString();
    if (text.isEmpty() || m_controller.isCarrying()) {
        QToolTip::hideText();
    } else {
        m_hover = text;
        disconnect(m_hoverWatch); // `dataChanged` does not cover tooltips
        m_hoverWatch = connect(&model()->session(), &GameSession::changed, this, &TableTile::hideStaleHover);
        disconnect(m_storyWatch);
        m_storyWatch = connect(&model()->session().story(), &Story::stepped, this, &TableTile::hideStaleHover);
        QToolTip::showText(globalPosition, text, this, rect());
    }
}

void TableTile::mousePressEvent(QMouseEvent* event)
{
    m_controller.walk().setShowsFocus(false);
    if (event->button() == Qt::RightButton && m_controller.isCarrying()) {
        m_controller.cancel();
        return;
    }
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    m_pressed = true;
    m_pressedAt = event->position().toPoint();
    QToolTip::hideText();
}

void TableTile::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed || m_controller.isCarrying()) {
        return;
    }
    if ((event->position().toPoint() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
        m_pressed = false; // from here on the controller handles the pointer
        m_controller.startDrag(this, mapToGlobal(m_pressedAt), event->globalPosition().toPoint());
    }
}

void TableTile::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressed) {
        return;
    }
    m_pressed = false;
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
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
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
    case Qt::Key_I:
        showHover(mapToGlobal(rect().bottomLeft()));
        return;
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
    m_controller.showMenu(this, event->globalPos());
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
    (void)m_controller.restsOnUsed(event->globalPosition().toPoint()); // forgets what the pointer has left
    update();
}

void TableTile::leaveEvent(QEvent*)
{
    update();
}

bool TableTile::focusNextPrevChild(bool next)
{
    m_controller.walk().tab(this, next);
    return true;
}

} // namespace windrose
