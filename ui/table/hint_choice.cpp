// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_choice.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kMargin = 8;

QFont orderFont()
{
    return tableFont(13, true);
}

QFont detailFont()
{
    return tableFont(kSmallestType);
}

int tall(const QFont& font, int width, const QString& text)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, std::max(40, width), 4000), Qt::TextWordWrap, text).height();
}

} // namespace

HintChoice::HintChoice(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void HintChoice::show(const QString& order, const QString& chance, const QString& reason)
{
    m_order = order;
    //: the chance to win with an order that is advised, such as "43 % to win", and the reason, a sentence
    setText(tr("%1. %2").arg(chance, reason).trimmed());
    setAccessibleName(order + QStringLiteral(", ") + text());
    setVisible(true);
    update();
}

QRect HintChoice::orderRect(int width) const
{
    const int room = width - 2 * kMargin;
    return {kMargin, 5, room, tall(orderFont(), room, m_order)};
}

QRect HintChoice::textRect(int width) const
{
    const int room = width - 2 * kMargin;
    return {kMargin, orderRect(width).bottom() + 3, room, tall(detailFont(), room, text())};
}

int HintChoice::heightFor(int width) const
{
    return textRect(width).bottom() + 7;
}

void HintChoice::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hasFocus() || underMouse() ? t.mark : t.cardEdge, hasFocus() || underMouse() ? 2 : 1));
    painter.setBrush(isDown() ? t.empty : t.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    painter.setPen(t.ink);
    painter.setFont(orderFont());
    painter.drawText(orderRect(width()), Qt::TextWordWrap, m_order);
    painter.setPen(t.inkSoft);
    painter.setFont(detailFont());
    painter.drawText(textRect(width()), Qt::TextWordWrap, text());
    if (hasFocus()) {
        drawFocusRing(painter, QRectF(rect()), 6);
    }
}

void HintChoice::enterEvent(QEnterEvent*)
{
    emit pointedAt();
    update();
}

void HintChoice::leaveEvent(QEvent*)
{
    update();
}

void HintChoice::focusInEvent(QFocusEvent* event)
{
    emit pointedAt();
    QAbstractButton::focusInEvent(event);
}

void HintChoice::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    event->key() == Qt::Key_Space ? QAbstractButton::keyPressEvent(event) : event->ignore();
}

bool HintChoice::focusNextPrevChild(bool next)
{
    return (m_tab && m_tab(this, next)) || QAbstractButton::focusNextPrevChild(next);
}

} // namespace windrose
