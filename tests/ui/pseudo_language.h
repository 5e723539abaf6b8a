// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

class QTranslator;

namespace windrose
{

/// A text as in a language whose texts are half as long again: with accents and further letters.
/// Place markers, mnemonics, tags and line breaks stay as they are.
QString pseudoText(const QString& english);

/// Languages of nobody, which show how the window copes with translations.
enum class PseudoLanguage {
    Long,     ///< every text is a `pseudoText`
    Mirrored, ///< the same, with a layout from right to left
};

/// Shows the window in a pseudo-language while it lives. To be made after `applyLanguage("en")`.
class PseudoLanguageScope
{
public:
    explicit PseudoLanguageScope(PseudoLanguage language);
    ~PseudoLanguageScope();
    PseudoLanguageScope(const PseudoLanguageScope&) = delete;
    PseudoLanguageScope& operator=(const PseudoLanguageScope&) = delete;

private:
    std::unique_ptr<QTranslator> m_translator;
};

} // namespace windrose
