// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/keeping_notice.h"
#include "tests/ui/patience.h"
#include "ui/table/keeping_mark.h"
#include "ui/table/log_panel.h"
#include "window_on_disk.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

using namespace windrose;

/// With a slow disk the window stays responsive and shows what is not saved yet.
class SlowDisk : public WindowOnDisk
{
    Q_OBJECT

private:
    bool isMarked() { return m_window->findChild<KeepingMark*>()->isVisible(); }
    QMessageBox* box() { return m_window->findChild<QMessageBox*>(); }

    /// The number of orders in the log that have no mark, from the start; those after them must have one.
    int ordersWithoutMark()
    {
        const LogModel& log = m_window->findChild<LogPanel*>()->log();
        int orders = 0;
        bool isMarked = false;
        for (int row = 0; row < log.rowCount(); ++row) {
            const bool isUnkept = log.index(row).data(LogModel::kUnkeptRole).toBool();
            if (isMarked && !isUnkept) {
                return -1;
            }
            isMarked = isUnkept;
            if (!isUnkept) {
                orders = log.index(row).data(EventRole).toInt() + 1;
            }
            if (log.index(row).data(Qt::AccessibleTextRole).toString().endsWith("(not yet saved)") != isUnkept) {
                return -2;
            }
        }
        return orders;
    }

    /// Presses a button of the next message box, or releases the disk if the name is empty.
    void answer(const QString& text)
    {
        auto* look = new QTimer(m_window.get());
        connect(look, &QTimer::timeout, this, [this, look, text] {
            if (box() == nullptr || !box()->isVisible()) {
                return;
            }
            look->stop();
            if (text.isEmpty()) {
                m_device->release();
                return;
            }
            for (QAbstractButton* button : box()->buttons()) {
                if (QString(button->text()).remove('&') == text) {
                    button->click();
                    return;
                }
            }
        });
        look->start(10);
    }

private slots:
    void init()
    {
        begin();
        openTableOfThree();
        session().keeping().setDevice(*m_device);
        playOrders(session(), m_random, 3);
        QTRY_VERIFY(session().keeping().isKept());
    }

    void cleanup() { end(); }

    void ordersGoOnAndAreMarkedUntilTheyAreKept()
    {
        QVERIFY(!isMarked());
        QCOMPARE(ordersWithoutMark(), 3);
        m_device->hold();
        playOrders(session(), m_random, 30);
        QCOMPARE(session().orderCount(), 33);
        QTest::qWait(0); // the window has processed its events
        QVERIFY(isMarked());
        QCOMPARE(session().keeping().keptCount(), 3);
        QCOMPARE(ordersWithoutMark(), 3);
        m_device->release();
        QTRY_VERIFY(session().keeping().isKept());
        QVERIFY(!isMarked());
        QCOMPARE(ordersWithoutMark(), 33);
        QCOMPARE(gameIn(slotFile()), record());
    }

    void ordersThatWaitAreSyncedTogether()
    {
        m_device->hold();
        const int before = m_device->syncs();
        playOrders(session(), m_random, 1);
        QTRY_COMPARE(m_device->syncs(), before + 1);
        playOrders(session(), m_random, 20);
        m_device->release();
        QTRY_VERIFY(session().keeping().isKept());
        QCOMPARE(m_device->syncs(), before + 2);
    }

    void undoIsMarkedTooAndWhatIsPlayedInstead()
    {
        const std::vector<Order> kept = session().record().orders;
        m_device->hold();
        playOrders(session(), m_random, 2);
        session().undoRedo().undo(); // of an order that is not kept yet
        QCOMPARE(ordersWithoutMark(), 3);
        QVERIFY(session().undoRedo().goTo(2)); // of orders that are
        QVERIFY(isMarked());
        QCOMPARE(ordersWithoutMark(), 2);
        QVERIFY(session().undoRedo().goTo(4));
        QCOMPARE(ordersWithoutMark(), 3);
        QVERIFY(session().undoRedo().goTo(1));
        Random other{99};
        playOrders(session(), other, 4);
        QVERIFY(isMarked());
        const std::vector<Order> now = session().record().orders;
        const auto same = std::mismatch(kept.begin(), kept.end(), now.begin()).first - kept.begin();
        QCOMPARE(ordersWithoutMark(), static_cast<int>(same));
        m_device->release();
        QTRY_VERIFY(session().keeping().isKept());
        QVERIFY(!isMarked());
        QCOMPARE(ordersWithoutMark(), 5);
        QCOMPARE(gameIn(slotFile()), record());
    }

