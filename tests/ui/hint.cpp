// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/course_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/table/hint_panel.h"
#include "ui/table/hint_picture.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_hint.h"
#include "window_test.h"

#include <QAbstractButton>
#include <QAction>
#include <QScopeGuard>

#include <atomic>
#include <memory>
#include <thread>

using namespace windrose;

namespace
{

/// Gives advice after a fixed number of playouts, without a time limit.
std::vector<AdvisedOrder> adviseSoon(const Position& position, const AdviceOptions& request,
                                     const std::atomic<bool>& stop)
{
    AdviceOptions small = request;
    small.budget = {.simulations = 200, .time = {}};
    return advise(position, small, stop);
}

std::atomic<int> begun = 0;
std::atomic<int> stopped = 0;

/// Thinks until it is stopped.
std::vector<AdvisedOrder> adviseLate(const Position& position, const AdviceOptions& request,
                                     const std::atomic<bool>& stop)
{
    ++begun;
    while (!stop) {
        std::this_thread::yield();
    }
    ++stopped;
    return adviseSoon(position, request, stop);
}

} // namespace

/// A hint: requested, shown on the board, played, and closed when the position changes.
class Hint : public WindowTest
{
    Q_OBJECT

private:
    TableHint& hint() { return m_window->table().hint(); }
    void key(Qt::Key key)
    {
        QWidget* focus = m_window->focusWidget();
        QTest::keyClick(focus == nullptr ? &m_window->table() : focus, key);
    }
    void waitForAdvice() { QTRY_VERIFY(!hint().advice().empty()); }
    void askForLateAdvice()
    {
        Adviser::setAdvice(adviseLate);
        begun = stopped = 0;
        entry(QStringLiteral("Hint"))->trigger();
        QTRY_COMPARE(begun, 1);
        QVERIFY(hint().isThinking());
    }

private slots:
    void init()
    {
        openUsualTable();
        Adviser::setAdvice(adviseSoon);
    }

    void thinksAndThenShowsThreeOrdersOnTheBoard()
    {
        entry(QStringLiteral("Hint"))->trigger();
        QVERIFY(hint().isOpen());
        QVERIFY(hint().isThinking());
        waitForAdvice();
        QVERIFY(!hint().isThinking());
        QCOMPARE(hint().advice().size(), std::size_t{3});
        QVERIFY(hint().picture().isVisible());
        QVERIFY(hint().picture().testAttribute(Qt::WA_TransparentForMouseEvents));
        QCOMPARE(hint().panel().stops().size(), 4);
        for (const QWidget* stop : hint().panel().stops()) {
            QVERIFY(stop->isVisible());
            QVERIFY(!stop->accessibleName().isEmpty());
            QVERIFY(hint().panel().rect().contains(stop->geometry()));
        }
        for (int line = 0; line < 3; ++line) {
            // A number alone would not say what it is a chance of.
            const auto* choice = qobject_cast<QAbstractButton*>(hint().panel().stops()[line]);
            QVERIFY2(choice->text().contains(QStringLiteral(" % to win.")), qPrintable(choice->text()));
            QVERIFY(choice->accessibleName().endsWith(choice->text()));
        }
        QVERIFY(m_window->table().rect().contains(hint().panel().geometry()));
    }

    void isPlayedByEnter()
    {
        entry(QStringLiteral("Hint"))->trigger();
        waitForAdvice();
        key(Qt::Key_Down);
        const Order second = hint().advice()[1].order;
        key(Qt::Key_Return);
        QCOMPARE(session().orderCount(), 1);
        QVERIFY(session().history().orderAt(0) == second);
        QVERIFY(!hint().isOpen());
        QVERIFY(!hint().picture().isVisible());
    }

    void isPlayedByAClick()
    {
        QTest::mouseClick(driver::widget(&m_window->table(), QStringLiteral("Hint")), Qt::LeftButton);
        waitForAdvice();
        const Order best = hint().advice()[0].order;
        QTest::mouseClick(hint().panel().stops()[0], Qt::LeftButton);
        QCOMPARE(session().orderCount(), 1);
        QVERIFY(session().history().orderAt(0) == best);
    }

    void goesAwayWithEscapeAndGivesTheFocusBack()
    {
        QWidget* card = driver::widget(&m_window->table(), QStringLiteral("Role Captain"));
        card->setFocus(Qt::TabFocusReason);
        key(Qt::Key_H);
        waitForAdvice();
        QVERIFY(hint().panel().isAncestorOf(m_window->focusWidget()));
        key(Qt::Key_Escape);
        QVERIFY(!hint().isOpen());
        QVERIFY(!hint().picture().isVisible());
        QCOMPARE(m_window->focusWidget(), card);
        QCOMPARE(session().orderCount(), 0);
    }

