// SPDX-License-Identifier: GPL-3.0-or-later
#include "preferences_page.h"

#include <algorithm>

namespace windrose
{

namespace
{

/// A text without what does not matter for a search.
QString plainLetters(const QString& text)
{
    QString letters = text.normalized(QString::NormalizationForm_KD);
    letters.removeIf(
        [](QChar letter) { return letter == QLatin1Char('&') || letter.category() == QChar::Mark_NonSpacing; });
    return letters.toCaseFolded();
}

} // namespace

bool hasAll(const QString& text, const QStringList& words)
{
    const QString letters = plainLetters(text);
    return std::all_of(words.begin(), words.end(),
                       [&letters](const QString& word) { return letters.contains(plainLetters(word)); });
}

} // namespace windrose
