// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/save_file.h"
#include "saved_files.h"
#include "special_file.h"
#include "tests/ui/test_program.h"
#include "ui/session/file_device.h"
#include "ui/session/file_texts.h"

#include <QTemporaryDir>

#include <functional>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/xattr.h>
#endif

using namespace windrose;
using Outcome = SaveResult::Outcome;

namespace
{

/// A disk that fails, or on which something else happens while a file is synced or written.
class BusyDevice final : public FileDevice
{
public:
    std::function<void()> whileSyncing;
    QString failsToReplace;
    int failsInWrite = 0; ///< the first, the second write, …
    int failsInSync = 0;

    QString write(QFile& file, const QByteArray& bytes) override
    {
        if (--failsInWrite == 0) {
            FileDevice::write(file, bytes.left(bytes.size() / 2));
            return QStringLiteral("No space left on device");
        }
        return FileDevice::write(file, bytes);
    }
    QString sync(QFile& file) override
    {
        if (whileSyncing) {
            std::exchange(whileSyncing, {})();
        }
        return --failsInSync == 0 ? QStringLiteral("Input/output error") : FileDevice::sync(file);
    }
    QString replace(const QString& from, const QString& to) override
    {
        return failsToReplace.isEmpty() ? FileDevice::replace(from, to) : failsToReplace;
    }
};

FileState stateOf(const QString& path)
{
    return FileState::of(readGameBytes(path));
}

QStringList entriesOf(const QString& folder)
{
    return QDir(folder).entryList(QDir::AllEntries | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot);
}

} // namespace

/// Files are saved to the intended path, and no other file is changed.
class SaveFileTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const QString& name) const { return m_folder->filePath(name); }
    static SaveResult save(const QString& path, const QByteArray& bytes,
                           const std::optional<FileState>& expected = std::nullopt)
    {
        return saveFile(FileDevice::system(), path, bytes, expected);
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileThatIsNotThereIsMade()
    {
        const SaveResult result = save(path("game"), "one");
        QCOMPARE(result.outcome, Outcome::Saved);
        QCOMPARE(fileContent(path("game")), QByteArray("one"));
        QVERIFY(result.state.stamp == stateOf(path("game")).stamp);
        QVERIFY(result.state.digest == stateOf(path("game")).digest);
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"game"});
    }

    void aFileSomebodyElseChangedIsNotReplaced()
    {
        const FileState first = save(path("game"), "one").state;
        QCOMPARE(save(path("game"), "two", first).outcome, Outcome::Saved);
        // In place, as a new file, and of the same size.
        fill(path("game"), "2wo");
        const SaveResult inPlace = save(path("game"), "three", first);
        QCOMPARE(inPlace.outcome, Outcome::Changed);
        QCOMPARE(fileContent(path("game")), QByteArray("2wo"));
        fill(path("other"), "3wo");
        QVERIFY(QFile::remove(path("game")) && QFile::rename(path("other"), path("game")));
        QCOMPARE(save(path("game"), "three", inPlace.state).outcome, Outcome::Changed);
        QCOMPARE(fileContent(path("game")), QByteArray("3wo"));
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"game"});
        // After the question, the present contents are expected.
        const SaveResult seen = save(path("game"), "three", inPlace.state);
        QCOMPARE(save(path("game"), "three", seen.state).outcome, Outcome::Saved);
        QCOMPARE(fileContent(path("game")), QByteArray("three"));
    }

    void aFileThatHoldsTheSameOrIsGoneLosesNothing()
    {
        const FileState first = save(path("game"), "one").state;
        QVERIFY(QFile::remove(path("game")));
        fill(path("game"), "one");
        QVERIFY(stateOf(path("game")).stamp != first.stamp);
        QCOMPARE(save(path("game"), "two", first).outcome, Outcome::Saved);
        QVERIFY(QFile::remove(path("game")));
        QCOMPARE(save(path("game"), "three", first).outcome, Outcome::Saved);
        QCOMPARE(fileContent(path("game")), QByteArray("three"));
    }

    void aFileThatChangesWhileItIsSavedIsNotReplaced()
    {
        BusyDevice device;
        for (const bool isExpected : {true, false}) {
            const FileState first = save(path("game"), "one").state;
            device.whileSyncing = [this] { fill(path("game"), "from another window"); };
            const SaveResult result =
                saveFile(device, path("game"), "two", isExpected ? std::optional(first) : std::nullopt);
            QCOMPARE(result.outcome, Outcome::Changed);
            QVERIFY(result.state.digest == stateOf(path("game")).digest);
            QCOMPARE(fileContent(path("game")), QByteArray("from another window"));
        }
        QVERIFY(QFile::remove(path("game")));
        device.whileSyncing = [this] { fill(path("game"), "from another window"); };
        QCOMPARE(saveFile(device, path("game"), "two").outcome, Outcome::Changed);
        QCOMPARE(fileContent(path("game")), QByteArray("from another window"));
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"game"});
    }

    void whatIsNoFileStaysAsItIs_data() { specialFileRows(); }
    void whatIsNoFileStaysAsItIs()
    {
        QFETCH(QString, kind);
        if (kind == "nowhere" || kind == "large") {
            return; // a file was created or replaced in the meantime
        }
        QVERIFY(makeSpecialFile(path("game"), kind));
        const SaveResult result = save(path("game"), "one");
        QCOMPARE(result.outcome, Outcome::Failed);
        QVERIFY(!result.reason.isEmpty());
        QVERIFY(isSpecialFile(path("game"), kind));
        QCOMPARE(entriesOf(m_folder->path()), QStringList{"game"});
    }

    void theOldFileStaysWholeWhenTheDiskFails()
    {
        for (const int step : {1, 2, 3}) {
            fill(path("game"), "the old one");
            BusyDevice device;
            device.failsInWrite = step == 1 ? 1 : 0;
            device.failsInSync = step == 2 ? 1 : 0;
            device.failsToReplace = step == 3 ? QStringLiteral("Read-only file system") : QString();
            const SaveResult result = saveFile(device, path("game"), "the new one");
            QCOMPARE(result.outcome, Outcome::Failed);
            QVERIFY(!result.reason.isEmpty());
            QCOMPARE(fileContent(path("game")), QByteArray("the old one"));
            QCOMPARE(entriesOf(m_folder->path()), QStringList{"game"});
        }
    }

