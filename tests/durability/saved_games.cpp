// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/saved_games.h"
#include "tests/ui/test_program.h"

#include "saved_files.h"
#include "special_file.h"
#include "ui/session/file_device.h"

#include <QTemporaryDir>

using namespace windrose;

/// The slots of windows, and what leaves them.
class SavedGamesTest : public QObject
{
    Q_OBJECT

private slots:
    void eachWindowHoldsASlotOfItsOwn();
    void aLockFileThatNobodyHoldsIsNoLock();
    void aFolderThatCannotBeMadeIsSaidByTheGuard();
    void aLockThatVanishedWithItsFolderIsTakenAgain();
    void aDamagedFileIsPutBesideBeforeItIsReplaced();
    void whatIsNoFileInTheGamesPlaceIsMovedAsideAsItIs_data() { specialFileRows(); }
    void whatIsNoFileInTheGamesPlaceIsMovedAsideAsItIs();
    void gamesOfWindowsThatCrashedAreCollected();
    void aSecondWindowThatClosesLeavesItsGameAmongTheEarlierOnes();
};

void SavedGamesTest::eachWindowHoldsASlotOfItsOwn()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("new/data");
    const auto first = std::make_unique<SavedGames>(folder);
    auto second = std::make_unique<SavedGames>(folder);
    const SavedGames third(folder);
    QCOMPARE(first->path(), folder + "/game.windrose");
    QCOMPARE(second->path(), folder + "/game-2.windrose");
    QCOMPARE(third.path(), folder + "/game-3.windrose");
    QVERIFY(first->guard().isEmpty() && second->guard().isEmpty());
    second.reset();
    const SavedGames fourth(folder);
    QCOMPARE(fourth.slot(), 2);
}

void SavedGamesTest::aLockFileThatNobodyHoldsIsNoLock()
{
    const QTemporaryDir directory;
    for (const QByteArray& left : {QByteArray(), QByteArray("1\nwindrose\n"), QByteArray("not a lock")}) {
        fill(directory.filePath("game.lock"), left);
        SavedGames kept(directory.path());
        QCOMPARE(kept.slot(), 1);
        QCOMPARE(kept.guard(), QString());
        QCOMPARE(SavedGames(directory.path()).slot(), 2);
    }
}

void SavedGamesTest::aFolderThatCannotBeMadeIsSaidByTheGuard()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("data");
    fill(folder, "a file in the folder's place");
    SavedGames kept(folder);
    QCOMPARE(kept.slot(), 1);
    QVERIFY(!kept.guard().isEmpty());
    QVERIFY(QFile::remove(folder));
    QVERIFY(QDir().mkpath(folder));
    QCOMPARE(kept.guard(), QString());
    QVERIFY(SavedGames(folder).slot() == 2);
}

void SavedGamesTest::aLockThatVanishedWithItsFolderIsTakenAgain()
{
    const QTemporaryDir directory;
    const QString folder = directory.filePath("data");
    SavedGames kept(folder);
    QVERIFY(QDir(folder).removeRecursively());
    QVERIFY(QDir().mkpath(folder));
    QCOMPARE(kept.guard(), QString());
    QCOMPARE(SavedGames(folder).slot(), 2);
}

void SavedGamesTest::aDamagedFileIsPutBesideBeforeItIsReplaced()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    QByteArray damaged;
    for (const int length : {200, 300}) {
        damaged = textOf(game(3, 20)).left(length) + "\xFF\n";
        fill(path, damaged);
        const RecordReading reading = readRecord(damaged.toStdString());
        QVERIFY(reading.record && reading.error);
        GameSession session;
        session.load(*reading.record);
        session.autosave().setPath(path);
        QVERIFY(session.autosave().wait());
        QCOMPARE(gameIn(path), recordOf(session));
        QCOMPARE(fileContent(path + (length == 200 ? ".damaged" : "-2.damaged")), damaged);
    }
    QCOMPARE(namesIn(directory.path()).size(), 3);
}

void SavedGamesTest::whatIsNoFileInTheGamesPlaceIsMovedAsideAsItIs()
{
    QFETCH(QString, kind);
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    for (const char* aside : {".damaged", "-2.damaged"}) {
        QVERIFY(makeSpecialFile(path, kind));
        GameSession session;
        session.load(game(3, 20));
        session.autosave().setPath(path);
        QVERIFY2(session.autosave().wait(), qPrintable(session.autosave().error()));
        QVERIFY(!QFileInfo(path).isSymLink());
        QCOMPARE(gameIn(path), recordOf(session));
        QVERIFY(isSpecialFile(path + aside, kind));
        QVERIFY(QFile::remove(path));
    }
}

void SavedGamesTest::gamesOfWindowsThatCrashedAreCollected()
{
    const QTemporaryDir directory;
    SavedGames first(directory.path());
    const SavedGames second(directory.path());
    fill(first.path(), textOf(game(1, 10)));
    fill(second.path(), textOf(game(2, 10)));
    fill(directory.filePath("game-3.windrose"), textOf(game(3, 10)));
    fill(directory.filePath("game-3.lock"), "2147483646\nwindrose\n" + QSysInfo::machineHostName().toUtf8() + "\n");
    fill(directory.filePath("game-4711.windrose"), textOf(game(4, 10)));
    fill(directory.filePath("game-5.windrose"), textOf(game(5, 0)));
    fill(directory.filePath("game.windrose.1"), textOf(game(6, 10)));
    {
        SavedGames third(directory.path());
        QCOMPARE(third.slot(), 3); // and continues the game that it finds there
        third.archiveAbandonedGames();
        QCOMPARE(GameArchive(directory.path()).games().size(), std::size_t{1});
        QVERIFY(QFile::exists(third.path()));
        QVERIFY(QFile::exists(directory.filePath("game.windrose.1"))); // that one belongs to the first window
    }
    first.archiveAbandonedGames();
    QCOMPARE(GameArchive(directory.path()).games().size(), std::size_t{3});
    QStringList left = QDir(directory.path()).entryList({"*.windrose*"}, QDir::Files);
    QCOMPARE(left, (QStringList{"game-2.windrose", "game.windrose"}));
}

void SavedGamesTest::aSecondWindowThatClosesLeavesItsGameAmongTheEarlierOnes()
{
    const QTemporaryDir directory;
    const SavedGames first(directory.path());
    {
        SavedGames second(directory.path());
        GameSession session;
        session.startNew(3, {}, 3, {});
        session.autosave().setPath(second.path(), [&second] { return second.guard(); });
        Random random{3};
        playOrders(session, random, 8);
        QVERIFY(session.autosave().wait());
        session.autosave().setPath({});
        second.leave();
    }
    QCOMPARE(namesIn(directory.path()), QStringList{"game.lock"});
    const auto earlier = GameArchive(directory.path()).games();
    QCOMPARE(earlier.size(), std::size_t{1});
    QCOMPARE(earlier.front().orders, 8);
}

WINDROSE_TEST(saved_games, SavedGamesTest)
#include "saved_games.moc"
