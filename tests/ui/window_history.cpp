// SPDX-License-Identifier: GPL-3.0-or-later
#include "last_archived.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/settings.h"
#include "ui/table/log_panel.h"
#include "ui/table/log_title.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/replay_bar.h"
#include "ui/table/seat_board.h"
#include "window_test.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPaintEvent>
#include <QScopeGuard>
#include <QScrollBar>

#include <memory>

using namespace windrose;

namespace
{

/// The parts of a widget that are painted from now on.
class PaintedParts : public QObject
{
public:
    explicit PaintedParts(QWidget& widget) { widget.installEventFilter(this); }

    bool contains(const QPoint& point) const { return m_parts.contains(point); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            m_parts += static_cast<QPaintEvent*>(event)->region();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QRegion m_parts;
};

} // namespace

/// Going back and forth in the window: undo and its limits, the log and its menu, the replay bar, branching.
class WindowHistory : public WindowTest
{
    Q_OBJECT

private:
    ReplayBar& bar() { return m_window->table().replay(); }
    LogPanel& log() { return *m_window->findChild<LogPanel*>(); }
    void pressTitleOfLog()
    {
        m_window->findChild<LogTitle*>()->click();
        QCoreApplication::processEvents();
    }
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

    void theTitleOpensTheLogWhereItWas()
    {
        waitUntilFitted();
        const QRect before = log().geometry();
        pressTitleOfLog();
        QVERIFY(!log().isVisible());
        pressTitleOfLog();
        QVERIFY(log().isVisible());
        QCOMPARE(log().geometry(), before);
    }

    void theTitleOpensALogWithoutAPlaceAboveTheBoards()
    {
        session().startNew(5, {}, 1, {});
        QVERIFY(!log().isVisible());
        for (const bool isShownAgain : {false, true}) {
            if (isShownAgain) {
                entry("Log")->trigger();
                QVERIFY(!log().isVisible());
            }
            pressTitleOfLog();
            QVERIFY(log().isVisible());
            const QRect title = m_window->findChild<LogTitle*>()->geometry();
            for (const SeatBoard* board : m_window->findChildren<SeatBoard*>()) {
                const QRect covered = board->geometry();
                QVERIFY(title.top() <= covered.top() || !covered.contains(title.center())); // not a part of a board
            }
            pressTitleOfLog();
            QVERIFY(!log().isVisible());
        }
    }

    void theMenuSaysWhetherTheTitleShowsTheLog()
    {
        QVERIFY(entry("Log")->isChecked());
        pressTitleOfLog();
        QVERIFY(!entry("Log")->isChecked());
        entry("Log")->trigger();
        QVERIFY(log().isVisible());
        QVERIFY(entry("Log")->isChecked());
    }

    /// The lines lie within it and do not cover it.
    void theEdgeOfTheLogGoesWithIt()
    {
        waitUntilFitted();
        session().startNew(3, {}, 1, {}); // no board grows there
        QCoreApplication::processEvents();
        const QRect lines = log().geometry();
        const QPoint edge(lines.left() - 1, lines.bottom() - 60);
        const PaintedParts collapsed(m_window->table());
        pressTitleOfLog();
        QTRY_VERIFY(collapsed.contains(edge));
        const PaintedParts expanded(m_window->table());
        pressTitleOfLog();
        QTRY_VERIFY(expanded.contains(edge));
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
        QCOMPARE(lastArchived(*m_window), whole);
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

    /// The click gives the log the focus, and the line of the moment shown becomes the current one.
    void aClickInALogScrolledBackShowsItsMoment()
    {
        Random random(kSeed);
        playOrders(session(), random, 60);
        log().scrollToTop();
        m_window->table().setFocus();
        QVERIFY(!log().hasFocus());
        const int first = log().verticalScrollBar()->value();
        QVERIFY(first < log().verticalScrollBar()->maximum());
        const QModelIndex line = log().log().index(log().log().rowOfMoment(1));
        QTest::mouseClick(log().viewport(), Qt::LeftButton, {}, log().visualRect(line).center());
        QCOMPARE(session().viewedMoment(), 1);
        QVERIFY(log().hasFocus());
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
};

WINDROSE_TEST(window_history, WindowHistory)
#include "window_history.moc"