    void whatIsPlayedAgainIsMarkedWhileItsUndoIsBeingWritten()
    {
        m_device->hold();
        const int before = m_device->syncs();
        session().undoRedo().undo();
        QTRY_COMPARE(m_device->syncs(), before + 1);
        session().undoRedo().redo();
        QCOMPARE(session().orderCount(), 3);
        QVERIFY(isMarked());
        QCOMPARE(ordersWithoutMark(), 2); // the contents of the disk if the program were killed now
        m_device->release();
        QTRY_VERIFY(session().keeping().isKept());
        QCOMPARE(ordersWithoutMark(), 3);
    }

    void otherGamesDoNotWaitForItEither()
    {
        m_device->hold();
        playOrders(session(), m_random, 5);
        const QByteArray first = record();
        session().startNew(4, {}, 4, {});
        playOrders(session(), m_random, 5);
        QCOMPARE(ordersWithoutMark(), 0);
        const QByteArray second = record();
        session().load(*readRecord(first.toStdString()).record);
        session().setPlayer(0, PlayerSpec::read("newcomer"));
        session().setPlayer(0, PlayerSpec());
        playOrders(session(), m_random, 1);
        session().startNew(2, {}, 5, {});
        QVERIFY(isMarked());
        m_device->release();
        QTRY_VERIFY(session().keeping().isKept());
        QCOMPARE(gameIn(slotFile()), record());
        const auto earlier = m_window->keptGames().archive().games();
        QCOMPARE(earlier.size(), std::size_t{2});
        QVERIFY(gameIn(earlier[0].path) == second || gameIn(earlier[1].path) == second);
        QVERIFY(earlier[0].orders == 9 || earlier[1].orders == 9);
    }

    void leavingWaitsForTheDiskAndSaysSo()
    {
        m_device->hold();
        playOrders(session(), m_random, 5);
        answer({});
        QVERIFY(m_window->close());
        QFile file(slotFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), record()); // with its end mark
        QVERIFY(!m_window->isVisible());
    }

    void leavingCanBeTakenBackMeanwhile()
    {
        m_device->hold();
        playOrders(session(), m_random, 5);
        answer("Cancel");
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        QVERIFY(isMarked());
        playOrders(session(), m_random, 5);
        QCOMPARE(ordersWithoutMark(), 3);
        m_device->release();
        QTRY_VERIFY(session().keeping().isKept());
        QCOMPARE(gameIn(slotFile()), record());
        QCOMPARE(session().orderCount(), 13);
    }

    void whoeverDoesNotWaitLeavesAnyway()
    {
        m_device->hold();
        playOrders(session(), m_random, 5);
        answer("Quit Anyway");
        QVERIFY(m_window->close());
        QVERIFY(!m_window->isVisible());
        QCOMPARE(session().keeping().keptCount(), 3);
    }

    void aFolderThatVanishedMeanwhileIsNoticedWhenTheWindowLeaves()
    {
        QVERIFY(QDir(data()).removeRecursively());
        QFile bar(data()); // a file in its place, so that the folder cannot be created
        QVERIFY(bar.open(QIODevice::WriteOnly));
        QVERIFY(session().keeping().isKept()); // nothing has been tried since
        QVERIFY(!m_window->close());
        QVERIFY(box() != nullptr);
        QVERIFY2(box()->text().contains("not saved"), qPrintable(box()->text()));
        QVERIFY(m_window->findChild<KeepingNotice*>()->isVisible());
        box()->reject();
        QVERIFY(bar.remove());
        QVERIFY(m_window->close());
        QCOMPARE(gameIn(slotFile()), record());
    }

    void aFolderThatVanishedMeanwhileIsMadeAgainWhenTheWindowLeaves()
    {
        QVERIFY(QDir(data()).removeRecursively());
        QVERIFY(m_window->close());
        QCOMPARE(gameIn(slotFile()), record());
    }
};

QTEST_MAIN(SlowDisk)
#include "slow_disk_test.moc"
