// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/text_size.h"
#include "language_switch.h"
#include "lesson_scenes.h"
#include "picture_scenes.h"
#include "picture_stage.h"
#include "test_program.h"
#include "ui/dialogs/language_fonts.h"
#include "ui/dialogs/languages.h"
#include "window_driver.h"

#include <QApplication>
#include <QMap>
#include <QSet>

using namespace windrose;

/// The language is switched while the window runs: every text at once, and the font with it.
class WindowLanguages : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_home;

    /// What a scene shows: several scenes show the same dialog, lesson, menu or puzzle, or the same table in another
    /// phase.
    static QString thingIn(const QString& scene)
    {
        if (scene.startsWith(QLatin1String("table-"))) {
            return scene;
        }
        return scene.section(QLatin1Char('-'), 0, scene.startsWith(QLatin1String("dialog-")) ? 1 : 0);
    }

private slots:
    void initTestCase() { driver::isolateFiles(m_home); }
    void cleanup()
    {
        applyLanguage(QStringLiteral("en"));
        applyTextSize(settings::textSize.value());
    }

    void everyTextIsSwitched_data()
    {
        QTest::addColumn<int>("scene");
        // Modal dialogs and boxes keep their language: no other can be chosen while they are open.
        const QSet<QString> modal{"dialog-question", "dialog-file-error", "dialog-count", "dialog-program"};
        QSet<QString> things;
        int place = 0;
        for (const PictureScene& scene : pictureScenes()) {
            const QString thing = thingIn(scene.name);
            if (!modal.contains(scene.name) && !isOnTheWayThroughALesson(scene.name) &&
                (repeatsRows() || !things.contains(thing))) {
                QTest::newRow(qPrintable(scene.name)) << place;
                things.insert(thing);
            }
            ++place;
        }
    }
    void everyTextIsSwitched()
    {
        QFETCH(const int, scene);
        const PictureScene& shown = pictureScenes()[static_cast<std::size_t>(scene)];
        QStringList languages{QStringLiteral("ja")};
        if (repeatsRows()) {
            languages.append(QStringLiteral("de"));
        }
        nameSeats();
        QMap<QString, QSet<QString>> expected;
        for (const QString& language : languages) {
            PictureStage stage({.language = language});
            shown.show(stage);
            expected.insert(language, textsOf(stage));
        }
        PictureStage stage({.language = QStringLiteral("en")});
        shown.show(stage);
        for (const QString& language : languages) {
            const QString faults = faultsOfSwitching(stage, language, expected.value(language));
            QVERIFY2(faults.isEmpty(), qPrintable(faults));
        }
    }

    void theFontFitsTheLanguageAndGoesBack()
    {
        applyTextSize(settings::textSize.value());
        const QFont before = QApplication::font();
        for (const char* code : {"ja", "zh_CN", "ru"}) {
            const QString language = QLatin1String(code);
            if (!availableLanguages().contains(language) || !hasFontFor(language)) {
                continue;
            }
            applyLanguage(language);
            applyTextSize(settings::textSize.value());
            const QString family = QFontInfo(QApplication::font()).family();
            QVERIFY2(QFontDatabase::families(scriptOf(language)).contains(family), qPrintable(family));
            QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF());
        }
        applyLanguage(QStringLiteral("en"));
        applyTextSize(settings::textSize.value());
        QCOMPARE(QApplication::font(), before);
    }
};

WINDROSE_TEST(window_languages, WindowLanguages)
#include "window_languages.moc"
