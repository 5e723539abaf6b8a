// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/curtain.h"
#include "core/players/random_player.h"
#include "patience.h"
#include "player_specs.h"
#include "test_program.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"
#include "ui/models/player_board_model.h"
#include "ui/table/table_hint.h"
#include "ui/table/table_tile.h"
#include "window_test.h"

#include <QAccessible>
#include <QAction>

#include <memory>

using namespace windrose;

/// With the curtain on, nobody sees another's hidden points before lifting the curtain: everything that brings another
/// person to the table covers it.
class WindowCurtain : public WindowTest
{
    Q_OBJECT

private:
    Random m_random{4};

    Curtain* curtain() { return m_window->findChild<Curtain*>(); }

    void open(const std::vector<std::string>& seats)
    {
        StartRequest request;
        request.players = static_cast<int>(seats.size());
        request.names = {"Ana", "Bo", "Cy", "Di"};
        request.names.resize(seats.size());
        request.seats = seatsOf(seats);
        request.seed = 3;
        openWindow(request);
    }
    void play(int orders)
    {
        for (int order = 0; order < orders && !session().gamePosition().isFinished(); ++order) {
            session().submit(randomOrder(session().gamePosition(), m_random));
        }
    }
    /// The seats whose points the table shows or exposes to screen readers.
    QList<int> seatsWithVisiblePoints()
    {
        QList<int> seats;
        for (int seat = 0; seat < session().players(); ++seat) {
            const QString name = QStringLiteral("Board of %1").arg(session().seatName(seat));
            const QAccessibleInterface* board =
                driver::named(QAccessible::queryAccessibleInterface(&m_window->table()), name);
            if (board != nullptr && board->text(QAccessible::Name).contains(QStringLiteral("victory point"))) {
                seats += seat;
            }
        }
        return seats;
    }
    void expectVisibleOnlyTo(int seat)
    {
        QCOMPARE(curtain()->isVisible(), session().isCovered());
        QCOMPARE(seatsWithVisiblePoints(), seat < 0 ? QList<int>() : QList<int>{seat});
    }
    /// Does something while `reader` is at the table; if it is then another person's turn, the curtain must be closed.
    template <class Doing>
    void expectHandOver(const char* what, Doing doing)
    {
        const int reader = session().reader();
        const QString name = session().seatName(reader);
        doing();
        const int person = session().personAtTable();
        QVERIFY2(session().seatName(person) != name, what);
        QVERIFY2(curtain()->isVisible(), what);
        QVERIFY2(curtain()->accessibleName().startsWith(session().seatName(person)), what);
        QVERIFY2(seatsWithVisiblePoints().isEmpty(), what);
        curtain()->click();
        QVERIFY2(!curtain()->isVisible(), what);
        QCOMPARE(seatsWithVisiblePoints(), QList<int>{person});
    }

private slots:
    void initTestCase()
    {
        driver::isolateFiles(m_home);
        settings::undoPastHiddenTiles.setValue(true);
    }

    void init() { settings::curtain.setValue(true); }

    void whateverHandsTheTableOverDrawsTheCurtain()
    {
        open({"person", "person", "person"});
        QVERIFY2(curtain()->isVisible(), "whoever starts the program may be anybody");
        QTest::keyClick(curtain(), Qt::Key_Return);
        QVERIFY(!curtain()->isVisible());
        expectVisibleOnlyTo(0);
        expectHandOver("an order", [&] { session().submit(Order::chooseRole(Role::Craftsman)); });
        expectHandOver("undo", [&] { entry("Undo")->trigger(); });
        expectHandOver("redo", [&] { entry("Redo")->trigger(); });
        expectHandOver("an order", [&] { session().submit(Order::chooseRole(Role::Trader)); });
        expectHandOver("undo to a moment", [&] { m_window->undoTo(0); });
        expectHandOver("redo to a moment", [&] { m_window->undoTo(2); });
        session().view(1);
        expectHandOver("undo to the shown moment", [&] { entry("Undo to the Shown Moment")->trigger(); });
        expectHandOver("a new game from an earlier moment", [&] { m_window->branchFrom(0); });
        expectHandOver("another player of the seat",
                       [&] { session().setPlayer(session().personAtTable(), PlayerSpec::read("merchant")); });
        Record record = session().record();
        record.names = {"Eva", "Finn", "Gus"};
        record.playerTexts.clear();
        expectHandOver("another game", [&] { m_window->openText(QString::fromStdString(recordText(record))); });
    }

    /// The hidden curtain kept the focus once, and swallowed Enter.
    void afterTheCurtainTheKeyboardPlaysOn()
    {
        open({"person", "person", "person"});
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(!curtain()->isVisible());
        auto* card = dynamic_cast<TableTile*>(QApplication::focusWidget());
        QVERIFY(card != nullptr);
        QVERIFY2(card->canBeTaken(), qPrintable(card->accessibleName()));
        QTest::keyClick(card, Qt::Key_Return);
        QCOMPARE(session().orderCount(), 1);
    }

