// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/autosave_notice.h"
#include "app/window/position_setup.h"
#include "tests/ui/patience.h"
#include "tests/ui/test_program.h"
#include "ui/table/table_view.h"
#include "ui/table/unsaved_mark.h"
#include "window_on_disk.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>

using namespace windrose;

/// A position that is being set up is saved like a game: it survives the end of the program, and leaving it
/// removes it. `kill_test.py` kills the real program.
class SetupKeeps : public WindowOnDisk
{
    Q_OBJECT

private:
    QString setupFile() const { return data() + "/setup.windrose"; }
    SetupSession& setup() { return m_window->positionSetup()->session(); }
    bool isSettingUp() { return m_window->positionSetup() != nullptr; }
    bool isMarked()
    {
        return m_window->positionSetup()
            ->table()
            .findChild<UnsavedMark*>(QStringLiteral("setupUnsavedMark"))
            ->isVisible();
    }
    bool waitUntilSaved() { return m_window->setupJournal().wait(); }

    /// The contents of the position's file.
    std::optional<Position> kept() const
    {
        QFile file(setupFile());
        const RecordReading reading =
            file.open(QIODevice::ReadOnly) ? readRecord(file.readAll().toStdString()) : RecordReading{};
        return reading.record && !reading.error ? reading.record->start : std::nullopt;
    }

    /// Starts from a table with some orders and sets up another position.
    void setUpSomething()
    {
        openTableOfThree();
        playOrders(session(), m_random, 5);
        QVERIFY(session().autosave().wait());
        m_window->setupJournal().setDevice(*m_device);
        m_window->setUpPosition();
        give(77);
        QVERIFY(waitUntilSaved());
    }
    void give(int doubloons)
    {
        setup().change([=](SetupDraft& draft) { draft.setDoubloons(1, doubloons); });
    }

private slots:
    void init() { begin(); }
    void cleanup() { end(); }

    void theNextStartGoesOnWithIt()
    {
        setUpSomething();
        const Position position = setup().position();
        const QByteArray game = record();
        QVERIFY(kept() == position);
        m_window.reset();
        open();
        QVERIFY(isSettingUp());
        QVERIFY(setup().position() == position);
        QCOMPARE(record(), game);
        QCOMPARE(gameIn(slotFile()), game);
        QVERIFY(m_window->positionSetup()->hasUnsavedSteps());
        give(78); // and it continues to be saved
        QVERIFY(waitUntilSaved());
        QVERIFY(kept() == setup().position());
    }

    void undoAndRedoGoOnWithIt()
    {
        setUpSomething();
        std::vector<Position> positions{SetupDraft(session().position(), {}).position(), setup().position()};
        for (const int doubloons : {5, 6, 7}) {
            give(doubloons);
            positions.push_back(setup().position());
        }
        setup().undoStep();
        setup().undoStep();
        QVERIFY(waitUntilSaved());
        m_window.reset();
        open();
        QVERIFY(isSettingUp());
        QVERIFY(setup().position() == positions[2]);
        for (const std::size_t step : {3U, 4U}) {
            setup().redoStep();
            QVERIFY(setup().position() == positions[step]);
        }
        QVERIFY(!setup().draft().canRedo());
        for (std::size_t step = 4; step-- > 0;) {
            setup().undoStep();
            QVERIFY(setup().position() == positions[step]);
        }
        QVERIFY(!setup().draft().canUndo());
        QVERIFY(!m_window->positionSetup()->hasUnsavedSteps());
        QVERIFY(waitUntilSaved());
        m_window.reset();
        open();
        QVERIFY(isSettingUp());
        QVERIFY(!setup().draft().canUndo() && setup().draft().canRedo());
    }

