// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_words.h"

#include "ui/dialogs/languages.h"

namespace windrose
{

CommandWords::CommandWords(const QString& language)
{
    loadTranslations(m_translator, chosenLanguage(language));
}

std::string CommandWords::operator()(const char* text, const std::string& first, const std::string& second) const
{
    QString result = m_translator.translate("CommandLine", text);
    if (result.isEmpty()) {
        result = QString::fromUtf8(text);
    }
    if (!first.empty() || !second.empty()) {
        result = second.empty() ? result.arg(QString::fromStdString(first))
                                : result.arg(QString::fromStdString(first), QString::fromStdString(second));
    }
    return result.toStdString();
}

QString languageOnCommandLine(int argc, char** argv)
{
    const QString option = QStringLiteral("--lang");
    for (int place = 1; place < argc; ++place) {
        const QString word = QString::fromLocal8Bit(argv[place]);
        if (word == option && place + 1 < argc) {
            return QString::fromLocal8Bit(argv[place + 1]);
        }
        if (word.startsWith(option + QLatin1Char('='))) {
            return word.mid(option.size() + 1);
        }
    }
    return {};
}

} // namespace windrose
