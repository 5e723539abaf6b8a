// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/game_archive.h"
#include "tests/ui/test_program.h"

#include "saved_files.h"
#include "special_file.h"
#include "ui/session/file_device.h"
#include "ui/session/saved_games.h"

#include <QTemporaryDir>

#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

using namespace windrose;

namespace
{

QString archive(const QString& folder, const Record& record, const QDateTime& when)
{
    return GameArchive(folder).add(FileDevice::system(), record, when);
}

const QDateTime kNoon(QDate(2026, 5, 1), QTime(12, 0, 0));

} // namespace

/// Games that lay on the table before.
class GameArchiveTest : public QObject
{
    Q_OBJECT

private slots:
    void aGameThatIsReplacedIsKeptWithItsNamesAndTime();
    void aGameThatGoesOnIsNoEarlierGame();
    void aGameWithoutOrdersIsNotKept();
    void nothingIsKeptTwice();
    void gamesOfTheSameSecondDoNotOverwriteEachOther();
    void theTwentyArchivedLastAreKeptAndForeignFilesStay();
    void aGameWithAnOldDateIsNotDroppedWhenItIsArchived();
    void aGameFromTheFutureDoesNotHeadTheListForEver();
    void filesNamedByTimeAloneAreOlderThanNumberedOnes();
    void aGameThatIsArchivedAgainIsTheLastOne();
    void windowsThatArchiveAtTheSameTimeLoseNothing();
    void namesNeedNotSuitAFileSystem();
    void earlierGamesAreReadFromRegularFilesAlone_data() { specialFileRows(); }
    void earlierGamesAreReadFromRegularFilesAlone();
};

void GameArchiveTest::aGameThatIsReplacedIsKeptWithItsNamesAndTime()
{
    const QTemporaryDir directory;
    const QDateTime begin = QDateTime::currentDateTime().addSecs(-1); // no promise; file names have whole seconds
    GameSession session;
    session.startNew(3, {"Ana", "Бея", "Cleo"}, 3, {});
    session.autosave().setPath(directory.filePath("game.windrose"));
    Random random{3};
    playOrders(session, random, 40);
    session.undoRedo().goTo(35);
    const QByteArray first = recordOf(session);
    const int round = static_cast<int>(session.gamePosition().round);
    session.startNew(2, {"Di", "Eva"}, 4, {});
    playToTheEnd(session, random);
    const QByteArray second = recordOf(session);
    session.startNew(4, {}, 5, {});
    QVERIFY(session.autosave().wait());
    auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{2});
    std::sort(archived.begin(), archived.end(),
              [](const ArchivedGame& one, const ArchivedGame& other) { return one.names.size() > other.names.size(); });
    QCOMPARE(archived[0].names, (QStringList{"Ana", "Бея", "Cleo"}));
    QCOMPARE(archived[0].orders, 35);
    QCOMPARE(archived[0].round, round);
    QVERIFY(!archived[0].isFinished);
    const QDateTime end = QDateTime::currentDateTime(); // no promise: it may be any time in between
    QVERIFY2(archived[0].when >= begin && archived[0].when <= end, qPrintable(archived[0].when.toString()));
    QVERIFY(QFileInfo(archived[0].path).fileName().endsWith(" Ana, Бея, Cleo.windrose"));
    QCOMPARE(fileContent(archived[0].path), first);
    QVERIFY(archived[1].isFinished);
    QCOMPARE(fileContent(archived[1].path), second);
    QCOMPARE(gameIn(directory.filePath("game.windrose")), recordOf(session));
}

void GameArchiveTest::aGameThatGoesOnIsNoEarlierGame()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    fill(path, textOf(game(3, 20)) + "; a remark by hand\n");
    GameSession session;
    session.load(game(3, 20));
    session.autosave().setPath(path);
    Random random{9};
    playOrders(session, random, 5);
    session.load(session.record());
    QVERIFY(session.autosave().wait());
    QCOMPARE(gameIn(path), recordOf(session));
    QVERIFY(!QDir(directory.filePath("earlier")).exists());
}

void GameArchiveTest::aGameWithoutOrdersIsNotKept()
{
    const QTemporaryDir directory;
    GameSession session;
    session.autosave().setPath(directory.filePath("game.windrose"));
    session.startNew(3, {}, 3, {});
    session.startNew(3, {}, 4, {});
    QVERIFY(session.autosave().wait());
    QVERIFY(!QDir(directory.filePath("earlier")).exists());
    session.submit(Order::chooseRole(Role::Builder));
    session.undoRedo().undo(); // it was given all the same
    session.startNew(3, {}, 5, {});
    QVERIFY(session.autosave().wait());
    QCOMPARE(GameArchive(directory.path()).games().size(), std::size_t{1});
}

