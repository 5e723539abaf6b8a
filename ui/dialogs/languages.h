// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QTranslator;

namespace windrose
{

/// A folder named by the environment variable WINDROSE_TRANSLATIONS can hold further windrose_CODE.qm, for translators:
/// they come before those that are built in.

/// Codes of the available languages, such as "en" and "pt_BR", in the order of their native names.
QStringList availableLanguages();

/// The native name of a language, which distinguishes it from others: "Deutsch", "Português (Brasil)".
QString languageName(const QString& code);

/// The language to use: `requested`, or the available one with the same language and script ("de" for "de_AT", "pt_BR"
/// for "pt_PT", but none for Traditional Chinese if there is only the simplified one). Without a request, the first of
/// the desktop's languages that has one; otherwise English.
QString chosenLanguage(const QString& requested);

/// Switches the application to a language: widgets get a `LanguageChange` event. Number and list formats follow.
void applyLanguage(const QString& requested);

/// Loads the program's translations of an available language, for use without an application object. False when there
/// are none.
bool loadTranslations(QTranslator& translator, const QString& code);

/// The code of the language that was applied last; English before.
QString appliedLanguage();

} // namespace windrose
