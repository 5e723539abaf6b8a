// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace windrose
{

/// Codes of the languages the window speaks, such as "en" and "de", English first.
QStringList availableLanguages();

/// A language in its own words: "Deutsch".
QString languageName(const QString& code);

/// The language that is spoken for a wish: the wish itself or its base language ("de" for "de_AT") when there is a
/// translation; for an empty wish the first of the desktop's languages that there is; else English.
QString chosenLanguage(const QString& wish);

/// Lets the whole window speak a language from now on: widgets get a `LanguageChange` event. Numbers and lists follow.
void applyLanguage(const QString& wish);

} // namespace windrose
