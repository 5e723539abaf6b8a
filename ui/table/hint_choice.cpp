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

QFont reasonFont()
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
    m_chance = chance;
    m_reason = reason;
    //: an order that is advised, the chance to win such as "43 %", and the reason, a sentence
    setAccessibleName(tr("%1, %2 to win. %3").arg(order, chance, reason));
    setVisible(true);
    update();
}

QRect HintChoice::orderRect(int width) const
{
    const int chance = QFontMetrics(orderFont()).horizontalAdvance(m_chance) + kMargin;
    const int room = width - 2 * kMargin - chance;
    return {kMargin, 5, room, tall(orderFont(), room, m_order)};
}

QRect HintChoice::reasonRect(int width) const
{
    const int room = width - 2 * kMargin;
    return {kMargin, orderRect(width).bottom() + 3, room, m_reason.isEmpty() ? 0 : tall(reasonFont(), room, m_reason)};
}

int HintChoice::heightFor(int width) const
{
    return reasonRect(width).bottom() + 7;
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
    const QRect order = orderRect(width());
    painter.drawText(order, Qt::TextWordWrap, m_order);
    painter.drawText(QRect(order.right(), order.top(), width() - kMargin - order.right(), order.height()),
                     Qt::AlignRight | Qt::AlignTop, m_chance);
    painter.setPen(t.inkSoft);
    painter.setFont(reasonFont());
    painter.drawText(reasonRect(width()), Qt::TextWordWrap, m_reason);
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
