// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_files.h"
#include "tests/ui/test_program.h"
#include "ui/session/file_device.h"
#include "ui/session/saved_games.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace windrose;

namespace
{

/// A disk that fails on request: after a number of bytes, or in another step.
class FailingDevice final : public FileDevice
{
public:
    enum class Step { None, MakeFolder, WriteAndAppend, Write, Append, Sync, Replace, Rename, SyncFolder };

    /// `isTorn`: a partial write cannot be removed from the file.
    void failIn(Step step, qint64 bytes = 0, bool isTorn = false)
    {
        m_step = step;
        m_bytes = bytes;
        m_isTorn = isTorn;
    }
    int failures() const { return m_failures; }

    QString makeFolder(const QString& folder) override
    {
        return fails(Step::MakeFolder) ? reason() : FileDevice::makeFolder(folder);
    }
    QString write(QFile& file, const QByteArray& bytes) override
    {
        if ((m_step == Step::Write || m_step == Step::WriteAndAppend) && bytes.size() >= m_bytes) {
            ++m_failures;
            FileDevice::write(file, bytes.left(m_bytes));
            return reason();
        }
        return FileDevice::write(file, bytes);
    }
    QString append(QFile& file, const QByteArray& bytes) override
    {
        if ((m_step == Step::Append || m_step == Step::WriteAndAppend) && bytes.size() >= m_bytes) {
            ++m_failures;
            FileDevice::append(file, bytes.left(m_bytes));
            return reason();
        }
        return FileDevice::append(file, bytes);
    }
    QString shorten(QFile& file, qint64 size) override { return m_isTorn ? reason() : FileDevice::shorten(file, size); }
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
    bool m_isTorn = false;
    int m_failures = 0;
};

/// Plays random orders of a new game that is saved to a file on the device.
void playSaved(GameSession& session, Random& random, int orders, const QString& path, FailingDevice& device)
{
    session.autosave().setDevice(device);
    session.startNew(3, {"Ana", "Bea", "Cleo"}, 3, {});
    session.autosave().setPath(path);
    playOrders(session, random, orders);
}

} // namespace

using Step = FailingDevice::Step;

class EveryWriteMayFail : public QObject
{
    Q_OBJECT

private slots:
    void afterEachNumberOfBytes();
    void afterEachNumberOfBytesOfALine_data();
    void afterEachNumberOfBytesOfALine();
    void inEachOtherStep_data();
    void inEachOtherStep();
    void aGameThatCouldNotBeWrittenIsKeptWhenAnotherBegins();
    void aDroppedEndIsKeptEvenWhenTheDiskFailsAtFirst();
    void theGameBeforeIsNotOverwrittenWhenItCannotBeKept();
};

/// The old file is intact, the error is reported, the game continues, and the next write catches up. Handing over a
/// seat rewrites the journal.
void EveryWriteMayFail::afterEachNumberOfBytes()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    Random random{3};
    playSaved(session, random, 30, path, device);
    QVERIFY(session.autosave().wait());
    const QSignalSpy spy(&session.autosave(), &GameAutosave::errorChanged);
    const qint64 whole = fileContent(path).size();
    for (qint64 bytes = 0; bytes <= whole; ++bytes) {
        const QByteArray before = fileContent(path);
        device.failIn(Step::Write, bytes);
        session.setPlayer(0, PlayerSpec::read(bytes % 2 == 0 ? "merchant" : "builder"));
        QVERIFY(!session.autosave().wait());
        QCOMPARE(session.autosave().error(), FailingDevice::reason());
        QVERIFY(fileContent(path) == before);
        QCOMPARE(namesIn(directory.path()), QStringList{"game.windrose"});
        device.failIn(Step::None);
        session.autosave().saveNow();
        QVERIFY(session.autosave().wait());
        QCOMPARE(gameIn(path), recordOf(session));
    }
    QCOMPARE(device.failures(), static_cast<int>(whole) + 1);
    QCOMPARE(spy.size(), 2 * (static_cast<int>(whole) + 1));
}

void EveryWriteMayFail::afterEachNumberOfBytesOfALine_data()
{
    QTest::addColumn<bool>("isTorn");
    QTest::newRow("which are taken off again") << false;
    QTest::newRow("which stay there") << true;
}

/// Everything saved before stays saved, whatever is left of the failed line.
void EveryWriteMayFail::afterEachNumberOfBytesOfALine()
{
    QFETCH(bool, isTorn);
    constexpr qint64 kEachLineHas = 36; // bytes, at least
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    Random random{3};
    playSaved(session, random, 30, path, device);
    QVERIFY(session.autosave().wait());
    for (qint64 bytes = 0; bytes <= kEachLineHas; ++bytes) {
        const QByteArray before = fileContent(path);
        const int onDisk = session.autosave().ordersOnDisk();
        device.failIn(Step::Append, bytes, isTorn);
        if (bytes % 2 == 0) {
            playOrders(session, random, 1);
        } else {
            session.undoRedo().undo();
        }
        QVERIFY(!session.autosave().wait());
        QCOMPARE(session.autosave().error(), FailingDevice::reason());
        QCOMPARE(session.autosave().ordersOnDisk(), onDisk);
        const QByteArray after = fileContent(path);
        QCOMPARE(after.size(), before.size() + (isTorn ? bytes : 0));
        QVERIFY(after.startsWith(before));
        const RecordReading reading = readRecord(after.toStdString());
        QVERIFY(reading.record.has_value());
        // It counts as written only if it is complete.
        const bool isWhole = after.endsWith('\n') || reading.lacksLineEnd;
        QVERIFY(playedOrders(*reading.record) == onDisk || (isTorn && isWhole));
        device.failIn(Step::None);
        session.autosave().saveNow();
        QVERIFY(session.autosave().wait());
        QCOMPARE(session.autosave().ordersOnDisk(), session.orderCount());
        QCOMPARE(gameIn(path), recordOf(session));
    }
    QCOMPARE(device.failures(), static_cast<int>(kEachLineHas) + 1);
}

