// SPDX-License-Identifier: GPL-3.0-or-later
#include "hint_choice.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/picture_scope.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

/* TRANSLATOR windrose::HintChoice  One of the orders in the panel of hints. */

namespace windrose
{

namespace
{

constexpr int kMargin = 8; // in units

QFont orderFont(int width)
{
    return tableFont(columnType(width), true);
}

QFont detailFont(int width)
{
    return tableFont(columnType(width));
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
    const int margin = wholeUnits(kMargin);
    const int room = width - 2 * margin;
    return {margin, wholeUnits(5), room, tall(orderFont(width), room, m_order)};
}

QRect HintChoice::textRect(int width) const
{
    const int margin = wholeUnits(kMargin);
    const int room = width - 2 * margin;
    return {margin, orderRect(width).bottom() + wholeUnits(3), room, tall(detailFont(width), room, text())};
}

int HintChoice::heightFor(int width) const
{
    return textRect(width).bottom() + wholeUnits(7);
}

void HintChoice::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isForPicture = PictureScope::isOpen();
    const bool isChosen = (hasFocus() || underMouse()) && !isForPicture;
    painter.setPen(QPen(isChosen ? t.mark : t.cardEdge, isChosen ? 2 : 1));
    painter.setBrush(isDown() && !isForPicture ? t.empty : t.card);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    painter.setPen(t.ink);
    painter.setFont(orderFont(width()));
    painter.drawText(orderRect(width()), Qt::TextWordWrap, m_order);
    painter.setPen(t.inkSoft);
    painter.setFont(detailFont(width()));
    painter.drawText(textRect(width()), Qt::TextWordWrap, text());
    if (hasFocus() && !isForPicture) {
        drawFocusRing(painter, QRectF(rect()), 6);
    }
}

void HintChoice::enterEvent(QEnterEvent*)
{
    emit hovered();
    update();
}

void HintChoice::leaveEvent(QEvent*)
{
    update();
}

void HintChoice::focusInEvent(QFocusEvent* event)
{
    emit hovered();
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
