// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave_notice.h"
#include "app/window/position_setup.h"
#include "tests/ui/patience.h"
#include "tests/ui/test_program.h"
#include "ui/table/log_panel.h"
#include "ui/table/unsaved_mark.h"
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
    bool isMarked() { return m_window->findChild<UnsavedMark*>()->isVisible(); }

    /// The number of orders in the log that have no mark, from the start; those after them must have one.
    int ordersWithoutMark()
    {
        const LogModel& log = m_window->findChild<LogPanel*>()->log();
        int orders = 0;
        bool isMarked = false;
        for (int row = 0; row < log.rowCount(); ++row) {
            const bool isUnsaved = log.index(row).data(LogModel::kUnsavedRole).toBool();
            if (isMarked && !isUnsaved) {
                return -1;
            }
            isMarked = isUnsaved;
            if (!isUnsaved) {
                orders = log.index(row).data(EventRole).toInt() + 1;
            }
            if (log.index(row).data(Qt::AccessibleTextRole).toString().endsWith("(not yet saved)") != isUnsaved) {
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
            m_said = box()->text();
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

    QString m_said;  ///< by the box that was answered
    int m_syncs = 0; ///< before the saves

    QString saved() const { return m_folder->filePath("saved.windrose"); }
    /// From now on no save ends; the journal is not held.
    void holdSaves()
    {
        session().autosave().setDevice(FileDevice::system());
        m_window->saver().setDevice(*m_device);
        m_syncs = m_device->syncs();
        m_device->hold();
    }
private slots:
    void init()
    {
        begin();
        openTableOfThree();
        session().autosave().setDevice(*m_device);
        playOrders(session(), m_random, 3);
        QTRY_VERIFY(session().autosave().isOnDisk());
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
        QCOMPARE(session().autosave().ordersOnDisk(), 3);
        QCOMPARE(ordersWithoutMark(), 3);
        m_device->release();
        QTRY_VERIFY(session().autosave().isOnDisk());
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
        QTRY_VERIFY(session().autosave().isOnDisk());
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
        QTRY_VERIFY(session().autosave().isOnDisk());
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
        QTRY_VERIFY(session().autosave().isOnDisk());
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
        QTRY_VERIFY(session().autosave().isOnDisk());
        QCOMPARE(gameIn(slotFile()), record());
        const auto earlier = m_window->savedGames().archive().games();
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
        QTRY_VERIFY(session().autosave().isOnDisk());
        QCOMPARE(gameIn(slotFile()), record());
        QCOMPARE(session().orderCount(), 13);
    }

    void quitWithoutWaiting()
    {
        m_device->hold();
        playOrders(session(), m_random, 5);
        answer("Quit Anyway");
        QVERIFY(m_window->close());
        QVERIFY(!m_window->isVisible());
        QCOMPARE(session().autosave().ordersOnDisk(), 3);
    }

    void savingDoesNotHoldTheWindow()
    {
        holdSaves();
        const QByteArray atTheSave = record();
        m_window->saveTo(saved());
        playOrders(session(), m_random, 5);
        QTest::qWait(0); // the window processes its events while the save cannot end
        QCOMPARE(session().orderCount(), 8);
        QVERIFY(m_window->saver().isSaving());
        QVERIFY(!QFile::exists(saved()));
        QVERIFY2(m_window->file().isEmpty(), "nothing looks saved that is not");
        QVERIFY(settings::recentFiles.value().isEmpty());
        m_device->release();
        QVERIFY(m_window->saver().wait());
        QCOMPARE(fileContent(saved()), atTheSave);
        QCOMPARE(m_window->file(), saved());
        QCOMPARE(settings::recentFiles.value(), QStringList{saved()});
        QVERIFY2(m_window->isWindowModified(), "five orders were played after the save");
        m_window->saveTo(saved());
        QVERIFY(m_window->saver().wait());
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(box() == nullptr);
    }

    void savesInARowDoNotOvertakeEachOther()
    {
        holdSaves();
        for (int save = 0; save < 3; ++save) {
            playOrders(session(), m_random, 1);
            m_window->saveTo(saved());
        }
        QVERIFY(!QFile::exists(saved()));
        m_device->release();
        QVERIFY(m_window->saver().wait());
        QVERIFY2(box() == nullptr, "the earlier save is not a change by somebody else");
        QCOMPARE(fileContent(saved()), record());
        QVERIFY(!m_window->isWindowModified());
    }

    void aSaveGoesOnWhenAnotherGameIsOnTheTable()
    {
        holdSaves();
        const QByteArray first = record();
        m_window->saveTo(saved());
        session().startNew(2, {}, 5, {});
        m_device->release();
        QVERIFY(m_window->saver().wait());
        QCOMPARE(fileContent(saved()), first);
        QVERIFY2(m_window->file().isEmpty(), "it is the file of the game before");
    }

    void whatSomebodyWritesDuringASaveIsAskedAbout()
    {
        holdSaves();
        const QByteArray first = record();
        m_window->saveTo(saved());
        QTRY_VERIFY(m_device->syncs() > m_syncs); // it looked at the file before
        fill(saved(), "somebody else's");
        session().startNew(2, {}, 5, {});
        m_device->release();
        QVERIFY(!m_window->saver().wait());
        QVERIFY(box() != nullptr);
        QVERIFY2(box()->text().contains("saved.windrose"), qPrintable(box()->text()));
        QCOMPARE(fileContent(saved()), QByteArray("somebody else's"));
        choose("Save Anyway");
        QVERIFY(m_window->saver().wait());
        QVERIFY2(fileContent(saved()) == first, "the game that was to be saved, not the one on the table now");
    }

    void leavingWaitsForASaveAndSaysSo()
    {
        holdSaves();
        m_window->saveTo(saved());
        answer({});
        QVERIFY(m_window->close());
        QVERIFY2(m_said.contains("saved.windrose"), qPrintable(m_said));
        QCOMPARE(fileContent(saved()), record());
    }

    void leavingDuringASaveCanBeTakenBack()
    {
        holdSaves();
        m_window->saveTo(saved());
        answer("Cancel");
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        m_device->release();
        QVERIFY(m_window->saver().wait());
        QCOMPARE(fileContent(saved()), record());
    }

    void quitWithoutWaitingForASave()
    {
        holdSaves();
        m_window->saveTo(saved());
        answer("Quit Anyway");
        QVERIFY(m_window->close());
        QVERIFY(!QFile::exists(saved()));
    }

    void aSaveThatFailsKeepsTheWindowOpen()
    {
        holdSaves();
        m_window->saveTo(saved());
        QTRY_VERIFY(m_device->syncs() > m_syncs);
        fill(saved(), "somebody else's");
        answer({});
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        QVERIFY(box() != nullptr);
        QVERIFY2(box()->text().contains("has been changed"), qPrintable(box()->text()));
        box()->reject();
        QVERIFY(m_window->close());
    }

    void aPositionThatIsBeingSavedIsLeftOnceItIsSaved()
    {
        m_window->setUpPosition();
        PositionSetup& setup = *m_window->positionSetup();
        setup.session().change([](SetupDraft& draft) { draft.setDoubloons(0, 17); });
        const QByteArray text = QByteArray::fromStdString(setup.session().draft().text());
        holdSaves();
        setup.saveTo(saved());
        setup.askLeave();
        QTest::qWait(0);
        QVERIFY(box() == nullptr);
        QVERIFY(m_window->positionSetup() != nullptr);
        m_device->release();
        QVERIFY(m_window->saver().wait());
        QTRY_VERIFY(m_window->positionSetup() == nullptr);
        QCOMPARE(fileContent(saved()), text);
    }

    void aPositionWhoseSaveFailsIsNotLeft()
    {
        m_window->setUpPosition();
        PositionSetup& setup = *m_window->positionSetup();
        setup.session().change([](SetupDraft& draft) { draft.setDoubloons(0, 17); });
        holdSaves();
        setup.saveTo(saved());
        setup.askLeave();
        QTRY_VERIFY(m_device->syncs() > m_syncs);
        fill(saved(), "somebody else's");
        m_device->release();
        QVERIFY(!m_window->saver().wait());
        QTest::qWait(0);
        QVERIFY(m_window->positionSetup() != nullptr);
        QVERIFY(setup.hasUnsavedSteps());
        QVERIFY(box() != nullptr);
    }

    void aFolderThatVanishedMeanwhileIsNoticedWhenTheWindowLeaves()
    {
        QVERIFY(QDir(data()).removeRecursively());
        QFile bar(data()); // a file in its place, so that the folder cannot be created
        QVERIFY(bar.open(QIODevice::WriteOnly));
        QVERIFY(session().autosave().isOnDisk()); // nothing has been tried since
        QVERIFY(!m_window->close());
        QVERIFY(box() != nullptr);
        QVERIFY2(box()->text().contains("not saved"), qPrintable(box()->text()));
        QVERIFY(m_window->findChild<AutosaveNotice*>()->isVisible());
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

WINDROSE_TEST(slow_disk, SlowDisk)
#include "slow_disk.moc"
