// SPDX-License-Identifier: GPL-3.0-or-later
#include "switch_fit.h"

#include <QCheckBox>
#include <QFontInfo>
#include <QFontMetrics>

namespace windrose
{

int widthIn(const QCheckBox& box, const QFont& font)
{
    const int around = box.sizeHint().width() - box.fontMetrics().horizontalAdvance(box.text());
    return around + QFontMetrics(font).horizontalAdvance(box.text());
}

void fitSwitch(QCheckBox& box, const QFont& usual, int most)
{
    constexpr int kLeastType = 13;
    QFont font = usual;
    for (int type = QFontInfo(font).pixelSize() - 1; type >= kLeastType && widthIn(box, font) > most; --type) {
        font.setPixelSize(type);
    }
    if (box.font() != font) {
        box.setFont(font);
    }
}

} // namespace windrose
