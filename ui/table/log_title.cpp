// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_title.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

#include <QPainter>
#include <QPainterPath>

namespace windrose
{

LogTitle::LogTitle(QWidget* parent) : QAbstractButton(parent)
{
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    retranslate();
}

void LogTitle::setOpen(bool open)
{
    if (m_open != open) {
        m_open = open;
        retranslate();
    }
}

void LogTitle::retranslate()
{
    setText(tr("Log"));
    setAccessibleName(m_open ? tr("Log, expanded") : tr("Log, collapsed"));
    setToolTip(m_open ? tr("Collapse the log") : tr("Expand the log"));
    update();
}

bool LogTitle::focusNextPrevChild(bool next)
{
    return (m_tab && m_tab(this, next)) || QAbstractButton::focusNextPrevChild(next);
}

void LogTitle::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawPanel(painter, QRectF(rect()), t.paper, t.paperEdge);
    const QPointF middle(15, height() / 2.0);
    QPainterPath arrow;
    if (m_open) {
        arrow.moveTo(middle + QPointF(-5, -3));
        arrow.lineTo(middle + QPointF(5, -3));
        arrow.lineTo(middle + QPointF(0, 4));
    } else {
        arrow.moveTo(middle + QPointF(-3, -5));
        arrow.lineTo(middle + QPointF(4, 0));
        arrow.lineTo(middle + QPointF(-3, 5));
    }
    arrow.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.inkSoft);
    painter.drawPath(arrow);
    drawFitted(painter, QRectF(rect()).adjusted(26, 0, -6, 0), text(),
               {.largest = height() * 46 / 100, .bold = true, .color = t.inkSoft});
    if (hasFocus()) {
        drawFocusRing(painter, QRectF(rect()), 6);
    }
}

} // namespace windrose
