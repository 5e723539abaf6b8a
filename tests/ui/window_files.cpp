// SPDX-License-Identifier: GPL-3.0-or-later
#include "files_test.h"
#include "patience.h"
#include "play.h"
#include "test_program.h"
#include "ui/dialogs/score_dialog.h"
#include "ui/dialogs/settings.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QMessageBox>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace windrose;

/// How games are opened and saved: files, recent files and archived games.
class WindowFiles : public FilesTest
{
    Q_OBJECT

private slots:
    void aGameIsSavedAndOpenedAgain()
    {
        session().submit(Order::chooseRole(Role::Builder));
        session().submit(Order::pass());
        session().undoRedo().undo();
        const std::string saved = recordText(session().record());
        QVERIFY(m_window->saveTo(path("one.windrose")));
        session().load(game(2, 8));
        QVERIFY(m_window->open(path("one.windrose")));
        QCOMPARE(recordText(session().record()), saved);
        QVERIFY2(session().undoRedo().canRedo(), "what was taken back comes back as well");
    }

    void saveWritesToTheGamesOwnFile()
    {
        QVERIFY(m_window->file().isEmpty());
        QVERIFY(m_window->saveTo(path("one.windrose")));
        QCOMPARE(m_window->file(), path("one.windrose"));
        QVERIFY(m_window->windowTitle().contains("one.windrose"));
        QVERIFY(!m_window->isWindowModified());
        session().submit(Order::chooseRole(Role::Builder));
        QVERIFY(m_window->isWindowModified());
        entry("Save")->trigger();
        QVERIFY(!m_window->isWindowModified());
        QCOMPARE(fileContent(path("one.windrose")).toStdString(), recordText(session().record()));
    }

    void anotherGameHasNoFileYet()
    {
        QVERIFY(m_window->saveTo(path("one.windrose")));
        m_window->startNew(NewGameChoice::remembered());
        QVERIFY(m_window->file().isEmpty());
        QVERIFY(!m_window->windowTitle().contains("one.windrose"));
        QVERIFY(!m_window->isWindowModified());
    }

    void aPositionIsNotOverwrittenByARecord()
    {
        entry("Copy Position")->trigger();
        const QString file = fileWith("place.json", clipboard().toUtf8());
        QVERIFY(m_window->open(file));
        QVERIFY(m_window->file().isEmpty());
    }

    void theGameOfTheCommandLineIsTheWindowsFile()
    {
        const QString file = fileOf("start.windrose", game(3, 6));
        m_window.reset();
        StartRequest request;
        request.file = file.toStdString();
        openWindow(request);
        QCOMPARE(m_window->file(), file);
        QCOMPARE(session().orderCount(), 6);
        QVERIFY(m_window->windowTitle().contains("start.windrose"));
    }

    void onlyTheFirstStartGreets()
    {
        const auto greets = [this] { return driver::prompt(*m_window).contains(QStringLiteral("Welcome")); };
        m_window.reset();
        settings::windowGeometry.reset();
        QDir(KeptGames::standardFolder()).removeRecursively();
        openWindow(driver::usualTable());
        QTRY_VERIFY(!m_window->windowIcon().isNull()); // delayed work after the first paint is done
        QVERIFY(!greets());
        m_window->close();
        m_window.reset();
        openWindow({});
        QTRY_VERIFY(!m_window->windowIcon().isNull());
        QVERIFY(!greets());
        m_window.reset();
        settings::windowGeometry.reset();
        QDir(KeptGames::standardFolder()).removeRecursively();
        openWindow({});
        QTRY_VERIFY(greets());
        QVERIFY(driver::prompt(*m_window).contains(QStringLiteral("Ctrl+N")));
    }

    void whatAnotherWindowSavedIsNotOverwrittenUnasked()
    {
        const QString file = fileOf("shared.windrose", game(2, 3));
        QVERIFY(m_window->open(file));
        const std::unique_ptr<MainWindow> other = driver::openTable();
        QVERIFY(other->open(file));
        Random random{8};
        playOrders(other->session(), random, 5);
        driver::entry(*other, "Save")->trigger();
        const std::string theirs = recordText(other->session().record());
        QCOMPARE(fileContent(file).toStdString(), theirs);
        session().submit(randomOrder(session().gamePosition(), random));
        const std::string ours = recordText(session().record());
        for (const QString choice : {"Cancel", "Save Anyway"}) {
            entry("Save")->trigger();
            QVERIFY(message() != nullptr);
            QVERIFY(message()->text().contains("shared.windrose"));
            QCOMPARE(fileContent(file).toStdString(), theirs);
            QVERIFY(m_window->isWindowModified());
            answer(choice);
        }
        QCOMPARE(fileContent(file).toStdString(), ours);
        QVERIFY(!m_window->isWindowModified());
        // It is ours now.
        session().undoRedo().undo();
        entry("Save")->trigger();
        QVERIFY(message() == nullptr);
        QCOMPARE(fileContent(file).toStdString(), recordText(session().record()));
        driver::entry(*other, "Save")->trigger();
        QVERIFY(other->findChild<QMessageBox*>() != nullptr);
        QCOMPARE(fileContent(file).toStdString(), recordText(session().record()));
    }

