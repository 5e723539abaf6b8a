// SPDX-License-Identifier: GPL-3.0-or-later
#include "missing_font_note.h"

#include "language_fonts.h"
#include "languages.h"

#include <QEvent>

namespace windrose
{

MissingFontNote::MissingFontNote(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    retranslate();
}

void MissingFontNote::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QLabel::changeEvent(event);
}

void MissingFontNote::retranslate()
{
    setText(hasFontFor(appliedLanguage()) ? QString() : missingFontSentence(appliedLanguage()));
    setVisible(!text().isEmpty());
}

} // namespace windrose
