// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/analysis_panel.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"
#include "window_test.h"

#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>

#include <algorithm>

using namespace windrose;

/// The score and the course of a running game: the question before hidden points are shown, and the place of the
/// course.
class WindowCourse : public WindowTest
{
    Q_OBJECT

private:
    template <class Dialog>
    qsizetype shownDialogs()
    {
        const QList<Dialog*> dialogs = m_window->findChildren<Dialog*>();
        return std::count_if(dialogs.begin(), dialogs.end(), [](const Dialog* dialog) { return dialog->isVisible(); });
    }

private slots:
    void init() { openDefaultTable(); }

    void hiddenPointsAreShownOnlyAfterAnAnswer()
    {
        playBuilderRound();
        for (const QString name : {"Score…", "Course of the Game…", "Analysis…"}) {
            entry(name)->trigger();
            auto* question = m_window->findChild<QMessageBox*>();
            QVERIFY(question != nullptr);
            QCOMPARE(question->defaultButton()->text(), QString("&Keep Hidden"));
            question->defaultButton()->click();
            QTRY_VERIFY(m_window->findChild<QMessageBox*>() == nullptr);
            QCOMPARE(shownDialogs<ScoreDialog>() + shownDialogs<CoursePanel>() + shownDialogs<AnalysisPanel>(), 0);
        }
        settings::showAllPoints.setValue(true);
        entry("Course of the Game…")->trigger();
        QTRY_VERIFY(shownDialogs<CoursePanel>() == 1);
        settings::showAllPoints.setValue(false);
    }

    /// They stand in the same place, one at a time, and the keyboard goes into the one that was opened.
    void theAnalysisTakesThePlaceOfTheCourse()
    {
        playBuilderRound();
        settings::showAllPoints.setValue(true);
        const auto hide = qScopeGuard([] { settings::showAllPoints.setValue(false); });
        for (int round = 0; round < 2; ++round) {
            m_window->resize(1920, 1080); // the platform of the tests may have shrunk it to its screen
            QTRY_COMPARE(m_window->size(), QSize(1920, 1080));
            entry("Course of the Game…")->trigger();
            QTRY_COMPARE(shownDialogs<CoursePanel>(), 1);
            QCOMPARE(shownDialogs<AnalysisPanel>(), 0);
            m_window->resize(1920, 1080);
            entry("Analysis…")->trigger();
            QTRY_COMPARE(shownDialogs<AnalysisPanel>(), 1);
            QCOMPARE(shownDialogs<CoursePanel>(), 0);
            QTRY_COMPARE(m_window->findChildren<AnalysisPanel*>().size(), 1);
            const auto* analysis = m_window->findChild<AnalysisPanel*>();
            QVERIFY(analysis->isAncestorOf(m_window->focusWidget()));
            QVERIFY(!analysis->geometry().intersects(m_window->table().geometry()));
            QTRY_VERIFY(!analysis->report().orders.empty());
        }
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(m_window->findChild<AnalysisPanel*>() == nullptr);
    }

    void whatIsSaidOfAGameLeavesTheTableFree()
    {
        playBuilderRound();
        entry("Score…")->trigger();
        const auto* question = m_window->findChild<QMessageBox*>();
        QVERIFY(question != nullptr);
        for (QAbstractButton* button : question->buttons()) {
            if (question->buttonRole(button) == QMessageBox::AcceptRole) {
                button->click();
                break;
            }
        }
        QTRY_VERIFY(shownDialogs<ScoreDialog>() == 1);
        entry("Course of the Game…")->trigger();
        QTRY_VERIFY(shownDialogs<CoursePanel>() == 1);
        QCOMPARE(shownDialogs<ScoreDialog>(), 0);
        emit m_window->findChild<CoursePanel*>()->branchRequested(1);
        QCOMPARE(session().orderCount(), 1);
        QCOMPARE(shownDialogs<CoursePanel>(), 0);
        QTRY_VERIFY(m_window->findChild<CoursePanel*>() == nullptr);
    }

    /// A moment chosen in the course is seen on the table, because neither covers the other where there is room.
    void theCourseStandsBesideTheTable()
    {
        settings::showAllPoints.setValue(true);
        const auto hide = qScopeGuard([] { settings::showAllPoints.setValue(false); });
        playBuilderRound();
        waitUntilFitted();
        const TableView& table = m_window->table();
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1000), QSize(1080, 1600)}) {
            m_window->resize(size);
            QTRY_VERIFY(m_window->size() == size && table.width() == size.width());
            entry("Course of the Game…")->trigger();
            auto* course = m_window->findChild<CoursePanel*>();
            QVERIFY(course != nullptr);
            settle();
            QVERIFY(course->isVisible() && !course->isWindow());
            QVERIFY(!course->geometry().intersects(table.geometry()));
            QVERIFY(table.width() >= table.minimumSizeHint().width());
            QVERIFY(table.height() >= table.minimumSizeHint().height());
            QVERIFY(course->isAncestorOf(m_window->focusWidget()));
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Home);
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Return);
            QCOMPARE(session().viewedMoment(), 0);
            QVERIFY(course->isAncestorOf(m_window->focusWidget()));
            QTest::keyClick(m_window->focusWidget(), Qt::Key_F6);
            QVERIFY(table.isAncestorOf(m_window->focusWidget()));
            entry("Course of the Game…")->trigger();
            QVERIFY(course->isAncestorOf(m_window->focusWidget()));
            QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
            QTRY_VERIFY(m_window->findChild<CoursePanel*>() == nullptr);
            QTRY_COMPARE(table.width(), size.width());
            QVERIFY(table.isAncestorOf(m_window->focusWidget()));
            session().view(session().orderCount());
        }
    }

    void inASmallWindowTheCourseIsAWindow()
    {
        settings::showAllPoints.setValue(true);
        const auto hide = qScopeGuard([] { settings::showAllPoints.setValue(false); });
        playBuilderRound();
        waitUntilFitted();
        m_window->resize(1024, 720);
        QTRY_COMPARE(m_window->table().width(), 1024);
        entry("Course of the Game…")->trigger();
        auto* course = m_window->findChild<CoursePanel*>();
        QVERIFY(course != nullptr && course->isVisible() && course->isWindow() && !course->isModal());
        const PromptBar& question = m_window->table().prompt();
        const QRect asked(question.mapToGlobal(QPoint()), question.size());
        QVERIFY(!course->geometry().intersects(asked));
        const auto labels = course->findChildren<QLabel*>();
        const auto isTitle = [](const QLabel* label) { return label->text() == QLatin1String("Course of the Game"); };
        const QLabel& title = **std::find_if(labels.begin(), labels.end(), isTitle);
        QVERIFY(title.isVisible()); // the desktop cuts the caption of a window that is so narrow
        course->resize(600, course->height());
        QVERIFY(!title.isVisible());
        m_window->resize(1400, 800);
        QTRY_VERIFY(!course->isWindow());
        QVERIFY(course->isVisible());
        course->close();
    }
};

WINDROSE_TEST(window_course, WindowCourse)
#include "window_course.moc"
