// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontDatabase>
#include <QString>
#include <QStringList>

class QFont;

namespace windrose
{

/// The script of a language as fonts know it; `Any` for those that every font of a desktop has (Latin).
QFontDatabase::WritingSystem scriptOf(const QString& language);

/// What a desktop has for a script.
struct FontsOfDesktop {
    QString own;                ///< the family of its own font
    bool ownHasScript = false;  ///< whether that has the script
    bool isOwnLanguage = false; ///< whether the desktop is in the language, so that its font was chosen for it
    QStringList families;       ///< all families that have the script
};

/// The family in which a script is shown: that of the desktop where it is made for the language, otherwise one known to
/// be fitting, otherwise any. Chinese and Japanese share characters that are drawn differently, so there a font with
/// the script need not be the right one. Empty when the desktop has none.
QString familyFor(QFontDatabase::WritingSystem script, const FontsOfDesktop& desktop);

/// The desktop's font in a family that can show a language; as it is when there is none.
QFont fontFor(const QString& language, const QFont& desktop);

/// Whether the desktop has a font for a language.
bool hasFontFor(const QString& language);

/// A sentence for a language without a font, which names the package that has one. It is English for all, because the
/// desktop cannot show the language.
QString missingFontSentence(const QString& language);

} // namespace windrose
