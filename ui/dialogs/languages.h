// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace windrose
{

/// Codes of the languages the window speaks, such as "en" and "de", English first.
QStringList availableLanguages();

/// A language in its own words: "Deutsch".
QString languageName(const QString& code);

/// The language the window speaks: `requested` or its base language ("de" for "de_AT") when there is a translation.
/// When nothing is requested, the first of the desktop's languages that has one; otherwise English.
QString chosenLanguage(const QString& requested);

/// Lets the whole window speak a language from now on: widgets get a `LanguageChange` event. Numbers and lists follow.
void applyLanguage(const QString& requested);

} // namespace windrose
