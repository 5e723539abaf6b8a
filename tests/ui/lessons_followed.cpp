// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lesson_progress.h"
#include "lesson_scenes.h"
#include "lesson_test.h"
#include "test_program.h"
#include "ui/dialogs/languages.h"

using namespace windrose;

namespace
{

unsigned rolesIn(const GameSession& session, int rounds)
{
    unsigned roles = 0;
    for (int order = 0; order < session.orderCount(); ++order) {
        if (session.history().orderAt(order).kind == OrderKind::ChooseRole &&
            session.history().positionAt(order).round <= rounds) {
            roles |= 1U << index(session.history().orderAt(order).role());
        }
    }
    return roles;
}

} // namespace

/// All lessons, as learners follow them. Each way and language is a test of its own, so that they run side by side.
class LessonsFollowed : public LessonTest
{
    Q_OBJECT

private slots:
    void cleanup() { closeAndForget(); }

    void isPlayedThroughByFollowingTheBubbles_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<Way>("way");
        QTest::newRow("english_by_mouse") << "en" << Way::Mouse;
        QTest::newRow("english_by_keys") << "en" << Way::Keys;
        QTest::newRow("german_by_mouse") << "de" << Way::Mouse;
        QTest::newRow("polish_by_keys") << "pl" << Way::Keys;
        QTest::newRow("japanese_by_mouse") << "ja" << Way::Mouse;
    }
    void isPlayedThroughByFollowingTheBubbles()
    {
        QFETCH(QString, language);
        QFETCH(Way, way);
        QVERIFY(availableLanguages().contains(language));
        applyLanguage(language);
        openWindowOf();
        for (const LessonId id : kAllLessons) {
            begin(id);
            QStringList shown;
            for (int count = 0; guide().isOn() && count < kLongest; ++count) {
                QVERIFY(wait());
                if (bubble() != nullptr && !shown.contains(guide().step())) {
                    shown.append(guide().step());
                }
                step(way);
                if (QTest::currentTestFailed()) {
                    return;
                }
            }
            QVERIFY(!guide().isOn());
            QVERIFY(LessonProgress::stored(id).isFinished);
            const QList<LessonStep> steps = lesson(id).steps;
            QCOMPARE(shown.last(), QString::fromLatin1(steps.last().id));
            for (const LessonStep& known : steps) {
                const QString name = QString::fromLatin1(known.id);
                QVERIFY2(shown.contains(name) || isUnusual(id, name), qPrintable(lessonKey(id) + name));
            }
            if (id == LessonId::FirstGame) {
                QCOMPARE(rolesIn(session(), 2), (1U << kRoles) - 1);
            }
            for (QDialog* dialog : m_window->findChildren<QDialog*>()) {
                dialog->close();
            }
        }
    }
};

WINDROSE_TEST(lessons_followed, LessonsFollowed)
#include "lessons_followed.moc"
