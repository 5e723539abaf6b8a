// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_button.h"

#include "ui/pieces/table_unit.h"
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
        updateToolTip();
        update();
    }
    setAccessibleName(label == name || label.isEmpty() ? name : name + QStringLiteral(", ") + label);
}

int PromptButton::type() const
{
    constexpr int kLowest = 24; // in units, of the buttons that nobody gives a type
    return m_type > 0 ? m_type : typeIn(wholeUnits(kLowest), 0.54, 1, 13);
}

QSize PromptButton::sizeHint() const
{
    const QFontMetrics metrics(tableFont(type(), true));
    return {qMax(wholeUnits(54), metrics.horizontalAdvance(text()) + 2 * type()), wholeUnits(34)};
}

void PromptButton::setNarrow(bool narrow)
{
    if (m_isNarrow != narrow) {
        m_isNarrow = narrow;
        updateToolTip();
        update();
    }
}

void PromptButton::setRefusal(const QString& why)
{
    m_refusal = why;
    setEnabled(why.isEmpty());
    setAccessibleDescription(why);
    updateToolTip();
}

void PromptButton::updateToolTip()
{
    const bool isSign = m_isNarrow && m_sign != Sign::None;
    setToolTip(m_refusal.isEmpty() && isSign ? text() : m_refusal);
}

int PromptButton::narrowWidth() const
{
    if (m_sign != Sign::None) {
        return 2 * type() + 14;
    }
    const QFontMetrics metrics(tableFont(type(), true));
    const QString& label = text();
    int narrowest = metrics.horizontalAdvance(label);
    for (qsizetype blank = label.indexOf(QLatin1Char(' ')); blank > 0;
         blank = label.indexOf(QLatin1Char(' '), blank + 1)) {
        narrowest = qMin(narrowest, qMax(metrics.horizontalAdvance(label.left(blank)),
                                         metrics.horizontalAdvance(label.mid(blank + 1))));
    }
    return qMax(wholeUnits(54), narrowest + type() + 4);
}

/// An arrow for undo or redo, or a cross.
void PromptButton::drawSign(QPainter& painter, const QColor& ink) const
{
    if (m_sign == Sign::Close) {
        const double arm = type() * 0.42;
        const QPointF middle = QRectF(rect()).center();
        painter.setPen(QPen(ink, qMax(1.8, type() * 0.15), Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(middle - QPointF(arm, arm), middle + QPointF(arm, arm));
        painter.drawLine(middle - QPointF(arm, -arm), middle + QPointF(arm, -arm));
        return;
    }
    const double radius = type() * 0.55;
    const double head = type() * 0.38;
    painter.save();
    painter.translate(QRectF(rect()).center() + QPointF(0, radius * 0.25));
    if (m_sign == Sign::Again) {
        painter.scale(-1, 1);
    }
    const QRectF circle(-radius, -radius, 2 * radius, 2 * radius);
    QPainterPath bow;
    bow.arcMoveTo(circle, -40);
    bow.arcTo(circle, -40, 215);
    painter.setPen(QPen(ink, qMax(1.8, type() * 0.15), Qt::SolidLine, Qt::FlatCap));
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
               {.largest = type(), .lines = 2, .bold = true, .alignment = Qt::AlignCenter, .color = ink});
}

} // namespace windrose
