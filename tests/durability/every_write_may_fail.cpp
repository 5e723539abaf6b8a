// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/play.h"
#include "ui/session/file_device.h"
#include "ui/session/kept_games.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace windrose;

namespace
{

/// A disk that fails on wish: after so many bytes, or in one of the other steps.
class FailingDevice final : public FileDevice
{
public:
    enum class Step { None, MakeFolder, Write, Sync, Replace, Rename, SyncFolder };

    void failIn(Step step, qint64 bytes = 0)
    {
        m_step = step;
        m_bytes = bytes;
    }
    int failures() const { return m_failures; }

    QString makeFolder(const QString& folder) override
    {
        return fails(Step::MakeFolder) ? reason() : FileDevice::makeFolder(folder);
    }
    QString write(QFile& file, const QByteArray& bytes) override
    {
        if (m_step == Step::Write && bytes.size() >= m_bytes) {
            ++m_failures;
            FileDevice::write(file, bytes.left(m_bytes));
            return reason();
        }
        return FileDevice::write(file, bytes);
    }
    QString sync(QFile& file) override { return fails(Step::Sync) ? reason() : FileDevice::sync(file); }
    QString replace(const QString& from, const QString& to) override
    {
        return fails(Step::Replace) ? reason() : FileDevice::replace(from, to);
    }
    QString rename(const QString& from, const QString& to) override
    {
        return fails(Step::Rename) ? reason() : FileDevice::rename(from, to);
    }
    QString syncFolder(const QString& folder) override
    {
        return fails(Step::SyncFolder) ? reason() : FileDevice::syncFolder(folder);
    }

    static QString reason() { return QStringLiteral("No space left on device"); }

private:
    bool fails(Step step)
    {
        m_failures += m_step == step ? 1 : 0;
        return m_step == step;
    }

    Step m_step = Step::None;
    qint64 m_bytes = 0;
    int m_failures = 0;
};

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray recordOf(const GameSession& session)
{
    return QByteArray::fromStdString(recordText(session.record()));
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

} // namespace

using Step = FailingDevice::Step;

class EveryWriteMayFail : public QObject
{
    Q_OBJECT

private slots:
    void afterEachNumberOfBytes();
    void inEachOtherStep_data();
    void inEachOtherStep();
    void aGameThatCouldNotBeWrittenIsKeptWhenAnotherBegins();
    void aDroppedEndIsKeptEvenWhenTheDiskFailsAtFirst();
    void theGameBeforeIsNotOverwrittenWhenItCannotBeKept();
};

/// The old file stays whole, the error is told, the game goes on, and the next write catches up.
void EveryWriteMayFail::afterEachNumberOfBytes()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    session.setAutosaveDevice(device);
    session.startNew(3, {"Ana", "Bea", "Cleo"}, 3, {});
    session.setAutosave(path);
    Random random{3};
    playOrders(session, random, 30);
    QVERIFY(session.waitUntilKept());
    const QSignalSpy spy(&session, &GameSession::autosaveErrorChanged);
    const qint64 whole = recordOf(session).size();
    for (qint64 bytes = 0; bytes <= whole; ++bytes) {
        const QByteArray before = contentOf(path);
        const int orders = session.orderCount();
        device.failIn(Step::Write, bytes);
        if (bytes % 2 == 0) {
            session.submit(randomOrder(session.gamePosition(), random));
            QCOMPARE(session.orderCount(), orders + 1);
        } else {
            session.undo();
            QCOMPARE(session.orderCount(), orders - 1);
        }
        QVERIFY(!session.waitUntilKept());
        QCOMPARE(session.autosaveError(), FailingDevice::reason());
        QCOMPARE(contentOf(path), before);
        QCOMPARE(filesIn(directory.path()), QStringList{"game.windrose"});
        device.failIn(Step::None);
        QVERIFY(session.saveNow());
        QCOMPARE(contentOf(path), recordOf(session));
    }
    QCOMPARE(device.failures(), static_cast<int>(whole) + 1);
    QCOMPARE(spy.size(), 2 * (static_cast<int>(whole) + 1));
}

void EveryWriteMayFail::inEachOtherStep_data()
{
    QTest::addColumn<int>("step");
    QTest::newRow("making the folder") << static_cast<int>(Step::MakeFolder);
    QTest::newRow("the data to the disk") << static_cast<int>(Step::Sync);
    QTest::newRow("the rename") << static_cast<int>(Step::Replace);
    QTest::newRow("the names to the disk") << static_cast<int>(Step::SyncFolder);
}