void EveryWriteMayFail::inEachOtherStep_data()
{
    QTest::addColumn<int>("step");
    QTest::addColumn<bool>("isAnew"); // the whole file, not a line
    QTest::newRow("making the folder") << static_cast<int>(Step::MakeFolder) << false;
    QTest::newRow("a line to the disk") << static_cast<int>(Step::Sync) << false;
    QTest::newRow("the whole file to the disk") << static_cast<int>(Step::Sync) << true;
    QTest::newRow("the rename") << static_cast<int>(Step::Replace) << true;
    QTest::newRow("the names to the disk") << static_cast<int>(Step::SyncFolder) << true;
}

void EveryWriteMayFail::inEachOtherStep()
{
    QFETCH(int, step);
    QFETCH(bool, isAnew);
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    session.autosave().setDevice(device);
    session.startNew(3, {}, 3, {});
    session.autosave().setPath(path);
    QVERIFY(session.autosave().wait());
    const QByteArray before = fileContent(path);
    const auto change = [&](const char* player, Order order) {
        if (isAnew) {
            session.setPlayer(0, PlayerSpec::read(player));
        } else {
            QVERIFY(session.submit(order).isPlayed());
        }
    };
    device.failIn(static_cast<Step>(step));
    change("merchant", Order::chooseRole(Role::Builder));
    QVERIFY(!session.autosave().wait());
    QCOMPARE(device.failures(), 1);
    QCOMPARE(session.autosave().ordersOnDisk(), 0);
    // Once the names are changed, or a line is written, only the promise is broken, not the file.
    const bool isWritten =
        static_cast<Step>(step) == Step::SyncFolder || (static_cast<Step>(step) == Step::Sync && !isAnew);
    QCOMPARE(fileContent(path) == before, !isWritten);
    QCOMPARE(gameIn(path) == recordOf(session), isWritten);
    QCOMPARE(namesIn(directory.path()), QStringList{"game.windrose"});
    change("builder", Order::pass());
    QVERIFY(!session.autosave().wait());
    device.failIn(Step::None);
    change("viceroy", Order::pass());
    QVERIFY(session.autosave().wait());
    QVERIFY(session.autosave().error().isEmpty());
    QCOMPARE(gameIn(path), recordOf(session));
}

void EveryWriteMayFail::aGameThatCouldNotBeWrittenIsKeptWhenAnotherBegins()
{
    const QTemporaryDir directory;
    FailingDevice device;
    GameSession session;
    Random random{3};
    playSaved(session, random, 10, directory.filePath("game.windrose"), device);
    QVERIFY(session.autosave().wait());
    device.failIn(Step::WriteAndAppend);
    playOrders(session, random, 10);
    const QByteArray unwritten = recordOf(session);
    session.startNew(4, {}, 4, {});
    QVERIFY(!session.autosave().wait());
    device.failIn(Step::None);
    session.submit(Order::chooseRole(Role::Mayor));
    QVERIFY(session.autosave().wait());
    const auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{1});
    QCOMPARE(fileContent(archived.front().path), unwritten);
    QCOMPARE(gameIn(directory.filePath("game.windrose")), recordOf(session));
}

void EveryWriteMayFail::aDroppedEndIsKeptEvenWhenTheDiskFailsAtFirst()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    session.autosave().setDevice(device);
    connect(&session, &GameSession::aboutToDiscard, &session.autosave(), &GameAutosave::archiveGame);
    session.startNew(3, {}, 3, {});
    session.autosave().setPath(path);
    Random random{3};
    playOrders(session, random, 40);
    session.undoRedo().goTo(4);
    QVERIFY(session.autosave().wait());
    const QByteArray whole = recordOf(session);
    device.failIn(Step::Rename); // nothing can be added to the archive
    playOrders(session, random, 20);
    QVERIFY(!session.autosave().wait());
    QCOMPARE(session.orderCount(), 24);
    QCOMPARE(gameIn(path), recordOf(session)); // the current game is saved nevertheless
    device.failIn(Step::None);
    session.autosave().saveNow();
    QVERIFY(session.autosave().wait());
    const auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{1});
    QCOMPARE(fileContent(archived.front().path), whole);
}

void EveryWriteMayFail::theGameBeforeIsNotOverwrittenWhenItCannotBeKept()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath("game.windrose");
    FailingDevice device;
    GameSession session;
    session.autosave().setDevice(device);
    session.startNew(3, {}, 3, {});
    session.autosave().setPath(path);
    session.submit(Order::chooseRole(Role::Builder));
    QVERIFY(session.autosave().wait());
    const QByteArray before = gameIn(path);
    device.failIn(Step::Rename);
    session.startNew(4, {}, 4, {});
    QVERIFY(!session.autosave().wait());
    QCOMPARE(gameIn(path), before);
    QVERIFY(namesIn(directory.filePath("earlier")).isEmpty());
    device.failIn(Step::None);
    session.autosave().saveNow();
    QVERIFY(session.autosave().wait());
    QCOMPARE(gameIn(path), recordOf(session));
    const auto archived = GameArchive(directory.path()).games();
    QCOMPARE(archived.size(), std::size_t{1});
    QCOMPARE(gameIn(archived.front().path), before);
}

WINDROSE_TEST(every_write_may_fail, EveryWriteMayFail)
#include "every_write_may_fail.moc"
