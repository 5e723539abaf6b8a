// SPDX-License-Identifier: GPL-3.0-or-later
#include "language_switch.h"
#include "lesson_scenes.h"
#include "picture_stage.h"
#include "test_program.h"
#include "window_driver.h"

#include <QMap>

using namespace windrose;

/// The language is switched at every step of every lesson: every text at once.
class LessonLanguages : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_home;

private slots:
    void initTestCase() { driver::isolateFiles(m_home); }
    void cleanup() { switchTo(QStringLiteral("en")); }

    void everyTextIsSwitched_data()
    {
        QTest::addColumn<LessonId>("id");
        QTest::addColumn<QString>("language");
        for (const LessonId id : kAllLessons) {
            if (!repeatsRows() && id != LessonId::Shipping) {
                continue;
            }
            QTest::addRow("%s, ja", qPrintable(lessonKey(id))) << id << QStringLiteral("ja");
            if (repeatsRows()) {
                QTest::addRow("%s, de", qPrintable(lessonKey(id))) << id << QStringLiteral("de");
            }
        }
    }
    void everyTextIsSwitched()
    {
        QFETCH(const LessonId, id);
        QFETCH(const QString, language);
        nameSeats();
        QMap<QString, QSet<QString>> expected;
        {
            PictureStage stage({.language = language});
            stepsSeen(stage, id, [&](const QString& step) { expected.insert(step, textsOf(stage)); });
        }
        PictureStage stage({.language = QStringLiteral("en")});
        const QStringList seen = stepsSeen(stage, id, [&](const QString& step) {
            const QString faults = faultsOfSwitching(stage, language, expected.value(step));
            QVERIFY2(faults.isEmpty(), qPrintable(step + QStringLiteral(": ") + faults));
        });
        for (const LessonStep& step : lesson(id).steps) {
            const QString name = QString::fromLatin1(step.id);
            QVERIFY2((seen.contains(name) && expected.contains(name)) || isUnusual(id, name), step.id);
        }
    }
};

WINDROSE_TEST(lesson_languages, LessonLanguages)
#include "lesson_languages.moc"
