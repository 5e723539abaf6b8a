// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_header.h"

#include "ui/models/texts.h"
#include "ui/pieces/art_store.h"
#include "ui/pieces/goods_art.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

namespace windrose
{

namespace
{

constexpr qreal kNameShare = 0.7; // of the room of a small board for its player and cards, when it has cards

} // namespace

int BoardHeader::type() const
{
    // On a small board larger texts would leave some names no room, and names would differ in size.
    const int most = m_isLarge ? typeSize(3) : static_cast<int>(m_header.height() * 0.62);
    return qMin(typeIn(m_header.height(), m_isLarge ? 0.5 : 0.54, 3), most);
}

int BoardHeader::nameType() const
{
    if (m_isLarge) {
        return type();
    }
    const GameSession& session = m_board.model()->session();
    const QFontMetricsF metrics(tableFont(type(), true));
    const qreal amounts = 2 * (icon() + 4 + 2 * pad()) + metrics.horizontalAdvance(QStringLiteral("00?"));
    qreal room = (m_header.width() - pad() * 3.4 - amounts) * kNameShare - icon() - pad();
    QList<TextInWidth> names;
    for (int seat = 0; seat < session.players(); ++seat) {
        if (session.seats().isComputer(seat)) {
            room -= icon() + pad();
            break;
        }
    }
    for (int seat = 0; seat < session.players(); ++seat) {
        names.append({session.seatName(seat), room});
    }
    return commonType(names, type(), true);
}

void BoardHeader::paintCards(QPainter& painter, qreal right, qreal left) const
{
    const Theme& t = theme();
    // The drawings have dark outlines, so a chip is light in the dark look as well.
    const bool isDark = t.flavor == Flavor::Dark;
    const QColor ground = isDark ? lightTheme().empty : t.card;
    const QColor ink = isDark ? lightTheme().ink : t.ink;
    const qreal pad = m_header.height() * 0.14;
    const QVariantList cards = m_board.modelValue(CardsRole).toList();
    const QVariantList doubloonsWhenTaken = m_board.modelValue(DoubloonsWhenTakenRole).toList();
    const int type = typeIn(m_header.height() - 2 * pad, 0.61, 2); // what fits into the chip
    for (qsizetype at = cards.size(); at-- > 0;) {                 // from the right
        const Role role = roleOfCard(cards[at].toInt());
        const QString name = texts::roleName(role);
        const qreal height = m_header.height() - 2 * pad;
        const qreal art = height * 0.78;
        const int doubloons = doubloonsWhenTaken[at].toInt();
        const qreal coin = doubloons == 0 ? 0.0 : height * 0.8;
        const qreal apart = doubloons == 0 || !m_isLarge ? 0.0 : pad; // between the name and the coin
        qreal width = art + coin + apart + pad * 2;
        if (m_isLarge) {
            width += QFontMetricsF(tableFont(type, true)).horizontalAdvance(name) + pad;
        }
        if (right - width < left) {
            break;
        }
        const QRectF chip(right - width, m_header.top() + pad, width, height);
        painter.setPen(QPen(t.cardEdge, inUnits(1)));
        painter.setBrush(ground);
        painter.drawRoundedRect(chip, inUnits(4), inUnits(4));
        drawArt(painter, roleArt(role), QRectF(chip.left() + pad, chip.top() + 1, art, height - 2));
        if (doubloons != 0) {
            const QRectF face(chip.right() - pad - coin, chip.center().y() - coin / 2, coin, coin);
            drawBadge(painter, face, QString::number(doubloons), t.coin, t.onCoin);
        }
        if (m_isLarge) {
            drawFitted(painter, chip.adjusted(art + pad * 2, 0, -pad - coin - apart, 0), name,
                       {.largest = type, .bold = true, .color = ink});
        }
        right -= width + pad * 1.5;
    }
}

qreal BoardHeader::paintPlayerType(QPainter& painter, qreal left, qreal room) const
{
    const QString player = m_board.modelValue(PlayerTypeRole).toString();
    if (player.isEmpty()) {
        return left;
    }
    const Theme& t = theme();
    const qreal side = m_header.height() * (m_isLarge ? 0.5 : 0.62);
    drawComputer(painter, QRectF(left, m_header.center().y() - side / 2, side, side), t.onSeat);
    left += side + 4;
    const int type = typeIn(m_header.height(), 0.44, 2);
    const qreal wide = QFontMetricsF(tableFont(type, false)).horizontalAdvance(player) + 1;
    if (side + 4 + wide <= room) {
        drawFitted(painter, QRectF(left, m_header.top(), wide, m_header.height()), player,
                   {.largest = type, .color = t.onSeat});
        left += wide + m_header.height() * 0.18;
    }
    return left;
}

/// Paints points and doubloons at the right; returns their left end.
qreal BoardHeader::paintAmounts(QPainter& painter, qreal right) const
{
    const QFontMetricsF metrics(tableFont(type(), true));
    const auto amount = [&](const QString& art, const QString& text) {
        const qreal width = icon() + 4 + metrics.horizontalAdvance(text);
        drawAmount(painter, QRectF(right - width, m_header.top() + pad(), width, icon()), art, text, theme().onSeat,
                   type());
        right -= width + pad() * 2;
    };
    const int points = m_board.number(PointsRole);
    amount(QStringLiteral("victory_chip"), points < 0 ? QStringLiteral("?") : QString::number(points));
    amount(QStringLiteral("doubloon"), QString::number(m_board.number(DoubloonsRole)));
    return right;
}

/// Paints a pointer beside the active player's name; returns its right end.
qreal BoardHeader::paintPointer(QPainter& painter, qreal left) const
{
    const qreal middle = m_header.center().y();
    QPainterPath pointer;
    pointer.moveTo(left, middle - icon() * 0.36);
    pointer.lineTo(left + icon() * 0.56, middle);
    pointer.lineTo(left, middle + icon() * 0.36);
    pointer.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().accent);
    painter.drawPath(pointer);
    return left + icon() * 0.56 + pad();
}