void EveryWriteMayFail::inEachOtherStep()
{
    QFETCH(int, step);
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    session.setAutosaveDevice(device);
    session.startNew(3, {}, 3, {});
    session.setAutosave(path);
    QVERIFY(session.waitUntilKept());
    const QByteArray before = contentOf(path);
    device.failIn(static_cast<Step>(step));
    QVERIFY(!session.submit(Order::chooseRole(Role::Builder)));
    QVERIFY(!session.waitUntilKept());
    QCOMPARE(device.failures(), 1);
    // Once the names are changed only the promise is broken, not the file.
    QCOMPARE(contentOf(path), static_cast<Step>(step) == Step::SyncFolder ? recordOf(session) : before);
    QCOMPARE(filesIn(directory.path()), QStringList{"game.windrose"});
    QVERIFY(!session.submit(Order::pass()));
    QVERIFY(!session.waitUntilKept());
    QCOMPARE(session.orderCount(), 2);
    device.failIn(Step::None);
    QVERIFY(!session.submit(Order::pass()));
    QVERIFY(session.waitUntilKept());
    QVERIFY(session.autosaveError().isEmpty());
    QCOMPARE(contentOf(path), recordOf(session));
}

void EveryWriteMayFail::aGameThatCouldNotBeWrittenIsKeptWhenAnotherBegins()
{
    const QTemporaryDir directory;
    FailingDevice device;
    GameSession session;
    session.setAutosaveDevice(device);
    session.startNew(3, {}, 3, {});
    session.setAutosave(directory.filePath("game.windrose"));
    Random random{3};
    playOrders(session, random, 10);
    QVERIFY(session.waitUntilKept());
    device.failIn(Step::Write);
    playOrders(session, random, 10);
    const QByteArray unwritten = recordOf(session);
    session.startNew(4, {}, 4, {});
    QVERIFY(!session.waitUntilKept());
    device.failIn(Step::None);
    session.submit(Order::chooseRole(Role::Mayor));
    QVERIFY(session.waitUntilKept());
    const auto earlier = KeptGames::earlierGames(directory.path());
    QCOMPARE(earlier.size(), std::size_t{1});
    QCOMPARE(contentOf(earlier.front().path), unwritten);
    QCOMPARE(contentOf(directory.filePath("game.windrose")), recordOf(session));
}

void EveryWriteMayFail::aDroppedEndIsKeptEvenWhenTheDiskFailsAtFirst()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    session.setAutosaveDevice(device);
    connect(&session, &GameSession::dropping, &session, &GameSession::keepEarlier);
    session.startNew(3, {}, 3, {});
    session.setAutosave(path);
    Random random{3};
    playOrders(session, random, 40);
    session.goTo(4);
    QVERIFY(session.waitUntilKept());
    const QByteArray whole = recordOf(session);
    device.failIn(Step::Rename); // nothing can be added to the earlier games
    playOrders(session, random, 20);
    QVERIFY(!session.waitUntilKept());
    QCOMPARE(session.orderCount(), 24);
    QCOMPARE(contentOf(path), recordOf(session)); // the game on the table is kept all the same
    device.failIn(Step::None);
    QVERIFY(session.saveNow());
    const auto earlier = KeptGames::earlierGames(directory.path());
    QCOMPARE(earlier.size(), std::size_t{1});
    QCOMPARE(contentOf(earlier.front().path), whole);
}

void EveryWriteMayFail::theGameBeforeIsNotOverwrittenWhenItCannotBeKept()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    session.setAutosaveDevice(device);
    session.startNew(3, {}, 3, {});
    session.setAutosave(path);
    session.submit(Order::chooseRole(Role::Builder));
    QVERIFY(session.waitUntilKept());
    const QByteArray before = contentOf(path);
    device.failIn(Step::Rename);
    session.startNew(4, {}, 4, {});
    QVERIFY(!session.waitUntilKept());
    QCOMPARE(contentOf(path), before);
    QVERIFY(filesIn(directory.filePath("earlier")).isEmpty());
    device.failIn(Step::None);
    QVERIFY(session.saveNow());
    QCOMPARE(contentOf(path), recordOf(session));
    const auto earlier = KeptGames::earlierGames(directory.path());
    QCOMPARE(earlier.size(), std::size_t{1});
    QCOMPARE(contentOf(earlier.front().path), before);
}

QTEST_GUILESS_MAIN(EveryWriteMayFail)
#include "every_write_may_fail.moc"