void GameArchiveTest::nothingIsKeptTwice()
{
    const QTemporaryDir directory;
    QCOMPARE(archive(directory.path(), game(3, 20), kNoon), QString());
    QCOMPARE(archive(directory.path(), game(3, 20), kNoon.addDays(1)), QString());
    QCOMPARE(archive(directory.path(), game(3, 12), kNoon.addDays(2)), QString());
    QCOMPARE(GameArchive(directory.path()).games().size(), std::size_t{1});
    // The same game with more orders replaces its earlier state.
    QCOMPARE(archive(directory.path(), game(3, 30), kNoon.addDays(3)), QString());
    auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{1});
    QCOMPARE(archived.front().orders, 30);
    // Another continuation is another game.
    Record other = game(3, 12);
    GameSession session;
    session.load(other);
    Random random{77};
    playOrders(session, random, 18);
    QVERIFY(session.record().orders != game(3, 30).orders);
    QCOMPARE(archive(directory.path(), session.record(), kNoon.addDays(4)), QString());
    QCOMPARE(GameArchive(directory.path()).games().size(), std::size_t{2});
}

void GameArchiveTest::gamesOfTheSameSecondDoNotOverwriteEachOther()
{
    const QTemporaryDir directory;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        QCOMPARE(archive(directory.path(), game(seed, 5), kNoon), QString());
    }
    QCOMPARE(GameArchive(directory.path()).games().size(), std::size_t{5});
    QCOMPARE(namesIn(directory.filePath("earlier")).size(), 5);
}

void GameArchiveTest::theTwentyArchivedLastAreKeptAndForeignFilesStay()
{
    const QTemporaryDir directory;
    QVERIFY(QDir(directory.path()).mkdir("earlier"));
    const QString foreign = directory.filePath("earlier/my best.windrose");
    fill(foreign, textOf(game(99, 3)));
    for (int number = 0; number < GameArchive::kMaxGames + 5; ++number) {
        QCOMPARE(archive(directory.path(), game(static_cast<std::uint64_t>(number), 4), kNoon.addDays(number)),
                 QString());
    }
    const auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{GameArchive::kMaxGames});
    QCOMPARE(archived.front().when, kNoon.addDays(GameArchive::kMaxGames + 4));
    QCOMPARE(archived.back().when, kNoon.addDays(5));
    QVERIFY(QFile::exists(foreign));
}

void GameArchiveTest::aGameWithAnOldDateIsNotDroppedWhenItIsArchived()
{
    const QTemporaryDir directory;
    for (int number = 0; number < GameArchive::kMaxGames; ++number) {
        QCOMPARE(archive(directory.path(), game(static_cast<std::uint64_t>(number), 4), kNoon), QString());
    }
    const QString slot = directory.filePath("game.windrose");
    const QDateTime old(QDate(2001, 1, 1), QTime(12, 0, 0));
    fill(slot, textOf(game(77, 9)));
    QFile file(slot);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(old, QFileDevice::FileModificationTime));
    file.close();
    QCOMPARE(archiveSlotFile(FileDevice::system(), slot), QString());
    const auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{GameArchive::kMaxGames});
    QCOMPARE(archived.front().when, old);
    QCOMPARE(fileContent(archived.front().path), textOf(game(77, 9)));
}

void GameArchiveTest::aGameFromTheFutureDoesNotHeadTheListForEver()
{
    const QTemporaryDir directory;
    const QDateTime future(QDate(2999, 1, 1), QTime(12, 0, 0));
    QCOMPARE(archive(directory.path(), game(77, 9), future), QString());
    QCOMPARE(GameArchive(directory.path()).games().front().when, future);
    for (int number = 0; number < GameArchive::kMaxGames; ++number) {
        QCOMPARE(archive(directory.path(), game(static_cast<std::uint64_t>(number), 4), kNoon), QString());
        QCOMPARE(GameArchive(directory.path()).games().front().when, kNoon);
    }
    for (const ArchivedGame& archived : GameArchive(directory.path()).games()) {
        QCOMPARE(archived.when, kNoon);
    }
}

