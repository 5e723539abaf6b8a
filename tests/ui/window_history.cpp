// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "picture_watch.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/course_panel.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/table/log_panel.h"
#include "ui/table/motion_layer.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/replay_bar.h"
#include "window_test.h"

#include <QAccessible>
#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>

#include <algorithm>
#include <memory>

using namespace windrose;
using driver::Hand;

/// Going back and forth in the window: undo and its limits, the log's menu, the replay bar, branching, and the question
/// before others' orders are dropped.
class WindowHistory : public WindowTest
{
    Q_OBJECT

private:
    ReplayBar& bar() { return m_window->table().replay(); }
    LogPanel& log() { return *m_window->findChild<LogPanel*>(); }
    static QAction* entryOf(QMenu* menu, const QString& text)
    {
        for (QAction* action : menu->actions()) {
            if (QString(action->text()).remove(QLatin1Char('&')) == text) {
                return action;
            }
        }
        return nullptr;
    }
    /// Opens the menu of a log line with the keyboard.
    QMenu* menuOfLine(int moment)
    {
        log().setCurrentIndex(log().log().index(log().log().rowOfMoment(moment)));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(2, 2), log().mapToGlobal(QPoint(2, 2)));
        QApplication::sendEvent(log().viewport(), &event);
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    /// Whether the window has got the size that fits on the screen.
    bool isFitted() const { return m_window->screen()->availableGeometry().contains(m_window->frameGeometry()); }
    template <class Dialog>
    qsizetype shownDialogs()
    {
        const QList<Dialog*> dialogs = m_window->findChildren<Dialog*>();
        return std::count_if(dialogs.begin(), dialogs.end(), [](const Dialog* dialog) { return dialog->isVisible(); });
    }

    /// The game that was archived last, once everything is written: before that the archive can have a game too many or
    /// too few.
    QByteArray lastArchived()
    {
        if (!session().autosave().wait()) {
            return "not written";
        }
        const std::vector<ArchivedGame> earlier = m_window->savedGames().archive().games();
        return earlier.empty() ? QByteArray() : gameIn(earlier.front().path);
    }

    /// Ana prospector; Bo settler and a quarry or tile; Cy and Di a tile each; then Cy must choose.
    void playSettlerRound()
    {
        QVERIFY(session().submit(Order::chooseRole(Role::Prospector)).isPlayed());
        QVERIFY(session().submit(Order::chooseRole(Role::Settler)).isPlayed());
        while (position().phase == Phase::Settler) {
            OrderList orders;
            legalOrders(position(), orders);
            QVERIFY(session().submit(orders[0]).isPlayed());
        }
    }
private slots:
    void init() { openDefaultTable(); }

    void undoStopsAtHiddenTilesAndSaysSo()
    {
        playSettlerRound();
        const int orders = session().orderCount();
        driver::press(thing("Undo"));
        QCOMPARE(session().orderCount(), orders);
        QVERIFY2(prompt().contains("hidden tiles"), qPrintable(prompt()));
        settings::undoPastHiddenTiles.setValue(true);
        const auto lifted = qScopeGuard([] { settings::undoPastHiddenTiles.reset(); });
        session().undoRedo().setLimits({});
        driver::press(thing("Undo"));
        QCOMPARE(session().orderCount(), orders - 1);
    }

    void undoAtTheStartIsOff()
    {
        QVERIFY(!entry("Undo")->isEnabled());
        QVERIFY(!entry("Redo")->isEnabled());
        QVERIFY(!entry("Restart My Turn")->isEnabled());
    }

    void theTurnIsBegunAgain()
    {
        driver::press(thing("Role Settler"));
        QCOMPARE(session().orderCount(), 1);
        QVERIFY(entry("Restart My Turn")->isEnabled());
        entry("Restart My Turn")->trigger();
        QCOMPARE(session().orderCount(), 0);
        QVERIFY(!entry("Restart My Turn")->isEnabled());
    }

