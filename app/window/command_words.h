// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTranslator>

#include <string>

namespace windrose
{

/// The texts of the command line in a language. Needs neither a display nor an application object.
class CommandWords
{
public:
    /// `language` is a code such as "de"; empty for that of the terminal.
    explicit CommandWords(const QString& language);

    /// A text of the context "CommandLine", in UTF-8, with %1 and %2 replaced.
    std::string operator()(const char* text, const std::string& first = {}, const std::string& second = {}) const;

private:
    QTranslator m_translator;
};

/// The language that a command line asks for with `--lang`; empty when it does not.
QString languageOnCommandLine(int argc, char** argv);

} // namespace windrose
