// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

#include <algorithm>
#include <memory>
#include <utility>

namespace windrose
{
namespace
{

const QString kPrefix = QStringLiteral("windrose_");

/// Where translations of the program are, those that come first at the beginning.
QStringList folders()
{
    const QString ofTranslator = qEnvironmentVariable("WINDROSE_TRANSLATIONS");
    return ofTranslator.isEmpty() ? QStringList{QStringLiteral(":/i18n")}
                                  : QStringList{ofTranslator, QStringLiteral(":/i18n")};
}

QString& applied()
{
    static QString code = QStringLiteral("en");
    return code;
}

/// Names that Qt gives with the name of a country, or without one where it is needed.
QString nameUnlikeQt(const QString& code)
{
    return code == QLatin1String("en")      ? QStringLiteral("English")
           : code == QLatin1String("es")    ? QStringLiteral("Espa\u00f1ol")
           : code == QLatin1String("pt_BR") ? QStringLiteral("Portugu\u00eas (Brasil)")
                                            : QString();
}

/// Whether texts in the language of one locale suit readers of another.
bool isReadable(const QLocale& offered, const QLocale& wanted)
{
    return offered.language() == wanted.language() && offered.script() == wanted.script();
}

/// The available language for a name such as "pt_BR" or "zh-Hans-CN"; empty when there is none.
QString languageFor(const QString& requested, const QStringList& available)
{
    const QLocale wanted(requested);
    if (wanted.language() == QLocale::C) {
        return {};
    }
    if (available.contains(wanted.name())) {
        return wanted.name();
    }
    const auto found = std::find_if(available.begin(), available.end(),
                                    [&wanted](const QString& code) { return isReadable(QLocale(code), wanted); });
    return found == available.end() ? QString() : *found;
}

/// English and all languages with a file, in the order of the files.
QStringList unsortedLanguages()
{
    QStringList codes{QStringLiteral("en")};
    for (const QString& folder : folders()) {
        for (const QString& file : QDir(folder).entryList({kPrefix + QStringLiteral("*.qm")}, QDir::Files)) {
            const QString code = file.mid(kPrefix.size()).section(QLatin1Char('.'), 0, 0);
            if (!codes.contains(code)) {
                codes << code;
            }
        }
    }
    return codes;
}

/// Installs the first file of that name in the folders. Translators are children of the application, which must outlive
/// them.
void install(const QStringList& folders, const QString& file, QList<QPointer<QTranslator>>& installed)
{
    for (const QString& folder : folders) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(file, folder) && QCoreApplication::installTranslator(translator.get())) {
            translator->setParent(QCoreApplication::instance());
            installed << translator.release();
            return;
        }
    }
}

} // namespace

QStringList availableLanguages()
{
    QStringList codes = unsortedLanguages();
    std::sort(codes.begin(), codes.end(), [](const QString& one, const QString& other) {
        // Decomposed, letters with accents stand beside those without.
        return languageName(one).normalized(QString::NormalizationForm_D) <
               languageName(other).normalized(QString::NormalizationForm_D);
    });
    return codes;
}

QString languageName(const QString& code)
{
    QString name = nameUnlikeQt(code);
    if (name.isEmpty()) {
        name = QLocale(code).nativeLanguageName();
    }
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name.isEmpty() ? code : name;
}

QString chosenLanguage(const QString& requested)
{
    const QStringList available = unsortedLanguages(); // sorting would slow down every start
    const QStringList requestedOnes = requested.isEmpty() ? QLocale::system().uiLanguages() : QStringList{requested};
    for (const QString& each : requestedOnes) {
        if (available.contains(each)) {
            return each;
        }
        if (QString found = languageFor(each, available); !found.isEmpty()) {
            return found;
        }
    }
    return QStringLiteral("en");
}

void applyLanguage(const QString& requested)
{
    static QList<QPointer<QTranslator>> installed;
    const QString code = chosenLanguage(requested);
    const QLocale system = QLocale::system();
    const QLocale locale(code);
    applied() = code;
    QLocale::setDefault(isReadable(system, locale) ? system : locale);
    for (const QPointer<QTranslator>& old : std::exchange(installed, {})) {
        if (old) {
            QCoreApplication::removeTranslator(old);
            delete old;
        }
    }
    // Without a file of this country, Qt's loader takes that of the language.
    install({QLibraryInfo::path(QLibraryInfo::TranslationsPath)}, QStringLiteral("qtbase_") + code, installed);
    install(folders(), kPrefix + code, installed);
}

bool loadTranslations(QTranslator& translator, const QString& code)
{
    const QStringList all = folders();
    return std::any_of(all.begin(), all.end(),
                       [&](const QString& folder) { return translator.load(kPrefix + code, folder); });
}

QString appliedLanguage()
{
    return applied();
}

} // namespace windrose
