// SPDX-License-Identifier: GPL-3.0-or-later
#include "languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

#include <memory>
#include <utility>

namespace windrose
{
namespace
{

const QString kFolder = QStringLiteral(":/i18n");

QString base(const QString& code)
{
    return code.section(QLatin1Char('_'), 0, 0).section(QLatin1Char('-'), 0, 0);
}

/// Installs translators as children of the application, which must outlive them.
void install(const QString& file, const QString& folder, QList<QPointer<QTranslator>>& installed)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file, folder) && QCoreApplication::installTranslator(translator.get())) {
        translator->setParent(QCoreApplication::instance());
        installed << translator.release();
    }
}

} // namespace

QStringList availableLanguages()
{
    QStringList codes{QStringLiteral("en")};
    const QString prefix = QStringLiteral("windrose_");
    for (const QString& file : QDir(kFolder).entryList({prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name)) {
        const QString code = file.mid(prefix.size()).section(QLatin1Char('.'), 0, 0);
        if (!codes.contains(code)) {
            codes << code;
        }
    }
    return codes;
}

QString languageName(const QString& code)
{
    if (base(code) == QLatin1String("en")) {
        return QStringLiteral("English"); // not the "American English" of the locale
    }
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty()) {
        name[0] = name[0].toUpper();
    }
    return name.isEmpty() ? code : name;
}

QString chosenLanguage(const QString& requested)
{
    const QStringList available = availableLanguages();
    const QStringList requestedOnes = requested.isEmpty() ? QLocale::system().uiLanguages() : QStringList{requested};
    for (const QString& each : requestedOnes) {
        if (available.contains(each)) {
            return each;
        }
        if (available.contains(base(each))) {
            return base(each);
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
    QLocale::setDefault(system.language() == locale.language() ? system : locale);
    for (const QPointer<QTranslator>& old : std::exchange(installed, {})) {
        if (old) {
            QCoreApplication::removeTranslator(old);
            delete old;
        }
    }
    install(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath), installed);
    install(QStringLiteral("windrose_") + code, kFolder, installed);
}

} // namespace windrose