    void theSeatColorsGoOnWithIt()
    {
        setUpSomething();
        SetupChoice choice;
        choice.table.players = 3;
        choice.table.names = {"Ana", "Bo", "Cy", "Di", "Ed"};
        choice.table.colors = {4, 2, 0, 1, 3};
        m_window->positionSetup()->lay(choice);
        QVERIFY(waitUntilSaved());
        m_window.reset();
        open();
        QVERIFY(isSettingUp());
        QCOMPARE(m_window->positionSetup()->colors(), choice.table.colors);
        choice.table.colors = {1, 2, 0, 4, 3}; // without another change
        m_window->positionSetup()->lay(choice);
        QVERIFY(waitUntilSaved());
        m_window.reset();
        open();
        QCOMPARE(m_window->positionSetup()->colors(), choice.table.colors);
    }

    void aFileOfAnEarlierReleaseIsGoneOnWith()
    {
        setUpSomething();
        const Position position = setup().position();
        const Record plain = setup().startRecord(); // without steps and colors
        m_window.reset();
        fill(setupFile(), QByteArray::fromStdString(recordText(plain)));
        open();
        QVERIFY(isSettingUp());
        QVERIFY(setup().position() == position);
        QVERIFY(setup().draft().canUndo());
    }

    void aTableOfAnotherSizeIsGoneOnWithToo()
    {
        setUpSomething();
        setup().change([](SetupDraft& draft) {
            draft.lay(SetupDraft::emptyTable(5, {}, 9), {"Ana", "Bo", "Cy", "Di", "Eva"});
        });
        QVERIFY(waitUntilSaved());
        m_window.reset();
        open();
        QVERIFY(isSettingUp());
        QCOMPARE(setup().players(), 5);
        QCOMPARE(setup().seatName(4), QStringLiteral("Eva"));
    }

    void leavingItRemovesItAndTheGameIsAsItWas()
    {
        setUpSomething();
        const QByteArray game = record();
        emit m_window->positionSetup()->left();
        QTRY_VERIFY(!isSettingUp());
        (void)waitUntilSaved();
        QVERIFY(!QFileInfo::exists(setupFile()));
        m_window.reset();
        open();
        QVERIFY(!isSettingUp());
        QCOMPARE(record(), game);
    }

    void startingTheGameRemovesItOnceTheGameIsKept()
    {
        setUpSomething();
        const Position position = setup().position();
        HeldDevice slow; // of the game; goes after the window
        session().autosave().setDevice(slow);
        slow.hold();
        emit m_window->positionSetup()->startRequested(setup().startRecord());
        QTRY_VERIFY(!isSettingUp());
        QVERIFY(session().position() == position);
        (void)waitUntilSaved();
        QVERIFY(kept() == position); // the game is not saved yet
        slow.release();
        QTRY_VERIFY(session().autosave().isOnDisk());
        QTRY_VERIFY(!QFileInfo::exists(setupFile()));
        QVERIFY(!slow.isUsedByWindow());
        m_window.reset();
        open();
        QVERIFY(!isSettingUp());
        QVERIFY(session().position() == position);
    }

    void onASlowDiskItGoesOnAndIsMarked()
    {
        setUpSomething();
        QTest::qWait(0);
        QVERIFY(!isMarked());
        m_device->hold();
        for (int doubloons = 1; doubloons <= 20; ++doubloons) {
            give(doubloons);
            QVERIFY(isMarked());
        }
        QVERIFY(!setup().autosave().isOnDisk());
        m_device->release();
        QTRY_VERIFY(setup().autosave().isOnDisk());
        QVERIFY(!isMarked());
        QVERIFY(kept() == setup().position());
    }

    void leavingItWaitsForNoDisk()
    {
        setUpSomething();
        m_device->hold();
        give(5);
        emit m_window->positionSetup()->left();
        QTRY_VERIFY(!isSettingUp()); // would not return while the disk is held
        m_window->setUpPosition();
        give(6);
        m_device->release();
        QVERIFY(waitUntilSaved());
        QVERIFY(kept() == setup().position());
    }

