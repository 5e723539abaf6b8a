// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace windrose;

class SessionAutosave : public QObject
{
    Q_OBJECT

private slots:
    void theFileHoldsTheRecordAfterEveryChange();
    void theFileBringsTheGameBack();
    void nothingIsWrittenBeforeThereIsAGame();
    void lookingBackAndDraftsWriteNothing();
    void aGameUnderWayIsKeptAtOnce();
    void anErrorIsToldAndTheGameGoesOn();
    void aDirectoryInTheWayIsAnError();
    void aBrokenWriteLeavesTheOldFile();
    void anotherGameKeepsThePreviousOneBeside();
    void anEmptyPathStopsIt();
};

namespace
{

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

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
    session.setAutosave(path);
    int changes = 0;
    connect(&session, &GameSession::changed, this, [&] {
        ++changes;
        QCOMPARE(contentOf(path), recordOf(session));
    });
    session.startNew(3, {"Ana", "Bea", "Cleo"}, 3, {});
    Random random{3};
    playOrders(session, random, 40);
    session.undo();
    session.goTo(5);
    session.redo();
    QCOMPARE(changes, 44);
    QCOMPARE(QDir(directory.path()).entryList(QDir::Files), QStringList{"game.windrose"});
}

void SessionAutosave::theFileBringsTheGameBack()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession played;
    played.startNew(5, {"Ana", "Бея", "\"Cleo\", the 3rd", "Dora", "Eva"}, 5, {.factoryUniversitySwap = true});
    Random random{5};
    playToTheEnd(played, random);
    played.setAutosave(path);
    const RecordReading reading = readRecord(contentOf(path).toStdString());
    QVERIFY(!reading.error);
    GameSession resumed;
    resumed.load(*reading.record);
    QVERIFY(resumed.gamePosition() == played.gamePosition());
    QCOMPARE(resumed.orderCount(), played.orderCount());
    for (int seat = 0; seat < 5; ++seat) {
        QCOMPARE(resumed.seatName(seat), played.seatName(seat));
    }
}

void SessionAutosave::nothingIsWrittenBeforeThereIsAGame()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.setAutosave(path);
    QVERIFY(session.saveNow());
    QVERIFY(!QFile::exists(path));
}

void SessionAutosave::lookingBackAndDraftsWriteNothing()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.setAutosave(path);
    session.startNew(3, {}, 3, {});
    session.submit(Order::chooseRole(Role::Mayor));
    QVERIFY(QFile::remove(path));
    session.placeForMe();
    session.view(0);
    session.returnToGame();
    QVERIFY(!QFile::exists(path));
}

void SessionAutosave::aGameUnderWayIsKeptAtOnce()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.startNew(3, {}, 3, {});
    session.setAutosave(path);
    QCOMPARE(contentOf(path), recordOf(session));
}

void SessionAutosave::anErrorIsToldAndTheGameGoesOn()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("missing/game.windrose");
    GameSession session;
    const QSignalSpy spy(&session, &GameSession::autosaveErrorChanged);
    session.setAutosave(path);
    session.startNew(3, {}, 3, {});
    QVERIFY(!session.autosaveError().isEmpty());
    QCOMPARE(spy.size(), 1);
    QVERIFY(!session.submit(Order::chooseRole(Role::Builder)));
    QCOMPARE(session.orderCount(), 1);
    QVERIFY(!session.saveNow());
    QCOMPARE(spy.size(), 1); // told once while it stays the same
    QVERIFY(QDir(directory.path()).mkdir("missing"));
    QVERIFY(session.saveNow());
    QVERIFY(session.autosaveError().isEmpty());
    QCOMPARE(spy.size(), 2);
    QCOMPARE(contentOf(path), recordOf(session));
}

void SessionAutosave::aDirectoryInTheWayIsAnError()
{
    const QTemporaryDir directory;
    GameSession session;
    session.setAutosave(directory.path());
    session.startNew(3, {}, 3, {});
    QVERIFY(!session.autosaveError().isEmpty());
}

void SessionAutosave::aBrokenWriteLeavesTheOldFile()
{
#ifdef Q_OS_UNIX
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.setAutosave(path);
    session.startNew(3, {}, 3, {});
    const QByteArray before = contentOf(path);

    // A disk that is full after the first bytes.
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    const rlimit full{8, old.rlim_max};
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &full);
    session.submit(Order::chooseRole(Role::Builder));
    const QString error = session.autosaveError();
    setrlimit(RLIMIT_FSIZE, &old);
    (void)std::signal(SIGXFSZ, oldHandler);

    QVERIFY(!error.isEmpty());
    QCOMPARE(contentOf(path), before);
    QCOMPARE(session.orderCount(), 1);
    QVERIFY(session.saveNow());
    QCOMPARE(contentOf(path), recordOf(session));
#else
    QSKIP("needs a limit of file sizes");
#endif
}

void SessionAutosave::anotherGameKeepsThePreviousOneBeside()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    GameSession session;
    session.setAutosave(path);
    session.startNew(3, {}, 3, {});
    session.submit(Order::chooseRole(Role::Builder));
    const QByteArray first = contentOf(path);
    session.startNew(4, {}, 4, {});
    session.submit(Order::chooseRole(Role::Settler));
    QCOMPARE(contentOf(path + ".1"), first);
    QCOMPARE(contentOf(path), recordOf(session));
}

void SessionAutosave::anEmptyPathStopsIt()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("missing/game.windrose");
    GameSession session;
    session.setAutosave(path);
    session.startNew(3, {}, 3, {});
    QVERIFY(!session.autosaveError().isEmpty());
    session.setAutosave({});
    QVERIFY(session.autosaveError().isEmpty());
    QVERIFY(session.saveNow());
}

QTEST_GUILESS_MAIN(SessionAutosave)
#include "session_autosave.moc"
