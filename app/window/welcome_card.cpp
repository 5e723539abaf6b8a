// SPDX-License-Identifier: GPL-3.0-or-later
#include "welcome_card.h"

#include "ui/pieces/art_store.h"
#include "ui/pieces/control_shapes.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QKeyEvent>

namespace windrose
{

namespace
{

constexpr qreal kPicture = 0.46; // of the height

/// The largest type of which a text in a place is neither wider nor taller.
int fitting(const QString& text, const QRectF& where, qreal largest, bool isBold)
{
    int type = qRound(largest * roomForText(0.5));
    while (type > kSmallestType) {
        const QFontMetrics metrics(tableFont(type, isBold));
        const QRect all(0, 0, static_cast<int>(where.width()), 1000);
        const QRect needed = metrics.boundingRect(all, isBold ? Qt::TextSingleLine : Qt::TextWordWrap, text);
        if (needed.width() <= where.width() && needed.height() <= where.height()) {
            break;
        }
        --type;
    }
    return type;
}

} // namespace

WelcomeCard::WelcomeCard(Picture picture, QWidget* parent) : QAbstractButton(parent), m_picture(picture)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
}

void WelcomeCard::setTexts(const QString& name, const QString& sentence)
{
    m_sentence = sentence;
    setText(name);
    setAccessibleName(name);
    setAccessibleDescription(sentence);
    update();
}

/// The place of the name.
QRectF WelcomeCard::nameRect() const
{
    const QRectF words = wordsRect();
    return {words.left(), words.top() - height() * 0.12, words.width(), height() * 0.11};
}

/// The place of the sentence.
QRectF WelcomeCard::wordsRect() const
{
    const QRectF inner = QRectF(rect()).adjusted(kChartFrame, kChartFrame, -kChartFrame, -kChartFrame);
    const qreal top = inner.top() + inner.height() * kPicture + height() * 0.16;
    return {inner.left() + height() * 0.05, top, inner.width() - height() * 0.1,
            inner.bottom() - top - height() * 0.03};
}

int WelcomeCard::fittingType() const
{
    return fitting(m_sentence, wordsRect(), height() * 0.062, false);
}

int WelcomeCard::fittingNameType() const
{
    return fitting(text(), nameRect(), height() * 0.078, true);
}

void WelcomeCard::setTypes(int name, int sentence)
{
    m_nameType = name;
    m_type = sentence;
    update();
}

void WelcomeCard::drawPicture(QPainter& painter, const QRectF& where) const
{
    const Theme& t = theme();
    const qreal size = where.height() * 0.62;
    const qreal step = qMin(size * 1.05, where.width() / 3.2);
    const auto place = [&](int index) {
        return QRectF(where.center().x() + (index - 1) * step - size / 2, where.center().y() - size / 2, size, size);
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.sea);
    painter.drawRect(where);
    const QString colonist = QStringLiteral("colonist");
    switch (m_picture) {
    case Picture::Lesson:
        drawArt(painter, QStringLiteral("role_settler"), place(0));
        drawArt(painter, colonist, place(1));
        drawArt(painter, QStringLiteral("tile_corn"),
                place(2).adjusted(size * 0.08, size * 0.08, -size * 0.08, -size * 0.08));
        break;
    case Picture::Computers:
        drawArt(painter, colonist, place(0));
        for (const int index : {1, 2}) {
            drawComputer(painter, place(index).adjusted(size * 0.16, size * 0.16, -size * 0.16, -size * 0.16), t.onSea);
        }
        break;
    case Picture::People:
        for (const int index : {0, 1, 2}) {
            drawArt(painter, colonist, place(index));
        }
        break;
    case Picture::Guide:
        drawArt(painter, QStringLiteral("tile_indigo"), place(0).adjusted(0, size * 0.1, -size * 0.1, -size * 0.1));
        drawArt(painter, QStringLiteral("barrel_indigo"), place(1));
        drawArt(painter, QStringLiteral("wharf_ship"), place(2).adjusted(-size * 0.1, 0, size * 0.2, 0));
        break;
    }
}

void WelcomeCard::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF all(rect());
    const QRectF inner = all.adjusted(kChartFrame, kChartFrame, -kChartFrame, -kChartFrame);
    painter.fillRect(all, isDown() ? t.empty : underMouse() ? t.card : t.paper);
    QRectF picture = inner;
    picture.setHeight(inner.height() * kPicture);
    drawPicture(painter, picture);
    drawChartFrame(painter, all);
    drawFitted(painter, nameRect(), text(),
               {.largest = m_nameType, .bold = true, .alignment = Qt::AlignCenter, .color = t.ink});
    drawFitted(painter, wordsRect(), m_sentence,
               {.largest = m_type,
                .lines = 5,
                .sentence = true,
                .alignment = Qt::AlignHCenter | Qt::AlignTop,
                .color = t.inkSoft});
    if (hasFocus()) {
        drawFocusRing(painter, all, 2);
    }
}

bool WelcomeCard::event(QEvent* event)
{
    const bool result = QAbstractButton::event(event);
    if (event->type() == QEvent::Polish || event->type() == QEvent::StyleChange) {
        // The style makes buttons transparent; the card fills itself, so the page behind need not be painted again.
        setAttribute(Qt::WA_OpaquePaintEvent);
    }
    return result;
}

void WelcomeCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

void WelcomeCard::enterEvent(QEnterEvent*)
{
    update();
}

void WelcomeCard::leaveEvent(QEvent*)
{
    update();
}

} // namespace windrose