void BoardHeader::paint(QPainter& painter, std::optional<qreal> marks) const
{
    const bool hasMarks = marks.has_value();
    const qreal right = hasMarks ? *marks : paintAmounts(painter, m_header.right() - pad() * 1.6);
    qreal left = m_header.left() + pad() * 1.8;
    if (m_board.modelValue(TurnRole).toBool()) {
        left = paintPointer(painter, left);
    }
    const QString name = m_board.modelValue(NameRole).toString();
    const bool hasCards = !m_board.modelValue(CardsRole).toList().isEmpty();
    const bool governor = m_board.modelValue(GovernorRole).toBool() && !hasMarks;
    const qreal room = (right - left) * (!hasCards || hasMarks ? 1.0
                                         : m_isLarge           ? 0.6
                                                               : kNameShare) -
                       (governor ? icon() + pad() : 0) -
                       (m_board.modelValue(PlayerTypeRole).toString().isEmpty() ? 0 : icon() + pad());
    const int ofName = nameType();
    const QFontMetricsF metrics(tableFont(ofName, true));
    const qreal nameWidth = qMin(room, metrics.horizontalAdvance(name) + 1);
    drawFitted(painter, QRectF(left, m_header.top(), nameWidth, m_header.height()), name,
               {.largest = ofName, .bold = true, .color = theme().onSeat});
    left += nameWidth + pad();
    if (governor) {
        const qreal hat = icon() * 1.1;
        drawArt(painter, QStringLiteral("governor"), QRectF(left, m_header.center().y() - hat / 2, hat, hat));
        left += hat + pad();
    }
    if (!hasMarks) {
        const qreal rest = right - left - (hasCards ? m_header.height() * 1.6 : 0.0);
        left = paintPlayerType(painter, left, rest);
        paintCards(painter, right, left);
    }
}

} // namespace windrose
