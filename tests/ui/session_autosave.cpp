// SPDX-License-Identifier: GPL-3.0-or-later
#include "patience.h"
#include "play.h"
#include "player_specs.h"
#include "test_program.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace windrose;

class SessionAutosave : public QObject
{
    Q_OBJECT

private slots:
    void theFileHoldsTheRecordAfterEveryChange();
    void theFileBringsTheGameBack();
    void whoSitsWhereIsKeptWithTheGame();
    void nothingIsWrittenBeforeThereIsAGame();
    void lookingBackAndDraftsWriteNothing();
    void aGameUnderWayIsKeptAtOnce();
    void eachOrderIsOneMoreLine();
    void whatIsKeptIsCounted();
    void theEndIsWrittenWhenItIsClosed();
    void anErrorIsReportedAndTheGameGoesOn();
    void aFolderThatVanishesIsMadeAgain();
    void anEmptyPathStopsIt();
};

namespace
{

QByteArray recordOf(const GameSession& session)
{
    return QByteArray::fromStdString(recordText(session.record()));
}

} // namespace

void SessionAutosave::theFileHoldsTheRecordAfterEveryChange()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.autosave().setPath(path);
    int changes = 0;
    connect(&session, &GameSession::changed, this, [&] {
        ++changes;
        QVERIFY(session.autosave().wait());
        QCOMPARE(gameIn(path), recordOf(session));
    });
    session.startNew(3, {"Ana", "Bea", "Cleo"}, 3, {});
    Random random{3};
    playOrders(session, random, 40);
    session.undoRedo().undo();
    session.undoRedo().goTo(5);
    session.undoRedo().redo();
    QCOMPARE(changes, 44);
    QCOMPARE(QDir(directory.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList{"game.windrose"});
}

void SessionAutosave::theFileBringsTheGameBack()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession played;
    played.startNew(5, {"Ana", "Бея", "\"Cleo\", the 3rd", "Dora", "Eva"}, 5, {.factoryUniversitySwap = true});
    Random random{5};
    playToTheEnd(played, random);
    played.autosave().setPath(path);
    QVERIFY(played.autosave().wait());
    const RecordReading reading = readRecord(fileContent(path).toStdString());
    QVERIFY(!reading.error);
    GameSession resumed;
    resumed.load(*reading.record);
    QVERIFY(resumed.gamePosition() == played.gamePosition());
    QCOMPARE(resumed.orderCount(), played.orderCount());
    for (int seat = 0; seat < 5; ++seat) {
        QCOMPARE(resumed.seatName(seat), played.seatName(seat));
    }
}

void SessionAutosave::whoSitsWhereIsKeptWithTheGame()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession played;
    played.autosave().setPath(path);
    played.startNew(3, {}, 5, {}, specsOf({"", "planter", "program:other"}));
    Random random{5};
    playOrders(played, random, 7);
    QSignalSpy changes(&played, &GameSession::changed);
    played.setPlayer(0, PlayerSpec::read("viceroy:trader"));
    played.setPlayer(1, PlayerSpec());
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes.constLast().constFirst().value<Change>().kind, ChangeKind::Seated);
    QCOMPARE(played.orderCount(), 7);
    QVERIFY(played.autosave().wait());
    const RecordReading reading = readRecord(fileContent(path).toStdString());
    QVERIFY(!reading.error);
    GameSession resumed;
    resumed.load(*reading.record);
    const std::array<const char*, 3> players{"viceroy:trader", "", "program:other"};
    for (int seat = 0; seat < 3; ++seat) {
        QCOMPARE(resumed.seats().player(seat), PlayerSpec::read(players[static_cast<std::size_t>(seat)]));
        QCOMPARE(resumed.seats().isComputer(seat), seat != 1);
    }
    played.undoRedo().undo();
    QCOMPARE(played.seats().player(0), PlayerSpec::read("viceroy:trader"));
    played.setPlayer(2, PlayerSpec::read("admiral of a later version"));
    QVERIFY(!played.seats().isComputer(2));
    QVERIFY(played.autosave().wait());
    QVERIFY(fileContent(path).contains("[Player2 \"admiral of a later version\"]\n"));
    played.setPlayer(0, PlayerSpec());
    played.setPlayer(2, PlayerSpec());
    QVERIFY(played.autosave().wait());
    QVERIFY(!fileContent(path).contains("[Player0"));
    QVERIFY(!fileContent(path).contains("[Player2"));
}

void SessionAutosave::nothingIsWrittenBeforeThereIsAGame()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.autosave().setPath(path);
    session.autosave().saveNow();
    QVERIFY(session.autosave().wait());
    QVERIFY(!QFile::exists(path));
}

void SessionAutosave::lookingBackAndDraftsWriteNothing()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.autosave().setPath(path);
    session.startNew(3, {}, 3, {});
    session.submit(Order::chooseRole(Role::Mayor));
    QVERIFY(session.autosave().wait());
    QVERIFY(QFile::remove(path));
    session.placement().placeForMe();
    session.view(0);
    session.returnToGame();
    QVERIFY(session.autosave().wait());
    QVERIFY(!QFile::exists(path));
}

void SessionAutosave::aGameUnderWayIsKeptAtOnce()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.startNew(3, {}, 3, {});
    session.autosave().setPath(path);
    QVERIFY(session.autosave().wait());
    QCOMPARE(gameIn(path), recordOf(session));
}

