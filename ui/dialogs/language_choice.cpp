// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_choice.h"

#include "language_fonts.h"
#include "languages.h"

#include <QComboBox>
#include <QEvent>
#include <QLocale>

namespace windrose
{

void addLanguages(QComboBox& box)
{
    for (const QString& code : availableLanguages()) {
        QString name = languageName(code);
        if (!hasFontFor(code)) {
            name = QStringLiteral("%1 (%2)").arg(QLocale::languageToString(QLocale(code).language()), name);
        }
        box.addItem(name, code);
    }
}

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
