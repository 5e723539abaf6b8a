// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_text.h"

#include "ui/pieces/marks.h"
#include "ui/pieces/text_fit.h"

#include <QPainter>

namespace windrose
{

PromptText::PromptText(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void PromptText::show(const QString& sentence, bool warns)
{
    if (text() != sentence || m_warns != warns) {
        m_warns = warns;
        setText(sentence);
        m_picture.invalidate();
        update();
    }
}

void PromptText::draw(QPainter& painter) const
{
    const Theme& t = theme();
    QRectF where(rect());
    if (m_warns) {
        const qreal size = 22;
        const QRectF mark(where.left(), where.center().y() - size / 2, size, size);
        drawBadge(painter, mark, QStringLiteral("!"), t.accent, t.onAccent);
        where.setLeft(mark.right() + 8);
    }
    drawFitted(painter, where, text(),
               {.largest = qBound(13, height() * 34 / 100, 22), .lines = 3, .sentence = true, .color = t.onSea});
}

void PromptText::paintEvent(QPaintEvent*)
{
    const QPixmap& picture = m_picture.of(*this, theme().seaDeep, [this](QPainter& painter) { draw(painter); });
    QPainter(this).drawPixmap(0, 0, picture);
}

} // namespace windrose