    void hiddenPointsAreToldOnlyAfterAnAnswer()
    {
        playBuilderRound();
        for (const QString name : {"Score…", "Course of the Game…"}) {
            entry(name)->trigger();
            auto* question = m_window->findChild<QMessageBox*>();
            QVERIFY(question != nullptr);
            QCOMPARE(question->defaultButton()->text(), QString("&Keep Hidden"));
            question->defaultButton()->click();
            QTRY_VERIFY(m_window->findChild<QMessageBox*>() == nullptr);
            QCOMPARE(shownDialogs<ScoreDialog>() + shownDialogs<CoursePanel>(), 0);
        }
        settings::showAllPoints.setValue(true);
        entry("Course of the Game…")->trigger();
        QTRY_VERIFY(shownDialogs<CoursePanel>() == 1);
        settings::showAllPoints.setValue(false);
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
        QTRY_VERIFY(isFitted());
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
        QTRY_VERIFY(isFitted());
        m_window->resize(1024, 720);
        QTRY_COMPARE(m_window->table().width(), 1024);
        entry("Course of the Game…")->trigger();
        auto* course = m_window->findChild<CoursePanel*>();
        QVERIFY(course != nullptr && course->isVisible() && course->isWindow() && !course->isModal());
        m_window->resize(1400, 800);
        QTRY_VERIFY(!course->isWindow());
        QVERIFY(course->isVisible());
        course->close();
    }

    void thePromptSaysWhatWasTakenBack()
    {
        playBuilderRound();
        session().undoRedo().undo();
        QVERIFY2(prompt().contains("1 move is undone"), qPrintable(prompt()));
        session().undoRedo().undo();
        QVERIFY2(prompt().contains("2 moves are undone: playing on discards them"), qPrintable(prompt()));
        QVERIFY(prompt().contains(session().seatName(position().turn)));
        QVERIFY(thing("Redo")->isEnabled());
        driver::press(thing("Redo"));
        driver::press(thing("Redo"));
        QVERIFY(!prompt().contains("undone"));
    }

    void theOwnLastTurnIsDroppedWithoutAsking()
    {
        driver::press(thing("Role Settler"));
        session().undoRedo().undo();
        driver::press(thing("Role Builder"));
        QVERIFY(message() == nullptr);
        QCOMPARE(session().orderCount(), 1);
        QCOMPARE(session().history().takenBack(), 0);
    }

    void othersOrdersAreDroppedOnlyAfterAnAnswer_data()
    {
        QTest::addColumn<int>("hand");
        QTest::newRow("drag") << static_cast<int>(Hand::Drag);
        QTest::newRow("click") << static_cast<int>(Hand::Click);
        QTest::newRow("keyboard") << static_cast<int>(Hand::Keyboard);
    }
    void othersOrdersAreDroppedOnlyAfterAnAnswer()
    {
        QFETCH(int, hand);
        const auto by = static_cast<Hand>(hand);
        QVERIFY(session().submit(Order::chooseRole(Role::Settler)).isPlayed());
        for (int other = 0; other < 3; ++other) {
            OrderList orders;
            legalOrders(position(), orders);
            QVERIFY(session().submit(orders[0]).isPlayed());
        }
        QVERIFY(session().undoRedo().goTo(1));
        const int all = session().history().size();
        const Position before = position();
        const auto takeQuarry = [&] { driver::move(thing("Quarry stack"), own("Island space 5"), by); };
        takeQuarry();
        QVERIFY(message() != nullptr);
        QVERIFY(position() == before);
        QVERIFY(!m_window->table().controller().isCarrying());
        answer(QStringLiteral("Don't Play"));
        QVERIFY(position() == before);
        QCOMPARE(session().history().size(), all);
        QVERIFY(!session().waitingOrder());
        takeQuarry();
        QVERIFY(message() != nullptr);
        const QByteArray whole = QByteArray::fromStdString(recordText(session().record()));
        answer(QStringLiteral("Play On"));
        QVERIFY(session().history().positionAt(2).seat(0).tileAt(4) == Tile::Quarry);
        QCOMPARE(session().history().size(), 2);
        QCOMPARE(lastArchived(), whole);
    }

