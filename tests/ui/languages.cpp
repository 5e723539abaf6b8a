// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/languages.h"

#include "test_program.h"
#include "ui/dialogs/language_fonts.h"

#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTemporaryDir>

using namespace windrose;

Q_DECLARE_METATYPE(windrose::FontsOfDesktop)

/// The language and the font that are chosen for a desktop.
class Languages : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_translations; ///< of languages that need not be built in

private slots:
    void initTestCase()
    {
        for (const char* code : {"de", "es", "pt_BR", "cs", "ru", "ja", "zh_CN"}) {
            QFile file(m_translations.filePath(QStringLiteral("windrose_%1.qm").arg(QLatin1String(code))));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        qputenv("WINDROSE_TRANSLATIONS", QFile::encodeName(m_translations.path()));
    }
    void cleanupTestCase() { qunsetenv("WINDROSE_TRANSLATIONS"); }

    void eachLanguageIsCalledByItsOwnName_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("name");
        QTest::newRow("en") << "en"
                            << "English";
        QTest::newRow("de") << "de"
                            << "Deutsch";
        QTest::newRow("es") << "es" << QString::fromUtf8("Español");
        QTest::newRow("fr") << "fr" << QString::fromUtf8("Français");
        QTest::newRow("it") << "it"
                            << "Italiano";
        QTest::newRow("nl") << "nl"
                            << "Nederlands";
        QTest::newRow("pl") << "pl"
                            << "Polski";
        QTest::newRow("pt_BR") << "pt_BR" << QString::fromUtf8("Português (Brasil)");
        QTest::newRow("cs") << "cs" << QString::fromUtf8("Čeština");
        QTest::newRow("ru") << "ru" << QString::fromUtf8("Русский");
        QTest::newRow("ja") << "ja" << QString::fromUtf8("日本語");
        QTest::newRow("zh_CN") << "zh_CN" << QString::fromUtf8("简体中文");
    }
    void eachLanguageIsCalledByItsOwnName()
    {
        QFETCH(const QString, code);
        QFETCH(const QString, name);
        QCOMPARE(languageName(code), name);
    }

    void languagesAreInTheOrderOfTheirNames()
    {
        const QStringList languages = availableLanguages();
        QVERIFY(languages.indexOf("cs") < languages.indexOf("de")); // Čeština is not behind the plain letters
        QVERIFY(languages.indexOf("de") < languages.indexOf("en"));
        QVERIFY(languages.indexOf("en") < languages.indexOf("es"));
        QVERIFY(languages.indexOf("pt_BR") < languages.indexOf("ru"));
        QVERIFY(languages.indexOf("ru") < languages.indexOf("ja"));
    }

    void theLanguageOfADesktopIsChosen_data()
    {
        QTest::addColumn<QString>("desktop");
        QTest::addColumn<QString>("chosen");
        for (const char* same : {"de", "pt_BR", "zh_CN"}) {
            QTest::newRow(same) << same << same;
        }
        QTest::newRow("Austria") << "de-AT"
                                 << "de";
        QTest::newRow("with an encoding") << "de_DE.UTF-8"
                                          << "de";
        QTest::newRow("Mexico") << "es-MX"
                                << "es";
        QTest::newRow("Portugal") << "pt-PT"
                                  << "pt_BR";
        QTest::newRow("no country") << "pt"
                                    << "pt_BR";
        QTest::newRow("Brazil as Qt says it") << "pt-BR"
                                              << "pt_BR";
        QTest::newRow("China with script") << "zh-Hans-CN"
                                           << "zh_CN";
        QTest::newRow("Singapore") << "zh-Hans-SG"
                                   << "zh_CN";
        QTest::newRow("Taiwan reads another script") << "zh-TW"
                                                     << "en";
        QTest::newRow("Japan") << "ja-JP"
                               << "ja";
        QTest::newRow("unknown") << "xx"
                                 << "en";
        QTest::newRow("none") << "C"
                              << "en";
    }
    void theLanguageOfADesktopIsChosen()
    {
        QFETCH(const QString, desktop);
        QFETCH(const QString, chosen);
        QCOMPARE(chosenLanguage(desktop), chosen);
    }

    void qtSpeaksEveryLanguageToo()
    {
        qunsetenv("WINDROSE_TRANSLATIONS");
        for (const QString& code : availableLanguages()) {
            const QString file =
                QStringLiteral("%1/qtbase_%2.qm").arg(QLibraryInfo::path(QLibraryInfo::TranslationsPath), code);
            QVERIFY2(QFile::exists(file), qPrintable(file));
        }
        qputenv("WINDROSE_TRANSLATIONS", QFile::encodeName(m_translations.path()));
    }

    void theFamilyFitsTheScript_data()
    {
        QTest::addColumn<int>("script");
        QTest::addColumn<FontsOfDesktop>("desktop");
        QTest::addColumn<QString>("family");
        const QStringList both{"Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Serif CJK JP"};
        const auto row = [](const char* name, QFontDatabase::WritingSystem script, const FontsOfDesktop& desktop,
                            const char* family) {
            QTest::newRow(name) << static_cast<int>(script) << desktop << family;
        };
        row("Latin stays", QFontDatabase::Any, {"Cantarell", false, false, both}, "Cantarell");
        row("Japanese", QFontDatabase::Japanese, {"DejaVu Sans", false, false, both}, "Noto Sans CJK JP");
        row("Chinese", QFontDatabase::SimplifiedChinese, {"DejaVu Sans", false, false, both}, "Noto Sans CJK SC");
        row("Chinese on a Japanese desktop", QFontDatabase::SimplifiedChinese, {"Noto Sans CJK JP", true, false, both},
            "Noto Sans CJK SC");
        row("Japanese on a Japanese desktop", QFontDatabase::Japanese, {"VL Gothic", true, true, both}, "VL Gothic");
        row("the only one", QFontDatabase::Japanese, {"DejaVu Sans", false, false, {"Some Gothic"}}, "Some Gothic");
        row("with its foundry", QFontDatabase::Japanese, {"DejaVu Sans", false, false, {"X", "IPAexGothic [IPA]"}},
            "IPAexGothic [IPA]");
        row("Cyrillic in the desktop's own", QFontDatabase::Cyrillic, {"Ubuntu", true, false, {"Noto Sans", "Ubuntu"}},
            "Ubuntu");
        row("Cyrillic elsewhere", QFontDatabase::Cyrillic, {"Latin Only", false, false, {"DejaVu Sans"}},
            "DejaVu Sans");
        row("none", QFontDatabase::Japanese, {"DejaVu Sans", false, false, {}}, "");
    }
    void theFamilyFitsTheScript()
    {
        QFETCH(const int, script);
        QFETCH(const FontsOfDesktop, desktop);
        QFETCH(const QString, family);
        QCOMPARE(familyFor(static_cast<QFontDatabase::WritingSystem>(script), desktop), family);
    }

    void aMissingFontIsNamedWithItsPackage()
    {
        QVERIFY(missingFontSentence("ja").contains("Japanese"));
        QVERIFY(missingFontSentence("zh_CN").contains("fonts-noto-cjk"));
        QVERIFY(missingFontSentence("ru").contains("fonts-noto-core"));
        QVERIFY(hasFontFor("de"));
    }
};

WINDROSE_TEST(languages, Languages)
#include "languages.moc"