    void whatCannotBeWrittenIsSaidAndTriedAgain()
    {
        setUpSomething();
        QVERIFY(QDir(data()).removeRecursively());
        fill(data(), "in the way");
        give(5);
        QVERIFY(!waitUntilSaved());
        auto* notice = m_window->findChild<AutosaveNotice*>();
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->accessibleName().contains("position"), qPrintable(notice->accessibleName()));
        QVERIFY(isMarked());
        QVERIFY(QFile::remove(data()));
        for (QPushButton* button : notice->findChildren<QPushButton*>()) {
            if (QString(button->text()).remove('&') == "Try Again") {
                button->click();
            }
        }
        QVERIFY(waitUntilSaved());
        QVERIFY(!isMarked());
        QVERIFY(!notice->isVisible());
        QVERIFY(kept() == setup().position());
    }

    void aDamagedFileIsSaidAndKeptUnderAnotherName()
    {
        setUpSomething();
        const QByteArray game = record();
        m_window.reset();
        QFile file(setupFile());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray whole = file.readAll();
        file.close();
        for (qsizetype size = 1; size < whole.size() - 1; size += 1 + whole.size() / 5) {
            fill(setupFile(), whole.left(size));
            open();
            QVERIFY(!isSettingUp());
            QTRY_VERIFY(m_window->findChild<QMessageBox*>() != nullptr);
            const QString text = m_window->findChild<QMessageBox*>()->text();
            QVERIFY2(text.contains("being set up cannot be read"), qPrintable(text));
            QTRY_VERIFY(!QFileInfo::exists(setupFile()));
            QFile damaged(setupFile() + ".damaged");
            QVERIFY(damaged.open(QIODevice::ReadOnly));
            QCOMPARE(damaged.readAll(), whole.left(size));
            QVERIFY(damaged.remove());
            QCOMPARE(record(), game);
            m_window.reset();
        }
    }

    void windowsSetUpPositionsOfTheirOwn()
    {
        setUpSomething();
        const Position first = setup().position();
        MainWindow second(StartRequest{});
        second.setUpPosition();
        second.positionSetup()->session().change([](SetupDraft& draft) { draft.setDoubloons(0, 33); });
        QVERIFY(second.setupJournal().wait());
        QVERIFY(kept() == first);
        QCOMPARE(second.savedGames().slot(), 2);
        QVERIFY(QFileInfo::exists(data() + "/setup-2.windrose"));
    }

    void whatAWindowThatIsGoneSetUpIsAmongTheEarlierGames()
    {
        setUpSomething();
        const QByteArray left = [this] {
            QFile file(setupFile());
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        }();
        const Position position = setup().position();
        emit m_window->positionSetup()->left();
        QTRY_VERIFY(!isSettingUp());
        m_window.reset();
        fill(data() + "/setup-2.windrose", left);
        open();
        QTRY_VERIFY(!QFileInfo::exists(data() + "/setup-2.windrose"));
        const auto earlier = m_window->savedGames().archive().games();
        QVERIFY(!earlier.empty());
        QVERIFY(m_window->open(earlier.front().path));
        QVERIFY(session().position() == position);
    }

    void aStartWithAnotherTablePutsItAmongTheEarlierGames()
    {
        setUpSomething();
        const Position position = setup().position();
        m_window.reset();
        StartRequest request;
        request.players = 4;
        open(request);
        QVERIFY(!isSettingUp());
        QTRY_VERIFY(!QFileInfo::exists(setupFile()));
        QVERIFY(session().autosave().wait());
        bool isThere = false;
        for (const ArchivedGame& game : m_window->savedGames().archive().games()) {
            isThere = isThere || (m_window->open(game.path) && session().position() == position);
        }
        QVERIFY(isThere);
    }

    void closingTheWindowWithNothingToLoseEndsIt()
    {
        setUpSomething();
        setup().undoStep();
        QVERIFY(m_window->close());
        QVERIFY(!QFileInfo::exists(setupFile()));
        m_window.reset();
        open();
        QVERIFY(!isSettingUp());
    }
};

WINDROSE_TEST(setup_keeps, SetupKeeps)
#include "setup_keeps.moc"
