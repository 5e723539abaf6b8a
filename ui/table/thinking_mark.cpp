// SPDX-License-Identifier: GPL-3.0-or-later
#include "thinking_mark.h"

#include "speeds.h"
#include "ui/pieces/theme.h"

#include <QPainter>

namespace windrose
{

ThinkingMark::ThinkingMark(QWidget* parent) : QWidget(parent)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFocusPolicy(Qt::NoFocus);
    m_timer.setInterval(speeds::kThinkingMark);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        ++m_step;
        update();
    });
    hide();
}

void ThinkingMark::showEvent(QShowEvent*)
{
    if (m_moves) {
        m_timer.start();
    }
}

void ThinkingMark::hideEvent(QHideEvent*)
{
    m_timer.stop();
}

void ThinkingMark::paintEvent(QPaintEvent*)
{
    constexpr int kDots = 3;
    const Theme& t = theme();
    QPainter painter(this);
    painter.fillRect(rect(), t.seaDeep);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.onSea);
    for (int dot = 0; dot < kDots; ++dot) {
        const bool isLarge = m_moves && m_step % kDots == dot;
        const qreal radius = width() * (isLarge ? 0.15 : 0.09);
        painter.setOpacity(isLarge ? 1.0 : 0.6);
        painter.drawEllipse(QPointF(width() * (0.2 + 0.3 * dot), height() / 2.0), radius, radius);
    }
}

} // namespace windrose