    void aFileThatChangedAfterTheStartIsNotOverwrittenUnasked()
    {
        const QString file = fileOf("start.windrose", game(3, 6));
        m_window.reset();
        StartRequest request;
        request.file = file.toStdString();
        openWindow(request);
        fileWith("start.windrose", "changed with an editor\n");
        entry("Save")->trigger();
        QVERIFY(message() != nullptr);
        closeMessage();
        QCOMPARE(fileContent(file), QByteArray("changed with an editor\n"));
    }

    void theGamesTheProgramKeepsAreNotSavedOver()
    {
        const QString slot = m_window->keptGames().path();
        QTRY_VERIFY(QFile::exists(slot));
        QVERIFY(session().keeping().wait());
        const QByteArray first = fileContent(slot);
        QVERIFY(QFile::link(slot, path("link.windrose")));
        QVERIFY(QDir(KeptGames::standardFolder()).mkpath("earlier"));
        const auto other = driver::openTable();
        QCOMPARE(other->keptGames().slot(), 2);
        Random random{8};
        playOrders(other->session(), random, 5);
        QStringList places{slot, path("link.windrose"), KeptGames::standardFolder() + "/earlier/mine.windrose",
                           KeptGames::standardFolder() + "/../windrose_window_files/game.windrose"};
#ifdef Q_OS_UNIX
        QCOMPARE(::link(QFile::encodeName(slot).constData(), QFile::encodeName(path("hard.windrose")).constData()), 0);
        places << path("hard.windrose");
#endif
        for (const QString& place : places) {
            QVERIFY(!other->saveTo(place));
            auto* box = other->findChild<QMessageBox*>();
            QVERIFY(box != nullptr);
            QVERIFY2(box->informativeText().contains("own games"), qPrintable(box->informativeText()));
            box->close();
            QTRY_VERIFY(other->findChild<QMessageBox*>() == nullptr);
            QCOMPARE(fileContent(slot), first);
        }
        // Such a file can be opened, but it does not become the game's own file.
        QVERIFY(other->open(slot));
        QVERIFY(other->file().isEmpty());
    }

    void recentFilesAreListedTheLastOneFirst()
    {
        QCOMPARE(entriesOf("Open Recent").size(), 1); // "No recent files"
        QVERIFY(!entriesOf("Open Recent").first()->isEnabled());
        for (int number = 0; number < 12; ++number) {
            QVERIFY(m_window->open(fileOf(QStringLiteral("game%1.windrose").arg(number), game(2, number))));
        }
        const QList<QAction*> entries = entriesOf("Open Recent");
        QCOMPARE(entries.size(), 10 + 2); // a line and "Clear"
        QVERIFY(entries.first()->text().contains("game11.windrose"));
        entries[3]->trigger();
        QCOMPARE(session().orderCount(), 8);
        QVERIFY(entriesOf("Open Recent").first()->text().contains("game8.windrose"));
        QCOMPARE(entriesOf("Open Recent").size(), 12);
        entriesOf("Open Recent").last()->trigger();
        QCOMPARE(entriesOf("Open Recent").size(), 1);
    }

    void aRecentFileThatIsGoneLeavesTheListWithAWord()
    {
        const QString file = fileOf("gone.windrose", game(2, 4));
        QVERIFY(m_window->open(file));
        session().load(game(3, 2));
        QVERIFY(QFile::remove(file));
        entriesOf("Open Recent").first()->trigger();
        QVERIFY2(prompt().contains("gone.windrose"), qPrintable(prompt()));
        QCOMPARE(session().orderCount(), 2);
        QVERIFY(settings::recentFiles.value().isEmpty());
        QVERIFY(message() == nullptr);
    }

    void theGameBeforeIsAmongTheEarlierOnes()
    {
        session().load(game(2, 9, 77));
        m_window->startNew(NewGameChoice::remembered());
        QVERIFY(session().keeping().wait());
        QVERIFY(message() == nullptr);
        const QList<QAction*> entries = entriesOf("Earlier Games");
        QVERIFY(!entries.isEmpty());
        QVERIFY2(entries.first()->text().contains("Eva"), qPrintable(entries.first()->text()));
        entries.first()->trigger();
        QCOMPARE(session().orderCount(), 9);
        QVERIFY2(m_window->file().isEmpty(), "Save must not write into the games that are kept");
        QVERIFY(settings::recentFiles.value().isEmpty());
    }

    void aFinishedGameShowsItsScore()
    {
        QVERIFY(m_window->open(fileOf("done.windrose", game(2, 5000))));
        QVERIFY(session().gamePosition().isFinished());
        QTRY_VERIFY(m_window->findChild<ScoreDialog*>() != nullptr);
        QVERIFY(m_window->findChild<ScoreDialog*>()->isVisible());
        m_window->findChild<ScoreDialog*>()->close();
        entry("Replay")->trigger();
        QCOMPARE(session().viewedMoment(), 0);
        QVERIFY(!session().position().isFinished());
    }
};

WINDROSE_TEST(window_files, WindowFiles)
#include "window_files.moc"
