// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "test_program.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/settings.h"
#include "ui/models/texts.h"
#include "ui/table/hint_panel.h"
#include "ui/table/hint_picture.h"
#include "ui/table/log_title.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/seat_board.h"
#include "ui/table/table_hint.h"
#include "window_test.h"

#include <QAbstractButton>
#include <QAction>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>

#include <atomic>
#include <memory>
#include <thread>

using namespace windrose;

namespace
{

/// Gives advice after a fixed number of playouts, without a time limit.
std::vector<AdvisedOrder> adviseQuickly(const Position& position, const AdviceOptions& request,
                                        const std::atomic<bool>& stop)
{
    AdviceOptions small = request;
    small.budget = {.simulations = 200, .time = {}};
    return advise(position, small, stop);
}

std::atomic<int> begun = 0;
std::atomic<int> stopped = 0;

/// Thinks until it is stopped.
std::vector<AdvisedOrder> adviseUntilStopped(const Position& position, const AdviceOptions& request,
                                             const std::atomic<bool>& stop)
{
    ++begun;
    while (!stop) {
        std::this_thread::yield();
    }
    ++stopped;
    return adviseQuickly(position, request, stop);
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
    void askForEndlessAdvice()
    {
        Adviser::setAdvice(adviseUntilStopped);
        begun = stopped = 0;
        entry(QStringLiteral("Hint"))->trigger();
        QTRY_COMPARE(begun, 1);
        QVERIFY(hint().isThinking());
    }

private slots:
    void init()
    {
        openDefaultTable();
        Adviser::setAdvice(adviseQuickly);
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
        QCOMPARE(hint().panel().stops().size(), 5);
        for (QWidget* stop : hint().panel().stops()) {
            QVERIFY(stop->isVisible());
            QVERIFY(!stop->accessibleName().isEmpty());
            stop->setFocus(); // long lines scroll
            QTRY_VERIFY(hint().panel().rect().contains(QRect(stop->mapTo(&hint().panel(), QPoint()), stop->size())));
        }
        for (int line = 0; line < 3; ++line) {
            // A number alone would not say what it is a chance of.
            const auto* choice = qobject_cast<QAbstractButton*>(hint().panel().stops()[line]);
            QVERIFY2(choice->text().contains(QStringLiteral(" % to win.")), qPrintable(choice->text()));
            QVERIFY(choice->accessibleName().endsWith(choice->text()));
        }
        QVERIFY(m_window->table().rect().contains(hint().panel().geometry()));
    }

    void saysOnRequestWhatFollows()
    {
        entry(QStringLiteral("Hint"))->trigger();
        waitForAdvice();
        const auto textOf = [this](int line) {
            return qobject_cast<QAbstractButton*>(hint().panel().stops()[line])->text();
        };
        auto* then = qobject_cast<QAbstractButton*>(hint().panel().stops()[3]);
        const QString before = textOf(0);
        const int height = hint().panel().heightFor(300);
        QVERIFY(!before.contains(QStringLiteral("Then: ")));
        then->setFocus(Qt::TabFocusReason);
        key(Qt::Key_Return);
        QVERIFY(hint().panel().showsThen());
        for (int line = 0; line < 3; ++line) {
            QVERIFY2(textOf(line).contains(QStringLiteral("Then: ")), qPrintable(textOf(line)));
        }
        QVERIFY(hint().panel().heightFor(300) > height);
        QVERIFY(then->accessibleName().startsWith(QStringLiteral("Hide")));
        key(Qt::Key_Return);
        QCOMPARE(textOf(0), before);
        QCOMPARE(session().orderCount(), 0);
    }

    /// Three long lines scroll instead of covering the board above them.
    void neverCoversABoard_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1024, 720);
        QTest::newRow("upright") << QSize(1080, 1920);
        QTest::newRow("usual") << QSize(1280, 800);
    }
    void neverCoversABoard()
    {
        QFETCH(const QSize, size);
        session().startNew(5, {"Isaura", "Benedikt", "Charlotte", "Dominik", "Eleonore"}, 1, {});
        m_window->resize(size);
        QTRY_COMPARE(m_window->size(), size);
        entry(QStringLiteral("Hint"))->trigger();
        waitForAdvice();
        const QString order = QStringLiteral("Take the card of the captain, on which two doubloons lie");
        const QString reason = QStringLiteral("It loads everything that would spoil otherwise, and nobody else can.");
        hint().panel().offer(QList<HintLine>(3, {order, QStringLiteral("43 % to win"), reason, QString()}));
        hint().layOut();
        const QRect panel = hint().panel().geometry();
        for (const SeatBoard* board : m_window->table().findChildren<SeatBoard*>()) {
            QVERIFY(!board->isVisible() || !board->geometry().intersects(panel));
        }
        const auto* bar = hint().panel().findChild<QScrollArea*>()->verticalScrollBar();
        QVERIFY(!bar->isVisible() || bar->mapTo(&hint().panel(), bar->rect().topRight()).x() < panel.width() - 2);
        for (int line = 0; line < 3; ++line) {
            QWidget* choice = hint().panel().stops()[line];
            choice->setFocus(Qt::TabFocusReason);
            const QRect shown(choice->mapTo(&hint().panel(), QPoint()), choice->size());
            QVERIFY(hint().panel().rect().contains(shown.topLeft() + QPoint(4, 4)));
        }
    }

    void hidesTheTitleOfTheLogOrLeavesIt_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize& size : {QSize(1024, 694), QSize(1280, 774), QSize(2560, 1054), QSize(1080, 1894)}) {
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
        }
    }
    void hidesTheTitleOfTheLogOrLeavesIt()
    {
        QFETCH(const QSize, size);
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            session().startNew(players, {}, 1, {});
            m_window->table().resize(size);
            entry(QStringLiteral("Hint"))->trigger();
            waitForAdvice();
            const QRect panel = hint().panel().geometry();
            const QRect title = m_window->table().findChild<LogTitle*>()->geometry();
            QVERIFY2(panel.contains(title) || !panel.intersects(title), qPrintable(QString::number(players)));
            key(Qt::Key_Escape);
        }
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
        askForEndlessAdvice();
        QVERIFY(session().submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QVERIFY(!hint().isThinking());
        QCOMPARE(stopped, 1);
        settle();
        QVERIFY(hint().advice().empty()); // all notifications were delivered
        QVERIFY(!hint().isOpen());
    }

    void letsTheWindowCloseWhileItThinks()
    {
        askForEndlessAdvice();
        m_window.reset();
        QCOMPARE(stopped, 1);
    }

    void thinksAsLongAsItMay()
    {
        static std::atomic<qint64> time;
        time = 0;
        Adviser::setAdvice([](const Position& position, const AdviceOptions& request, const std::atomic<bool>& stop) {
            time = request.budget.time->count();
            return adviseQuickly(position, request, stop);
        });
        hint().setThinkingTime(250);
        entry(QStringLiteral("Hint"))->trigger();
        waitForAdvice();
        QCOMPARE(time.load(), qint64{250});
    }

    void countsHiddenPointsUnlessTheGameBeganInTheMiddle()
    {
        static std::atomic<bool> hidden;
        static std::atomic<bool> counted;
        Adviser::setAdvice([](const Position& position, const AdviceOptions& request, const std::atomic<bool>& stop) {
            hidden = request.pointsHidden;
            counted = request.pointsCounted;
            return adviseQuickly(position, request, stop);
        });
        entry(QStringLiteral("Hint"))->trigger();
        waitForAdvice();
        QVERIFY(hidden && counted);
        Record record;
        record.players = session().players();
        record.start = session().gamePosition();
        session().load(record);
        entry(QStringLiteral("Hint"))->trigger();
        waitForAdvice();
        QVERIFY(hidden && !counted);
    }

    void keepsToTheBuildingThatItNamed()
    {
        static std::optional<HintedBuilding> hinted;
        Adviser::setAdvice([](const Position& position, const AdviceOptions& request, const std::atomic<bool>& stop) {
            hinted = request.hintedBuilding;
            return adviseQuickly(position, request, stop);
        });
        int kept = 0;
        for (int number = 0; number < 60 && !session().gamePosition().isFinished(); ++number) {
            entry(QStringLiteral("Hint"))->trigger();
            waitForAdvice();
            const AdvisedOrder best = hint().advice()[0];
            key(Qt::Key_Return);
            if (best.hintedBuilding) {
                entry(QStringLiteral("Hint"))->trigger();
                waitForAdvice();
                QVERIFY(hinted == best.hintedBuilding);
                QCOMPARE(hint().advice()[0].order, best.hintedBuilding->order);
                ++kept;
            }
            hint().close();
        }
        QVERIFY(kept > 0);
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
                               !(order.kind == OrderKind::Place && order == Order::place({}, 0));
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
        auto* course = m_window->findChild<CoursePanel*>();
        QVERIFY(course != nullptr);
        QVERIFY(course->isVisible());
        emit course->momentRequested(1);
        QCOMPARE(session().viewedMoment(), 1);
        QCOMPARE(session().orderCount(), before);
        emit course->branchRequested(1);
        QCOMPARE(session().orderCount(), 1);
        QVERIFY(session().isLive());
        QTRY_VERIFY(m_window->findChild<CoursePanel*>() == nullptr);
        entry(QStringLiteral("Course of the Game…"))->trigger();
        course = m_window->findChild<CoursePanel*>();
        QVERIFY(course != nullptr);
        QCOMPARE(course->review().moments(), 2); // for the new game
        QTRY_VERIFY(course->review().isFinished());
    }

    /// Beside the table, and as a window of its own where the table needs all the room.
    void f6GoesIntoTheCourseAndOutAgain_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        for (const QSize& size : {QSize(1920, 1080), QSize(1024, 720)}) {
            QTest::addRow("F6 at %d", size.width()) << size << Qt::KeyboardModifiers();
            QTest::addRow("Shift+F6 at %d", size.width()) << size << Qt::KeyboardModifiers(Qt::ShiftModifier);
        }
    }
    void f6GoesIntoTheCourseAndOutAgain()
    {
        QFETCH(const QSize, size);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        settings::showAllPoints.setValue(true);
        const auto hide = qScopeGuard([] { settings::showAllPoints.setValue(false); });
        QVERIFY(session().submit(Order::chooseRole(Role::Prospector)).isPlayed());
        m_window->resize(size);
        QTRY_COMPARE(m_window->size(), size);
        entry(QStringLiteral("Course of the Game…"))->trigger();
        auto* course = m_window->findChild<CoursePanel*>();
        QVERIFY(course != nullptr);
        QCOMPARE(course->isWindow(), size.width() < 1200);
        const auto isInside = [course] {
            QWidget* focused = QApplication::focusWidget();
            return focused != nullptr && course->isAncestorOf(focused);
        };
        QTRY_VERIFY(isInside());
        for (int round = 0; round < 2; ++round) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, modifiers);
            QTRY_VERIFY(QApplication::focusWidget() != nullptr && !isInside());
            for (int steps = 0; steps < 60 && !isInside(); ++steps) {
                QWidget* before = QApplication::focusWidget();
                QTest::keyClick(before, Qt::Key_F6, modifiers);
                QTRY_VERIFY(QApplication::focusWidget() != nullptr && QApplication::focusWidget() != before);
            }
            QVERIFY(isInside());
        }
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