#ifdef Q_OS_UNIX
    void linksAreFollowedToTheirEnd()
    {
        QVERIFY(QDir(m_folder->path()).mkpath("far/away") && QDir(m_folder->path()).mkdir("near"));
        QVERIFY(QFile::link("far/away", path("shortcut")));
        QVERIFY(QFile::link("../near/second", path("far/first"))); // ".." refers to the folder of the link
        QVERIFY(QFile::link("../shortcut/../third", path("near/second")));
        QVERIFY(QFile::link("away/game", path("far/third")));
        QVERIFY(QFile::link("far/first", path("start")));
        for (const QByteArray& text : {QByteArray("made"), QByteArray("replaced")}) {
            QCOMPARE(save(path("start"), text).outcome, Outcome::Saved);
            QCOMPARE(fileContent(path("far/away/game")), text);
            for (const char* link : {"start", "far/first", "near/second", "far/third", "shortcut"}) {
                QVERIFY2(QFileInfo(path(link)).isSymLink(), link);
            }
            QCOMPARE(entriesOf(path("far/away")), QStringList{"game"});
        }
        QCOMPARE(save(path("shortcut/../here"), "made").outcome, Outcome::Saved);
        QCOMPARE(fileContent(path("far/here")), QByteArray("made"));
        QCOMPARE(absolutePath(path("shortcut/../here")), path("far/here"));
        QCOMPARE(absolutePath(path("shortcut/game")), path("shortcut/game"));
    }

    void aFileOfTheProgramIsReplacedAtTheEndOfItsLinks()
    {
        fill(path("game"), "old");
        QVERIFY(QFile::link("game", path("middle")) && QFile::link("middle", path("start")));
        QCOMPARE(replaceFile(FileDevice::system(), path("start"), "new"), QString());
        QVERIFY(QFileInfo(path("start")).isSymLink() && QFileInfo(path("middle")).isSymLink());
        QCOMPARE(fileContent(path("game")), QByteArray("new"));
        QVERIFY(QFile::setPermissions(path("game"), QFileDevice::ReadOwner));
        QVERIFY(!replaceFile(FileDevice::system(), path("start"), "newer").isEmpty());
        QCOMPARE(fileContent(path("game")), QByteArray("new"));
    }

    void hardLinksStayTogether()
    {
        fill(path("one"), "the game as it was");
        QCOMPARE(::link(path("one").toUtf8().constData(), path("two").toUtf8().constData()), 0);
        FileState state = stateOf(path("one"));
        for (const QByteArray& text : {QByteArray("shorter"), QByteArray("longer than it was before"), QByteArray()}) {
            const SaveResult result = save(path("one"), text, state);
            QCOMPARE(result.outcome, Outcome::Saved);
            QCOMPARE(fileContent(path("one")), text);
            QCOMPARE(fileContent(path("two")), text);
            QVERIFY(stateOf(path("two")).stamp == result.state.stamp);
            QCOMPARE(entriesOf(m_folder->path()), (QStringList{"one", "two"}));
            state = result.state;
        }
    }

    void aCutOffWriteIntoAFileLeavesTheWholeContentBeside()
    {
        for (const bool failsInSync : {false, true}) {
            fill(path("one"), "the game as it was");
            ::link(path("one").toUtf8().constData(), path("two").toUtf8().constData());
            BusyDevice device;
            device.failsInWrite = failsInSync ? 0 : 2;
            device.failsInSync = failsInSync ? 2 : 0;
            const QByteArray text = "the game as it is, which is longer";
            const SaveResult result = saveFile(device, path("one"), text);
            QCOMPARE(result.outcome, Outcome::Failed);
            QVERIFY2(result.reason.contains("one.new"), qPrintable(result.reason));
            QCOMPARE(fileContent(path("one.new")), text);
            QVERIFY(QFile::remove(path("one.new")));
            // Until then nothing was changed.
            fill(path("one"), "the game as it was");
            device.failsInWrite = 1;
            QCOMPARE(saveFile(device, path("one"), text).outcome, Outcome::Failed);
            QCOMPARE(fileContent(path("two")), QByteArray("the game as it was"));
            QCOMPARE(entriesOf(m_folder->path()), (QStringList{"one", "two"}));
        }
    }

    void whatMayNotBeWrittenIsNotReplaced()
    {
        fill(path("game"), "old");
        const FileState before = stateOf(path("game"));
        QVERIFY(QFile::link("game", path("link")));
        QVERIFY(QFile::setPermissions(path("game"), QFileDevice::ReadOwner | QFileDevice::ReadGroup));
        for (const char* name : {"game", "link"}) {
            const SaveResult result = save(path(name), "new");
            QCOMPARE(result.outcome, Outcome::Failed);
            QVERIFY2(result.reason.contains("write-protected"), qPrintable(result.reason));
        }
        QVERIFY(stateOf(path("game")).stamp == before.stamp);
        QCOMPARE(entriesOf(m_folder->path()), (QStringList{"game", "link"}));
    }

    void permissionsAndOwnerAreKept()
    {
        fill(path("game"), "old");
        const bool isAdministrator = ::geteuid() == 0;
        if (isAdministrator) {
            QCOMPARE(::chown(path("game").toUtf8().constData(), 12345, 54321), 0);
        }
        for (const mode_t mode : {0600U, 0640U, 0664U, 0200U, 0755U}) {
            QCOMPARE(::chmod(path("game").toUtf8().constData(), mode), 0);
            QCOMPARE(save(path("game"), "new").outcome, Outcome::Saved);
            struct stat now {
            };
            QCOMPARE(::stat(path("game").toUtf8().constData(), &now), 0);
            QCOMPARE(now.st_mode & 07777U, mode);
            QCOMPARE(now.st_uid, isAdministrator ? 12345U : ::geteuid());
            QVERIFY(!isAdministrator || now.st_gid == 54321U);
        }
    }

    void nobodyMayReadBesideWhatNobodyMayReadInTheFile()
    {
        fill(path("game"), "old");
        QCOMPARE(::chmod(path("game").toUtf8().constData(), 0600), 0);
        QCOMPARE(::link(path("game").toUtf8().constData(), path("two").toUtf8().constData()), 0);
        BusyDevice device;
        mode_t mode = 0;
        device.whileSyncing = [this, &mode] {
            struct stat beside {
            };
            QCOMPARE(::stat(path("game.new").toUtf8().constData(), &beside), 0);
            mode = beside.st_mode & 07777U;
        };
        QCOMPARE(saveFile(device, path("game"), "new").outcome, Outcome::Saved);
        QCOMPARE(mode, 0600U);
    }
#endif

#ifdef Q_OS_LINUX
    void attributesAreKept()
    {
        fill(path("game"), "old");
        const QByteArray name = path("game").toUtf8();
        if (::setxattr(name.constData(), "user.windrose", "kept", 4, 0) != 0) {
            QCOMPARE(errno, ENOTSUP); // the file system does not support it
            return;
        }
        QCOMPARE(save(path("game"), "new").outcome, Outcome::Saved);
        std::array<char, 8> value{};
        QCOMPARE(::getxattr(name.constData(), "user.windrose", value.data(), value.size()), 4);
        QCOMPARE(fileContent(path("game")), QByteArray("new"));
    }
#endif
};

WINDROSE_TEST(save_file, SaveFileTest)
#include "save_file.moc"