void GameArchiveTest::filesNamedByTimeAloneAreOlderThanNumberedOnes()
{
    const QTemporaryDir directory;
    QVERIFY(QDir(directory.path()).mkdir("earlier"));
    fill(directory.filePath("earlier/2025-01-01 10-00-00 Ana, Ben, Cleo.windrose"), textOf(game(1, 5)));
    fill(directory.filePath("earlier/2999-01-01 10-00-00 Ana, Ben, Cleo.windrose"), textOf(game(2, 6)));
    fill(directory.filePath("earlier/2025-03-01 10-00-00 Ana, Ben, Cleo.windrose"), textOf(game(3, 7)));
    const auto orders = [&] {
        std::vector<int> result;
        for (const ArchivedGame& archived : GameArchive(directory.path()).games()) {
            result.push_back(archived.orders);
        }
        return result;
    };
    QCOMPARE(orders(), (std::vector<int>{6, 7, 5}));
    for (int number = 0; number < GameArchive::kMaxGames - 1; ++number) {
        QCOMPARE(archive(directory.path(), game(static_cast<std::uint64_t>(10 + number), 20 + number), kNoon),
                 QString());
        QCOMPARE(orders().front(), 20 + number);
    }
    QCOMPARE(orders().back(), 6); // the other games, ordered by time, are dropped
}

void GameArchiveTest::aGameThatIsArchivedAgainIsTheLastOne()
{
    const QTemporaryDir directory;
    for (int number = 0; number < GameArchive::kMaxGames; ++number) {
        QCOMPARE(archive(directory.path(), game(static_cast<std::uint64_t>(number), 4), kNoon), QString());
    }
    // It was opened again and closed without another order.
    QCOMPARE(archive(directory.path(), game(0, 4), kNoon.addDays(1)), QString());
    auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{GameArchive::kMaxGames});
    QCOMPARE(fileContent(archived.front().path), textOf(game(0, 4)));
    QCOMPARE(archived.front().when, kNoon); // the time of the last order
    QCOMPARE(archive(directory.path(), game(99, 4), kNoon), QString());
    archived = GameArchive(directory.path()).games();
    QCOMPARE(fileContent(archived[1].path), textOf(game(0, 4)));
}

void GameArchiveTest::windowsThatArchiveAtTheSameTimeLoseNothing()
{
    const QTemporaryDir directory;
    constexpr int kWindows = 4;
    constexpr int kEach = GameArchive::kMaxGames / kWindows;
    std::vector<Record> games;
    for (std::uint64_t seed = 0; seed < kWindows * kEach; ++seed) {
        games.push_back(game(seed, 4));
    }
    std::vector<std::thread> windows;
    std::atomic<int> failures = 0;
    for (std::size_t window = 0; window < kWindows; ++window) {
        windows.emplace_back([&, window] {
            for (std::size_t number = 0; number < kEach; ++number) {
                failures += archive(directory.path(), games[window * kEach + number], kNoon).isEmpty() ? 0 : 1;
            }
        });
    }
    for (std::thread& window : windows) {
        window.join();
    }
    QCOMPARE(failures.load(), 0);
    std::set<QByteArray> kept;
    for (const ArchivedGame& archived : GameArchive(directory.path()).games()) {
        kept.insert(fileContent(archived.path));
    }
    QCOMPARE(kept.size(), games.size());
    QCOMPARE(namesIn(directory.filePath("earlier")).size(), static_cast<qsizetype>(games.size()));
}

void GameArchiveTest::namesNeedNotSuitAFileSystem()
{
    const QTemporaryDir directory;
    const QStringList names{"../../x", "a\\b:c*?\"<>|", "CON.", QString(100, QChar(0x674E)), "\U0001F3B2 dice"};
    QCOMPARE(archive(directory.path(), game(1, 5, names), kNoon), QString());
    const auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{1});
    QCOMPARE(archived.front().names, names);
    const QString name = QFileInfo(archived.front().path).fileName();
    for (const char16_t* bad = u"\\/:*?\"<>|"; *bad != 0; ++bad) {
        QVERIFY2(!name.contains(QChar(*bad)), qPrintable(name));
    }
    QCOMPARE(QFileInfo(archived.front().path).absolutePath(), directory.filePath("earlier"));
}

void GameArchiveTest::earlierGamesAreReadFromRegularFilesAlone()
{
    QFETCH(QString, kind);
    const QTemporaryDir directory;
    const QString odd = directory.filePath("earlier/000007 2026-05-01 12-00-00 Ana, Ben.windrose");
    QVERIFY(makeSpecialFile(odd, kind));
    QCOMPARE(archive(directory.path(), game(3, 20), kNoon), QString());
    QCOMPARE(GameArchive(directory.path()).games().size(), std::size_t{1});
    QVERIFY(isSpecialFile(odd, kind));
}

WINDROSE_TEST(game_archive, GameArchiveTest)
#include "game_archive.moc"
