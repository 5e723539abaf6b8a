// SPDX-License-Identifier: GPL-3.0-or-later
#include "text_size.h"

#include "ui/dialogs/language_fonts.h"
#include "ui/dialogs/languages.h"
#include "ui/pieces/table_unit.h"

#include <QApplication>
#include <QFontInfo>
#include <QStringList>

#include <algorithm>
#include <cstdio>

namespace windrose
{

namespace
{

// In logical pixels, 9 and 11 point: desktops have fonts of these sizes unless their users want others.
constexpr qreal kSmallestUsual = 12;
constexpr qreal kLargestUsual = 14.7;

constexpr qreal kSmallestScale = 0.8;
constexpr qreal kLargestScale = 2.5;

QFont scaled(QFont font, int percent)
{
    if (font.pointSizeF() > 0) {
        font.setPointSizeF(font.pointSizeF() * percent / 100);
    } else {
        font.setPixelSize(std::max(1, font.pixelSize() * percent / 100));
    }
    return font;
}

/// Says on the terminal, once for each language, that the desktop cannot show it.
void reportMissingFont(const QString& language)
{
    static QStringList reported;
    if (!hasFontFor(language) && !reported.contains(language)) {
        reported += language;
        (void)std::fprintf(stderr, "windrose: %s\n", qPrintable(missingFontSentence(language)));
    }
}

} // namespace

qreal tableScaleFor(const QFont& desktop, int percent)
{
    const qreal pixels = QFontInfo(desktop).pixelSize();
    const qreal scale = pixels / std::clamp(pixels, kSmallestUsual, kLargestUsual);
    return std::clamp(scale * percent / 100, kSmallestScale, kLargestScale);
}

void applyTextSize(settings::TextSize size)
{
    static const QFont desktop = QApplication::font();
    const int percent = settings::percent(size);
    setTextScale(tableScaleFor(desktop, percent));
    reportMissingFont(appliedLanguage());
    const QFont font = scaled(fontFor(appliedLanguage(), desktop), percent);
    // While the font is the desktop's, menus and tooltips keep fonts of their own.
    if (font != QApplication::font()) {
        QApplication::setFont(font);
    }
}

} // namespace windrose
