// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_text.h"

#include "ui/pieces/text_fit.h"
#include "ui/pieces/theme.h"

#include <QPainter>

namespace windrose
{

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
               {.largest = qBound(13, height() * 80 / 100, 22), .color = theme().onSea});
}

} // namespace windrose
