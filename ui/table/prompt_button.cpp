// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_button.h"

#include "ui/pieces/text_fit.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace windrose
{

PromptButton::PromptButton(const QString& name, QWidget* parent) : BarButton(parent)
{
    setLabel(name, name);
}

void PromptButton::setLabel(const QString& name, const QString& label)
{
    if (text() != label) {
        setText(label);
        update();
    }
    setAccessibleName(label == name || label.isEmpty() ? name : name + QStringLiteral(", ") + label);
}

QSize PromptButton::sizeHint() const
{
    const QFontMetrics metrics(tableFont(m_type, true));
    return {qMax(54, metrics.horizontalAdvance(text()) + 2 * m_type), 34};
}

void PromptButton::setNarrow(bool narrow)
{
    if (m_isNarrow != narrow) {
        m_isNarrow = narrow;
        setToolTip(narrow && m_sign != Sign::None ? text() : QString());
        update();
    }
}

int PromptButton::narrowWidth() const
{
    if (m_sign != Sign::None) {
        return 2 * m_type + 14;
    }
    const QFontMetrics metrics(tableFont(m_type, true));
    const QString& label = text();
    int narrowest = metrics.horizontalAdvance(label);
    for (qsizetype blank = label.indexOf(QLatin1Char(' ')); blank > 0;
         blank = label.indexOf(QLatin1Char(' '), blank + 1)) {
        narrowest = qMin(narrowest, qMax(metrics.horizontalAdvance(label.left(blank)),
                                         metrics.horizontalAdvance(label.mid(blank + 1))));
    }
    return qMax(54, narrowest + m_type + 4);
}

/// An arrow for undo or redo.
void PromptButton::drawSign(QPainter& painter, const QColor& ink) const
{
    const double radius = m_type * 0.55;
    const double head = m_type * 0.38;
    painter.save();
    painter.translate(QRectF(rect()).center() + QPointF(0, radius * 0.25));
    if (m_sign == Sign::Again) {
        painter.scale(-1, 1);
    }
    const QRectF circle(-radius, -radius, 2 * radius, 2 * radius);
    QPainterPath bow;
    bow.arcMoveTo(circle, -40);
    bow.arcTo(circle, -40, 215);
    painter.setPen(QPen(ink, qMax(1.8, m_type * 0.15), Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(bow);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawPolygon(
        QPolygonF{QPointF(-radius - head, -head * 0.3), QPointF(-radius + head, -head * 0.3), QPointF(-radius, head)});
    painter.restore();
}

void PromptButton::paintFace(QPainter& painter, const QColor& ink)
{
    if (m_isNarrow && m_sign != Sign::None) {
        drawSign(painter, ink);
        return;
    }
    drawFitted(painter, QRectF(rect()).adjusted(4.5, 0.5, -4.5, -0.5), text(),
               {.largest = m_type, .lines = 2, .bold = true, .alignment = Qt::AlignCenter, .color = ink});
}

} // namespace windrose