    void thePieceGoesHomeWhileTheQuestionStands()
    {
        playBuilderRound();
        QVERIFY(session().undoRedo().goTo(0));
        m_window->table().setPace(speeds::Pace::Normal);
        const PictureWatch pictures;
        driver::move(thing("Role Settler"), thing("Board of Ana"), Hand::Drag);
        QVERIFY(message() != nullptr);
        QTRY_COMPARE(pictures.count(), 2); // in the hand, and on its way home
        answer(QStringLiteral("Don't Play"));
    }

    void aButtonThatGoesGivesTheFocusToTheTable()
    {
        QVERIFY(session().submit(Order::chooseRole(Role::Builder)).isPlayed());
        for (int seat = 0; seat < 4; ++seat) {
            thing("Pass")->setFocus();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        }
        QCOMPARE(position().decision, Decision::ChooseRole);
        QVERIFY2(QApplication::focusWidget()->accessibleName().startsWith("Role"),
                 qPrintable(QApplication::focusWidget()->accessibleName()));
    }

    void fSixReachesTheLog()
    {
        playBuilderRound();
        thing("Undo")->setFocus();
        for (int stops = 0; stops < 8 && !log().hasFocus(); ++stops) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        }
        QVERIFY(log().hasFocus());
        QTest::keyClick(&log(), Qt::Key_Home);
        QTest::keyClick(&log(), Qt::Key_Return);
        QCOMPARE(session().viewedMoment(), 0);
        QTest::keyClick(&log(), Qt::Key_Escape);
        QVERIFY(session().isLive());
        QTest::keyClick(&log(), Qt::Key_Tab);
        QVERIFY(!log().hasFocus());
    }

    void aButtonAsksToo()
    {
        playBuilderRound();
        QVERIFY(session().undoRedo().goTo(1));
        // Ana built nothing before; now she does, so that pass would be the same order again.
        OrderList orders;
        legalOrders(position(), orders);
        QVERIFY(session().submit(orders[0]).isWaiting() && session().waitingOrder());
        answer(QStringLiteral("Play On"));
        const int moment = session().orderCount();
        playBuilderRoundOn();
        QVERIFY(session().undoRedo().goTo(moment - 1));
        driver::press(thing("Pass"));
        QVERIFY(message() != nullptr);
        answer(QStringLiteral("Don't Play"));
        QCOMPARE(session().orderCount(), moment - 1);
    }

    void escapeKeepsTheOrders()
    {
        playBuilderRound();
        QVERIFY(session().undoRedo().goTo(0));
        driver::press(thing("Role Settler"));
        QVERIFY(message() != nullptr);
        QTest::keyClick(message(), Qt::Key_Escape);
        QTRY_VERIFY(message() == nullptr);
        QCOMPARE(session().orderCount(), 0);
        QVERIFY(!session().waitingOrder());
    }

    void theQuestionGoesWhenTheGameChanges()
    {
        playBuilderRound();
        QVERIFY(session().undoRedo().goTo(0));
        driver::press(thing("Role Settler"));
        QVERIFY(message() != nullptr);
        session().undoRedo().redo();
        QTRY_VERIFY(message() == nullptr);
        QCOMPARE(session().orderCount(), 1);
    }

    void theLogsMenuShowsAMoment()
    {
        playBuilderRound();
        QMenu* menu = menuOfLine(1);
        QVERIFY(menu != nullptr);
        entryOf(menu, "Show This Moment")->trigger();
        menu->close();
        QCOMPARE(session().viewedMoment(), 1);
        QVERIFY(!session().isLive());
        QVERIFY(bar().isVisible());
        QVERIFY(!m_window->table().prompt().isVisible());
    }

    void theLogsMenuUndoes()
    {
        playBuilderRound();
        QMenu* menu = menuOfLine(1);
        QVERIFY(menu != nullptr);
        entryOf(menu, "Undo to Here")->trigger();
        menu->close();
        QCOMPARE(session().orderCount(), 1);
        QVERIFY(session().isLive());
        QCOMPARE(session().history().takenBack(), 4);
    }

    void theLogsMenuSaysWhyItCannotUndo()
    {
        playSettlerRound();
        const int orders = session().orderCount();
        QMenu* menu = menuOfLine(1);
        QVERIFY(menu != nullptr);
        entryOf(menu, "Undo to Here")->trigger();
        menu->close();
        QCOMPARE(session().orderCount(), orders);
        QVERIFY(prompt().contains("hidden tiles"));
    }

    void aNewGameGoesOnFromALine()
    {
        playBuilderRound();
        const Position there = session().history().positionAt(2);
        const QByteArray whole = QByteArray::fromStdString(recordText(session().record()));
        QMenu* menu = menuOfLine(2);
        QVERIFY(menu != nullptr);
        entryOf(menu, "Play On from Here as a New Game")->trigger();
        menu->close();
        QCOMPARE(session().orderCount(), 2);
        QCOMPARE(session().history().size(), 2);
        QVERIFY(session().gamePosition() == there);
        QCOMPARE(session().seatName(2), QString("Cy"));
        QVERIFY2(m_window->windowTitle().contains("move 2"), qPrintable(m_window->windowTitle()));
        QVERIFY(prompt().contains("new game"));
        QCOMPARE(lastArchived(), whole);
    }

    void aClickOnALineShowsItsMoment()
    {
        playBuilderRound();
        const QModelIndex line = log().log().index(log().log().rowOfMoment(1));
        log().scrollTo(line);
        QTest::mouseClick(log().viewport(), Qt::LeftButton, {}, log().visualRect(line).center());
        QCOMPARE(session().viewedMoment(), 1);
        QVERIFY(bar().isVisible());
        QCOMPARE(bar().momentText(), QStringLiteral("Round 1, move 1 of 5"));
    }

    void aMomentShownCanBeUndoneTo()
    {
        playBuilderRound();
        QVERIFY(!entry("Undo to the Shown Moment")->isEnabled());
        session().view(2);
        QVERIFY(entry("Undo to the Shown Moment")->isEnabled());
        entry("Undo to the Shown Moment")->trigger();
        QCOMPARE(session().orderCount(), 2);
        QVERIFY(session().isLive());
        QVERIFY(!bar().isVisible());
        QVERIFY(m_window->table().prompt().isVisible());
    }

    void undoWhileLookingBackSaysWhyNot()
    {
        playBuilderRound();
        session().view(2);
        QVERIFY(entry("Undo")->isEnabled());
        entry("Undo")->trigger();
        QCOMPARE(session().orderCount(), 5);
        QVERIFY(m_window->table().prompt().isVisible());
        QVERIFY2(prompt().contains("another moment"), qPrintable(prompt()));
        session().view(1); // the sentence about the other moment is gone
        QVERIFY(!m_window->table().prompt().isVisible());
        QVERIFY(bar().isVisible());
    }

    void noTwoEntriesShareAKey()
    {
        QStringList keys;
        for (const QAction* action : m_window->findChildren<QAction*>()) {
            QStringList own;
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(key.isEmpty() || !keys.contains(key.toString()),
                         qPrintable(action->text() + ' ' + key.toString()));
                own.append(key.toString());
            }
            keys += own;
        }
    }

    void noTwoEntriesOfAMenuShareAMnemonic()
    {
        for (const QAction* top : m_window->menuBar()->actions()) {
            QStringList letters;
            for (const QAction* action : top->menu()->actions()) {
                const auto at = action->text().indexOf(QLatin1Char('&'));
                const QString letter = at < 0 ? QString() : action->text().mid(at + 1, 1).toLower();
                QVERIFY2(letter.isEmpty() || !letters.contains(letter), qPrintable(action->text()));
                letters.append(letter);
            }
        }
    }

    void theWindowFitsOnTheScreen()
    {
        const QRect room = m_window->screen()->availableGeometry();
        m_window->resize(room.size() + QSize(300, 300));
        m_window.reset();
        StartRequest request;
        request.players = 4;
        settings::windowGeometry.reset();
        m_window = std::make_unique<MainWindow>(request);
        m_window->show();
        QTRY_VERIFY(room.contains(m_window->frameGeometry()));
    }

private:
    void playBuilderRoundOn()
    {
        while (position().phase == Phase::Builder) {
            QVERIFY(session().submit(Order::pass()).isPlayed());
        }
    }
};

WINDROSE_TEST(window_history, WindowHistory)
#include "window_history.moc"