    void goesAwayWhenThePositionChanges()
    {
        entry(QStringLiteral("Hint"))->trigger();
        waitForAdvice();
        QVERIFY(session().submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QVERIFY(!hint().isOpen());
        QVERIFY(!hint().picture().isVisible());
        session().undoRedo().undo();
        QVERIFY(!hint().isOpen());
    }

    void stopsThinkingAtOnce()
    {
        askForLateAdvice();
        QVERIFY(session().submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QVERIFY(!hint().isThinking());
        QCOMPARE(stopped, 1);
        settle();
        QVERIFY(hint().advice().empty()); // all notifications were delivered
        QVERIFY(!hint().isOpen());
    }

    void letsTheWindowCloseWhileItThinks()
    {
        askForLateAdvice();
        m_window.reset();
        QCOMPARE(stopped, 1);
    }

    void thinksAsLongAsItMay()
    {
        static std::atomic<qint64> time;
        time = 0;
        Adviser::setAdvice([](const Position& position, const AdviceOptions& request, const std::atomic<bool>& stop) {
            time = request.budget.time->count();
            return adviseSoon(position, request, stop);
        });
        hint().setThinkingTime(250);
        entry(QStringLiteral("Hint"))->trigger();
        waitForAdvice();
        QCOMPARE(time.load(), qint64{250});
    }

    void isNotGivenAboutAnotherMoment()
    {
        QVERIFY(session().submit(Order::chooseRole(Role::Prospector)).isPlayed());
        session().view(0);
        entry(QStringLiteral("Hint"))->trigger();
        QVERIFY(!hint().isOpen());
        QVERIFY(driver::prompt(*m_window).contains(QStringLiteral("Return to the game first")));
    }

    void marksEveryOrderOfAGame()
    {
        // Every order has something to show, except one that does nothing.
        for (int number = 0; number < 60 && !session().gamePosition().isFinished(); ++number) {
            entry(QStringLiteral("Hint"))->trigger();
            waitForAdvice();
            const Order order = hint().advice()[0].order;
            const bool moves = order.kind != OrderKind::Pass && order.kind != OrderKind::NoHacienda &&
                               !(order.kind == OrderKind::Place && order == Order::place(0, 0));
            QVERIFY2(hint().picture().isVisible() == moves, qPrintable(texts::order(session().gamePosition(), order)));
            key(Qt::Key_Return);
            QCOMPARE(session().orderCount(), number + 1);
        }
    }

    void onAComputersTurnItSaysHowToGetOne()
    {
        session().setPlayer(session().gamePosition().turn, PlayerSpec::read("merchant"));
        entry(QStringLiteral("Hint"))->trigger();
        QVERIFY2(driver::prompt(*m_window).contains("Take over the seat"), qPrintable(driver::prompt(*m_window)));
        QVERIFY(!hint().isOpen());
    }

    void theCourseOfTheGameLeadsToItsMoments()
    {
        settings::showAllPoints.setValue(true); // this makes it show them
        const auto hide = qScopeGuard([] { settings::showAllPoints.setValue(false); });
        for (const Role role : {Role::Prospector, Role::Mayor}) {
            QVERIFY(session().submit(Order::chooseRole(role)).isPlayed());
        }
        const int before = session().orderCount();
        entry(QStringLiteral("Course of the Game…"))->trigger();
        auto* course = m_window->findChild<CourseDialog*>();
        QVERIFY(course != nullptr);
        QVERIFY(course->isVisible());
        emit course->momentWanted(1);
        QCOMPARE(session().viewedMoment(), 1);
        QCOMPARE(session().orderCount(), before);
        emit course->branchWanted(1);
        QCOMPARE(session().orderCount(), 1);
        QVERIFY(session().isLive());
        QTRY_VERIFY(m_window->findChild<CourseDialog*>() == nullptr);
        entry(QStringLiteral("Course of the Game…"))->trigger();
        course = m_window->findChild<CourseDialog*>();
        QVERIFY(course != nullptr);
        QCOMPARE(course->review().moments(), 2); // for the new game
        QTRY_VERIFY(course->review().isFinished());
    }

    void placesColonistsOnRequest()
    {
        QVERIFY(session().submit(Order::chooseRole(Role::Mayor)).isPlayed());
        QVERIFY(session().placement().isOpen());
        driver::press(driver::widget(&m_window->table(), QStringLiteral("Place for me")));
        QTRY_VERIFY(session().placement().isChanged());
        QVERIFY(session().placement().isOpen()); // it remains a draft
        QVERIFY(!session().placement().refusal());
        QVERIFY(session().undoRedo().canUndo());
    }
};

WINDROSE_TEST(hint, Hint)
#include "hint.moc"
