// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace windrose
{

/// Codes of the available languages, such as "en" and "de", English first.
QStringList availableLanguages();

/// The native name of a language: "Deutsch".
QString languageName(const QString& code);

/// The language to use: `requested` or its base language ("de" for "de_AT") if there is a translation. Without a
/// request, the first of the desktop's languages that has one; otherwise English.
QString chosenLanguage(const QString& requested);

/// Switches the application to a language: widgets get a `LanguageChange` event. Number and list formats follow.
void applyLanguage(const QString& requested);

} // namespace windrose
