// SPDX-License-Identifier: GPL-3.0-or-later
#include "bar_button.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/picture_scope.h"
#include "ui/pieces/theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace windrose
{

BarButton::BarButton(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void BarButton::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = m_main ? t.accent : t.card;
    QColor ink = m_main ? t.onAccent : t.ink;
    if (!isEnabled()) {
        fill = t.sea;
        ink = t.onSeaSoft;
    } else if (PictureScope::isOpen()) {
        // as it is before the pointer comes
    } else if (isDown()) {
        fill = fill.darker(115);
    } else if (underMouse()) {
        fill = fill.lighter(t.flavor == Flavor::Dark ? 125 : 104);
    }
    // In high contrast the edge of the sea is as white as the button, which may lie on paper.
    painter.setPen(QPen(t.flavor == Flavor::Contrast && isEnabled() ? t.cardEdge : t.seaEdge, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    paintFace(painter, ink);
    if (hasFocus() && !PictureScope::isOpen()) {
        drawFocusRing(painter, QRectF(rect()), 6);
    }
}

void BarButton::enterEvent(QEnterEvent*)
{
    update();
}

void BarButton::leaveEvent(QEvent*)
{
    update();
}

void BarButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

bool BarButton::focusNextPrevChild(bool next)
{
    return (m_tab && m_tab(this, next)) || QAbstractButton::focusNextPrevChild(next);
}

} // namespace windrose
