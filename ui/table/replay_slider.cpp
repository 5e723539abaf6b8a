// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_slider.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/picture_scope.h"
#include "ui/pieces/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kHandle = 14;

} // namespace

ReplaySlider::ReplaySlider(QWidget* parent) : QAbstractSlider(parent)
{
    setOrientation(Qt::Horizontal);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void ReplaySlider::setMarks(const QList<int>& rounds, int standsAt)
{
    if (m_rounds != rounds || m_standsAt != standsAt) {
        m_rounds = rounds;
        m_standsAt = standsAt;
        update();
    }
}

QPoint ReplaySlider::pointOf(int value) const
{
    const int room = qMax(1, width() - kHandle);
    const int reach = qMax(1, maximum() - minimum());
    return {kHandle / 2 + (value - minimum()) * room / reach, height() / 2};
}

int ReplaySlider::valueAt(int x) const
{
    const int room = qMax(1, width() - kHandle);
    return minimum() + qRound((x - kHandle / 2.0) * (maximum() - minimum()) / room);
}

void ReplaySlider::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPointF handle = QPointF(pointOf(sliderPosition()));
    const QPointF first = QPointF(pointOf(minimum()));
    const QPointF last = QPointF(pointOf(maximum()));
    painter.setPen(QPen(t.onSeaSoft, 1));
    for (const int round : m_rounds) {
        const QPointF tick = QPointF(pointOf(round));
        painter.drawLine(tick - QPointF(0, 7), tick + QPointF(0, 7));
    }
    painter.setPen(QPen(t.onSeaSoft, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(first, last);
    painter.setPen(QPen(t.onSea, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(first, handle);
    if (m_standsAt < maximum()) {
        // The current moment of the game; orders after it were taken back.
        const QPointF stands = QPointF(pointOf(m_standsAt));
        QPainterPath flag;
        flag.moveTo(stands + QPointF(0, -3));
        flag.lineTo(stands + QPointF(-5, -11));
        flag.lineTo(stands + QPointF(5, -11));
        flag.closeSubpath();
        painter.fillPath(flag, t.onSea);
    }
    painter.setPen(QPen(t.onSea, 2.5));
    painter.setBrush(t.accent);
    painter.drawEllipse(handle, kHandle / 2.0 - 1, kHandle / 2.0 - 1);
    if (hasFocus() && !PictureScope::isOpen()) {
        drawFocusRing(painter, QRectF(rect()), 6);
    }
}

void ReplaySlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        setValue(valueAt(qRound(event->position().x())));
    }
}

void ReplaySlider::mouseMoveEvent(QMouseEvent* event)
{
    if ((event->buttons() & Qt::LeftButton) != 0) {
        setValue(valueAt(qRound(event->position().x())));
    }
}

void ReplaySlider::keyPressEvent(QKeyEvent* event)
{
    // Page Up and Page Down move by rounds.
    if (event->key() == Qt::Key_PageDown) {
        const auto next = std::upper_bound(m_rounds.begin(), m_rounds.end(), value());
        setValue(next == m_rounds.end() ? maximum() : *next);
    } else if (event->key() == Qt::Key_PageUp) {
        const auto here = std::lower_bound(m_rounds.begin(), m_rounds.end(), value());
        setValue(here == m_rounds.begin() ? minimum() : *(here - 1));
    } else {
        QAbstractSlider::keyPressEvent(event);
    }
}

bool ReplaySlider::focusNextPrevChild(bool next)
{
    return (m_tab && m_tab(this, next)) || QAbstractSlider::focusNextPrevChild(next);
}

} // namespace windrose
