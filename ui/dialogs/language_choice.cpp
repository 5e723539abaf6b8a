// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_choice.h"

#include "language_fonts.h"
#include "languages.h"

#include <QComboBox>
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

} // namespace windrose
