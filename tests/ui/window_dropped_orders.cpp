// SPDX-License-Identifier: GPL-3.0-or-later
#include "last_archived.h"
#include "patience.h"
#include "picture_watch.h"
#include "test_program.h"
#include "ui/table/motion_layer.h"
#include "ui/table/placement_controller.h"
#include "ui/table/table_view.h"
#include "window_test.h"

#include <QMessageBox>

using namespace windrose;
using driver::Hand;

/// Playing on after an undo: the question before orders of others are dropped.
class WindowDroppedOrders : public WindowTest
{
    Q_OBJECT

private:
    void playBuilderRoundOn()
    {
        while (position().phase == Phase::Builder) {
            QVERIFY(session().submit(Order::pass()).isPlayed());
        }
    }

private slots:
    void init() { openDefaultTable(); }

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
        QCOMPARE(lastArchived(*m_window), whole);
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
};

WINDROSE_TEST(window_dropped_orders, WindowDroppedOrders)
#include "window_dropped_orders.moc"
