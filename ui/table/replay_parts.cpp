// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_parts.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"
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

QPainterPath triangle(const QPointF& middle, qreal size, bool forward)
{
    const qreal along = forward ? size : -size;
    QPainterPath path;
    path.moveTo(middle + QPointF(-along * 0.6, -size));
    path.lineTo(middle + QPointF(along * 0.8, 0));
    path.lineTo(middle + QPointF(-along * 0.6, size));
    path.closeSubpath();
    return path;
}

QPainterPath bar(const QPointF& middle, qreal size)
{
    QPainterPath path;
    path.addRect(QRectF(middle.x() - size * 0.22, middle.y() - size, size * 0.44, size * 2));
    return path;
}

QPainterPath shapeOf(ReplayKey::Sign sign, const QPointF& middle, qreal size)
{
    const QPointF aside(size * 0.9, 0);
    switch (sign) {
    case ReplayKey::Sign::First:
        return bar(middle - aside, size) + triangle(middle + aside * 0.3, size, false);
    case ReplayKey::Sign::Previous:
        return triangle(middle, size, false);
    case ReplayKey::Sign::Play:
        return triangle(middle, size * 1.15, true);
    case ReplayKey::Sign::Pause:
        return bar(middle - aside * 0.5, size) + bar(middle + aside * 0.5, size);
    case ReplayKey::Sign::Next:
        return triangle(middle, size, true);
    case ReplayKey::Sign::Last:
        return triangle(middle - aside * 0.3, size, true) + bar(middle + aside, size);
    }
    return {};
}

} // namespace

void ReplayText::setText(const QString& text)
{
    if (m_text != text) {
        m_text = text;
        setAccessibleName(text);
        update();
    }
}

void ReplayText::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    drawFitted(painter, QRectF(rect()), m_text,
               {.largest = qBound(13, height() * 80 / 100, 22), .colour = theme().onSea});
}

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
        // Where the game stands; what comes after it was taken back.
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
    if (hasFocus()) {
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
    // A page is a round.
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

ReplayKey::ReplayKey(Sign sign, QWidget* parent) : QAbstractButton(parent), m_sign(sign)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void ReplayKey::setSign(Sign sign)
{
    if (m_sign != sign) {
        m_sign = sign;
        update();
    }
}

void ReplayKey::setName(const QString& name)
{
    setAccessibleName(name);
    setToolTip(name);
}

void ReplayKey::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor fill = t.card;
    QColor ink = t.ink;
    if (!isEnabled()) {
        fill = t.sea;
        ink = t.onSeaSoft;
    } else if (isDown()) {
        fill = fill.darker(115);
    } else if (underMouse()) {
        fill = fill.lighter(t.flavour == Flavour::Dark ? 125 : 104);
    }
    painter.setPen(QPen(t.seaEdge, 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    const qreal size = qBound(5.0, qMin(width(), height()) * 0.2, 12.0);
    painter.fillPath(shapeOf(m_sign, QRectF(rect()).center(), size), ink);
    if (hasFocus()) {
        drawFocusRing(painter, QRectF(rect()), 6);
    }
}

void ReplayKey::enterEvent(QEnterEvent*)
{
    update();
}

void ReplayKey::leaveEvent(QEvent*)
{
    update();
}

void ReplayKey::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

bool ReplayKey::focusNextPrevChild(bool next)
{
    return (m_tab && m_tab(this, next)) || QAbstractButton::focusNextPrevChild(next);
}

} // namespace windrose
