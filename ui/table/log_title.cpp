// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_title.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/picture_scope.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

/* TRANSLATOR windrose::LogTitle  The title of the log. */

namespace windrose
{

namespace
{

/// Draws a text in two lines; what does not fit ends with an ellipsis.
void drawTwoLines(QPainter& painter, const QRectF& where, const QString& text)
{
    constexpr qreal kLine = 1.2; // times the font size
    const int fitting = qMax(wholeUnits(kTypeSizes[0]), static_cast<int>(where.height() / 2 / kLine));
    const QFont font = tableFont(qMin(columnType(where.width()), fitting));
    const QFontMetricsF metrics(font);
    QTextLayout layout(text, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(where.width());
    const qsizetype broken = line.textLength();
    layout.endLayout();
    const QString rest = metrics.elidedText(text.mid(broken).trimmed(), Qt::ElideRight, where.width());
    const qreal step = metrics.ascent() + metrics.descent();
    const qreal top = where.center().y() - (rest.isEmpty() ? step / 2 : step);
    painter.setFont(font);
    painter.setPen(theme().ink);
    painter.drawText(QPointF(where.left(), top + metrics.ascent()), text.left(broken));
    painter.drawText(QPointF(where.left(), top + step + metrics.ascent()), rest);
}

} // namespace

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

void LogTitle::setLastLine(const QString& line)
{
    if (m_lastLine != line) {
        m_lastLine = line;
        redraw();
    }
}

void LogTitle::retranslate()
{
    //: The title of the log, which opens and closes it; the state is read out.
    setText(tr("Log"));
    //: The title of the log, which opens and closes it; the state is read out.
    setAccessibleName(m_open ? tr("Log, expanded")
                             : tr(
                                   //: The title of the log, which opens and closes it; the state is read out.
                                   "Log, collapsed"));
    setToolTip(m_open ? tr(
                            //: What the title of the log does when it is pressed.
                            "Collapse the log")
                      : tr(
                            //: What the title of the log does when it is pressed.
                            "Expand the log"));
    redraw();
}

void LogTitle::redraw()
{
    m_picture.invalidate();
    update();
}

bool LogTitle::focusNextPrevChild(bool next)
{
    return (m_tab && m_tab(this, next)) || QAbstractButton::focusNextPrevChild(next);
}

void LogTitle::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_picture.paint(painter, *this, Qt::transparent, [this](QPainter& drawing) { draw(drawing); });
    if (hasFocus() && !PictureScope::isOpen()) {
        painter.setRenderHint(QPainter::Antialiasing);
        drawFocusRing(painter, QRectF(rect()), 6);
    }
}

void LogTitle::draw(QPainter& painter) const
{
    const Theme& t = theme();
    drawPanel(painter, QRectF(rect()), t.paper, t.paperEdge);
    const QPointF middle(inUnits(15), height() / 2.0);
    const qreal unit = tableUnit();
    QPainterPath arrow;
    if (m_open) {
        arrow.moveTo(middle + QPointF(-5, -3) * unit);
        arrow.lineTo(middle + QPointF(5, -3) * unit);
        arrow.lineTo(middle + QPointF(0, 4) * unit);
    } else {
        arrow.moveTo(middle + QPointF(-3, -5) * unit);
        arrow.lineTo(middle + QPointF(4, 0) * unit);
        arrow.lineTo(middle + QPointF(-3, 5) * unit);
    }
    arrow.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.inkSoft);
    painter.drawPath(arrow);
    const QRectF where = QRectF(rect()).adjusted(inUnits(26), 0, -inUnits(6), 0);
    if (m_open || m_lastLine.isEmpty()) {
        drawFitted(painter, where, text(), {.largest = typeSize(0), .bold = true, .color = t.inkSoft});
    } else {
        drawTwoLines(painter, where, m_lastLine);
    }
}

} // namespace windrose