void SessionAutosave::eachOrderIsOneMoreLine()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.autosave().setPath(path);
    session.startNew(3, {}, 3, {});
    QVERIFY(session.autosave().wait());
    Random random{3};
    QByteArray before = fileContent(path);
    for (int orders = 1; orders <= 60; ++orders) {
        playOrders(session, random, 1);
        QVERIFY(session.autosave().wait());
        const QByteArray now = fileContent(path);
        QVERIFY(now.startsWith(before));
        QVERIFY(now.size() < before.size() + 200);
        QCOMPARE(gameIn(path), recordOf(session));
        before = now;
    }
    session.undoRedo().undo();
    QVERIFY(session.autosave().wait());
    QVERIFY(fileContent(path).startsWith(before));
    QCOMPARE(gameIn(path), recordOf(session));
}

void SessionAutosave::whatIsKeptIsCounted()
{
    const QTemporaryDir directory;
    GameSession session;
    session.startNew(3, {}, 3, {});
    Random random{3};
    playOrders(session, random, 10);
    QCOMPARE(session.autosave().ordersOnDisk(), 10); // nothing is promised
    QVERIFY(session.autosave().isOnDisk());
    session.autosave().setPath(directory.filePath("game.windrose"));
    QCOMPARE(session.autosave().ordersOnDisk(), 0);
    QVERIFY(!session.autosave().isOnDisk());
    QVERIFY(session.autosave().wait());
    QCOMPARE(session.autosave().ordersOnDisk(), 10);
    playOrders(session, random, 2);
    QCOMPARE(session.autosave().ordersOnDisk(), 10);
    QVERIFY(session.autosave().wait());
    QCOMPARE(session.autosave().ordersOnDisk(), 12);
    // Those taken back stand there, but not as played.
    session.undoRedo().goTo(7);
    QCOMPARE(session.autosave().ordersOnDisk(), 7); // the write under way takes them back
    QVERIFY(!session.autosave().isOnDisk());
    QVERIFY(session.autosave().wait());
    QCOMPARE(session.autosave().ordersOnDisk(), 7);
    session.undoRedo().goTo(9);
    QCOMPARE(session.autosave().ordersOnDisk(), 7);
    QVERIFY(session.autosave().wait());
    QCOMPARE(session.autosave().ordersOnDisk(), 9);
    // Another order drops them.
    session.undoRedo().goTo(4);
    QVERIFY(session.autosave().wait());
    playOrders(session, random, 1);
    QCOMPARE(session.autosave().ordersOnDisk(), 4);
    session.startNew(4, {}, 4, {});
    QCOMPARE(session.autosave().ordersOnDisk(), 0);
    QVERIFY(!session.autosave().isOnDisk());
    playOrders(session, random, 3);
    QVERIFY(session.autosave().wait());
    QCOMPARE(session.autosave().ordersOnDisk(), 3);
}

void SessionAutosave::theEndIsWrittenWhenItIsClosed()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    const auto checksums = [&path] { return readRecord(fileContent(path).toStdString()).checksums; };
    GameSession session;
    session.autosave().setPath(path);
    session.startNew(3, {}, 3, {});
    Random random{3};
    playOrders(session, random, 10);
    QVERIFY(session.autosave().wait());
    QCOMPARE(checksums(), Checksums::Journal);
    QSignalSpy closed(&session.autosave(), &GameAutosave::closed);
    bool isAfter = false;
    session.autosave().close([&] { isAfter = checksums() == Checksums::Good; });
    QTRY_COMPARE(closed.size(), 1);
    QVERIFY(closed.constFirst().constFirst().toBool());
    QVERIFY(isAfter);
    QCOMPARE(fileContent(path), recordOf(session));
    // After Cancel the game continues in a journal.
    playOrders(session, random, 1);
    QVERIFY(session.autosave().wait());
    QCOMPARE(checksums(), Checksums::Journal);
    QCOMPARE(gameIn(path), recordOf(session));
}

void SessionAutosave::anErrorIsReportedAndTheGameGoesOn()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("sub/game.windrose");
    QFile inTheWay(directory.filePath("sub"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    GameSession session;
    const QSignalSpy spy(&session.autosave(), &GameAutosave::errorChanged);
    session.autosave().setPath(path);
    session.startNew(3, {}, 3, {});
    QTRY_COMPARE(spy.size(), 1); // without anybody asking
    QVERIFY(!session.autosave().error().isEmpty());
    QVERIFY(session.submit(Order::chooseRole(Role::Builder)).isPlayed());
    QCOMPARE(session.orderCount(), 1);
    session.autosave().saveNow();
    QVERIFY(!session.autosave().wait());
    QCOMPARE(spy.size(), 1); // told once while it stays the same
    QVERIFY(inTheWay.remove());
    session.autosave().saveNow();
    QVERIFY(session.autosave().wait());
    QVERIFY(session.autosave().error().isEmpty());
    QCOMPARE(spy.size(), 2);
    QCOMPARE(gameIn(path), recordOf(session));
}

void SessionAutosave::aFolderThatVanishesIsMadeAgain()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("one/two/game.windrose");
    GameSession session;
    session.autosave().setPath(path);
    session.startNew(3, {}, 3, {});
    QVERIFY(session.autosave().wait());
    QVERIFY(QDir(directory.filePath("one")).removeRecursively());
    session.submit(Order::chooseRole(Role::Builder));
    QVERIFY(session.autosave().wait());
    QCOMPARE(gameIn(path), recordOf(session));
}

void SessionAutosave::anEmptyPathStopsIt()
{
    const QTemporaryDir directory;
    QFile inTheWay(directory.filePath("sub"));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    GameSession session;
    session.autosave().setPath(directory.filePath("sub/game.windrose"));
    session.startNew(3, {}, 3, {});
    QVERIFY(!session.autosave().wait());
    session.autosave().setPath({});
    QVERIFY(session.autosave().error().isEmpty());
    session.autosave().saveNow();
    QVERIFY(session.autosave().wait());
}

WINDROSE_TEST(session_autosave, SessionAutosave)
#include "session_autosave.moc"
