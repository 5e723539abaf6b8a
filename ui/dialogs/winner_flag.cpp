// SPDX-License-Identifier: GPL-3.0-or-later
#include "winner_flag.h"

#include <QPainter>

namespace windrose
{

WinnerFlag::WinnerFlag(const QColor& color, QWidget* parent) : QWidget(parent), m_color(color)
{
    setFixedSize(24, 28);
    m_rise.setStartValue(0.0);
    m_rise.setEndValue(1.0);
    m_rise.setEasingCurve(QEasingCurve::InOutQuad);
    connect(&m_rise, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
        m_height = value.toReal();
        update();
    });
}

void WinnerFlag::hoist(int milliseconds)
{
    m_rise.setDuration(milliseconds);
    m_rise.start();
}

void WinnerFlag::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor line = palette().color(QPalette::WindowText);
    painter.setPen(QPen(line, 2, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(3, 2), QPointF(3, height() - 2));
    constexpr qreal kFlag = 13;
    const qreal top = 2 + (height() - 4 - kFlag) * (1 - m_height);
    painter.setPen(QPen(line, 1));
    painter.setBrush(m_color);
    painter.drawPolygon(QPolygonF({{4, top}, {width() - 1.0, top + kFlag / 2}, {4, top + kFlag}}));
}

} // namespace windrose
