// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_scenes.h"
#include "lesson_test.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"
#include "ui/dialogs/settings.h"

using namespace windrose;

/// Where the bubbles of the lessons stand. Each size of the window is a test of its own, so that they run side by side.
class LessonPlaces : public LessonTest
{
    Q_OBJECT

private slots:
    void cleanup() { closeAndForget(); }

    void standsBesideItsThingInEveryWindow_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 720);
        QTest::newRow("usual") << QSize(1280, 800);
        QTest::newRow("large") << QSize(3840, 2160);
        QTest::newRow("upright") << QSize(900, 1200);
    }
    void standsBesideItsThingInEveryWindow()
    {
        QFETCH(QSize, size);
        for (const auto text : {settings::TextSize::P80, settings::TextSize::P100, settings::TextSize::P200}) {
            for (const char* language : {"en", "de"}) {
                closeAndForget();
                settings::textSize.setValue(text);
                applyLanguage(QString::fromLatin1(language));
                openWindowOf(size);
                followAll();
                if (QTest::currentTestFailed()) {
                    qWarning("with text size %d in %s", static_cast<int>(text), language);
                    return;
                }
            }
        }
    }

private:
    void followAll()
    {
        for (const LessonId id : kAllLessons) {
            if (!repeatsRows() && id != LessonId::FirstGame && id != LessonId::Ending) {
                continue;
            }
            begin(id);
            for (int count = 0; guide().isOn() && count < kLongest; ++count) {
                step(Way::Orders);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
        }
    }
};

WINDROSE_TEST(lesson_places, LessonPlaces)
#include "lesson_places.moc"