    void lookingBackHandsNothingOver()
    {
        open({"person", "person", "person"});
        curtain()->click();
        session().submit(Order::chooseRole(Role::Craftsman));
        curtain()->click();
        for (const int moment : {0, 1}) {
            session().view(moment);
            expectVisibleOnlyTo(1);
        }
    }

    /// Whatever the window does to a game: points are shown only to the last person who lifted the curtain.
    void pointsAreShownOnlyToWhoeverLiftedTheCurtain()
    {
        open({"person", "person", "person", "person"});
        int lifted = -1;
        int falls = 0;
        for (int step = 0; step < 400; ++step) {
            switch (m_random.below(9)) {
            case 0:
                entry("Undo")->trigger();
                break;
            case 1:
                entry("Redo")->trigger();
                break;
            case 2:
                entry("Restart My Turn")->trigger();
                break;
            case 3:
                m_window->undoTo(static_cast<int>(m_random.below(session().history().size() + 1)));
                break;
            case 4:
                session().view(static_cast<int>(m_random.below(session().history().size() + 1)));
                break;
            case 5:
                session().returnToGame();
                break;
            default:
                session().returnToGame();
                session().dismissWaiting();
                play(1);
                session().playWaiting();
                break;
            }
            if (session().gamePosition().isFinished()) {
                break;
            }
            if (curtain()->isVisible()) {
                ++falls;
                QVERIFY(seatsWithVisiblePoints().isEmpty());
                if (m_random.below(2) == 0) {
                    curtain()->click();
                    lifted = session().personAtTable();
                }
            }
            if (!curtain()->isVisible()) {
                QCOMPARE(seatsWithVisiblePoints(), QList<int>{lifted});
            }
        }
        QVERIFY(falls > 50);
    }

    void whoPlaysAloneMeetsNoCurtain()
    {
        open({"person", "merchant", "merchant"});
        expectVisibleOnlyTo(0);
        session().submit(Order::chooseRole(Role::Craftsman));
        expectVisibleOnlyTo(0);
        session().undoRedo().undo();
        expectVisibleOnlyTo(0);
        m_window->branchFrom(0);
        expectVisibleOnlyTo(0);
    }

    void withoutTheSettingThereIsNoCurtain()
    {
        settings::curtain.setValue(false);
        open({"person", "person", "person"});
        expectVisibleOnlyTo(0);
        session().submit(Order::chooseRole(Role::Craftsman));
        expectVisibleOnlyTo(1);
        session().undoRedo().undo();
        expectVisibleOnlyTo(0);
    }

    void whatLiesBehindTheCurtainCannotBeReached()
    {
        open({"person", "person", "person"});
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab, Qt::Key_N, Qt::Key_F6}) {
            QTest::keyClick(QApplication::focusWidget(), key);
            QCOMPARE(QApplication::focusWidget(), curtain());
        }
        entry("Hint")->trigger();
        QVERIFY(!m_window->table().hint().isOpen());
        curtain()->click();
        entry("Hint")->trigger();
        QVERIFY(m_window->table().hint().isOpen());
        session().submit(Order::chooseRole(Role::Craftsman));
        QVERIFY(curtain()->isVisible());
        QVERIFY(!m_window->table().hint().isOpen());
        // It covers the table at any size.
        m_window->resize(m_window->size() - QSize(80, 60));
        QTRY_COMPARE(curtain()->rect(), m_window->table().rect());
    }

    /// A dialog that was opened for one person is not in front of the curtain for the next.
    void theScoreLeavesWithItsReader()
    {
        settings::showAllPoints.setValue(true);
        open({"person", "person", "person"});
        curtain()->click();
        entry("Score…")->trigger();
        QVERIFY(m_window->findChild<ScoreDialog*>() != nullptr && m_window->findChild<ScoreDialog*>()->isVisible());
        settings::showAllPoints.reset();
        session().submit(Order::chooseRole(Role::Craftsman));
        QVERIFY(curtain()->isVisible());
        QTRY_VERIFY(m_window->findChild<ScoreDialog*>() == nullptr);
    }

    void whereNothingIsHiddenNothingIsCovered()
    {
        open({"person", "person"});
        curtain()->click();
        while (!session().gamePosition().isFinished()) {
            play(1);
            if (session().isCovered()) {
                curtain()->click();
            }
        }
        QVERIFY(!curtain()->isVisible());
        QCOMPARE(seatsWithVisiblePoints().size(), 2);
    }
};

WINDROSE_TEST(window_curtain, WindowCurtain)
#include "window_curtain.moc"
