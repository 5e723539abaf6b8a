// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_text.h"

#include "ui/models/paragraph.h"
#include "ui/pieces/marks.h"
#include "ui/pieces/table_unit.h"
#include "ui/pieces/text_fit.h"

#include <QEvent>
#include <QPainter>

namespace windrose
{

PromptText::PromptText(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void PromptText::show(const QStringList& sentences, bool isWarning)
{
    const QString whole = texts::paragraph(sentences);
    if (text() != whole || m_isWarning != isWarning) {
        m_isWarning = isWarning;
        setText(whole);
        m_shorter.clear();
        for (qsizetype count = sentences.size() - 1; count > 0; --count) {
            m_shorter << texts::paragraph(sentences.first(count));
        }
        m_picture.invalidate();
        update();
    }
}

void PromptText::draw(QPainter& painter) const
{
    const Theme& t = theme();
    QRectF where(rect());
    if (m_isWarning) {
        const qreal size = inUnits(22);
        const QRectF mark(where.left(), where.center().y() - size / 2, size, size);
        drawBadge(painter, mark, QStringLiteral("!"), t.accent, t.onAccent);
        where.setLeft(mark.right() + 8);
    }
    drawFitted(painter, where, text(),
               {.largest = typeIn(height(), 0.34, 3, 13),
                .lines = 3,
                .sentence = true,
                .color = t.onSea,
                .instead = m_shorter});
}

void PromptText::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        m_picture.invalidate();
    }
    QLabel::changeEvent(event);
}

void PromptText::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_picture.paint(painter, *this, theme().seaDeep, [this](QPainter& drawing) { draw(drawing); });
}

} // namespace windrose
