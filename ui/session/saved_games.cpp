// SPDX-License-Identifier: GPL-3.0-or-later
#include "saved_games.h"

#include "core/text/record.h"
#include "file_device.h"
#include "file_texts.h"
#include "save_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

/* TRANSLATOR SavedGames  Why a game cannot be saved, in messages. */

namespace windrose
{

namespace
{

constexpr int kMaxSlots = 1000;

const QLatin1String kGameStem("game");
const QLatin1String kSetupStem("setup");

QString slotName(QLatin1String stem, int slot)
{
    return slot == 1 ? QString(stem) : QStringLiteral("%1-%2").arg(stem).arg(slot);
}

bool isSetup(const QString& slotFile)
{
    return QFileInfo(slotFile).fileName().startsWith(kSetupStem);
}

/// The system's reason why nothing can be written in a folder, which a lock does not report; empty when it can.
QString writeProblem(const QString& folder)
{
    QFile probe(folder + QStringLiteral("/game.probe"));
    probe.remove();
    QString reason = probe.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered)
                         ? FileDevice::system().write(probe, QByteArray(512, ' '))
                         : probe.errorString();
    probe.remove();
    return reason;
}

} // namespace

QString archiveSlotFile(FileDevice& device, const QString& slotFile, const Record* next)
{
    const FileText file = readGameBytes(slotFile);
    if (file.problem.code == FileProblemCode::Missing) {
        return {};
    }
    const NameForAttempt damaged = numberedNames(slotFile, QStringLiteral(".damaged"));
    if (file.problem) {
        return moveFile(device, slotFile, damaged); // a folder, a pipe, …: only rename it
    }
    RecordReading reading = readRecord(file.text);
    if (reading.error) {
        const QByteArray bytes = QByteArray::fromStdString(file.text);
        return bytes.trimmed().isEmpty() ? QString() : addFile(device, damaged, bytes);
    }
    if (next != nullptr && isPartOf(*reading.record, *next)) {
        return {};
    }
    reading.record->remarks.clear(); // the steps in which a position was set up
    const QFileInfo info(slotFile);
    return GameArchive(info.absolutePath())
        .add(device, *reading.record, info.lastModified(),
             isSetup(slotFile) ? GameArchive::EmptyGame::Archive : GameArchive::EmptyGame::Skip);
}

SavedGames::SavedGames(QString folder) : m_folder(std::move(folder))
{
    FileDevice::system().makeFolder(m_folder);
    for (int slot = 1; slot <= kMaxSlots; ++slot) {
        switch (take(slot)) {
        case SlotLock::Outcome::Taken:
            for (const QString& file : {path(), setupPath()}) {
                QFile::remove(file + QStringLiteral(".new")); // left by an interrupted write
            }
            return;
        case SlotLock::Outcome::Busy:
            break;
        case SlotLock::Outcome::Impossible:
            slot = kMaxSlots; // another number would not help
            break;
        }
    }
    take(1);
}

SavedGames::~SavedGames() = default;

SlotLock::Outcome SavedGames::take(int slot)
{
    m_slot = slot;
    m_lock =
        std::make_unique<SlotLock>(m_folder + QLatin1Char('/') + slotName(kGameStem, slot) + QStringLiteral(".lock"));
    return m_lock->take();
}

QString SavedGames::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString SavedGames::path() const
{
    return m_folder + QLatin1Char('/') + slotName(kGameStem, m_slot) + QStringLiteral(".windrose");
}

QString SavedGames::setupPath() const
{
    return m_folder + QLatin1Char('/') + slotName(kSetupStem, m_slot) + QStringLiteral(".windrose");
}

bool SavedGames::containsFile(const QString& folder, const QString& path)
{
    const std::optional<QString> end = endOfLinks(path);
    if (!end) {
        return false;
    }
    const QString ours = QFileInfo(folder).canonicalFilePath() + QLatin1Char('/');
    const QString holder = QFileInfo(QFileInfo(*end).absolutePath()).canonicalFilePath() + QLatin1Char('/');
    if (ours.size() > 1 && holder.startsWith(ours)) {
        return true;
    }
    const FileStatus file = statusOf(systemPath(*end));
    if (file.problem || file.names < 2) {
        return false;
    }
    // It can be a hard link to one of ours.
    for (const QString& place : {folder, GameArchive(folder).folder()}) {
        for (const QFileInfo& info : QDir(place).entryInfoList(QDir::Files | QDir::Hidden)) {
            const FileStamp stamp = statusOf(systemPath(info.filePath())).stamp;
            if (stamp.device == file.stamp.device && stamp.inode == file.stamp.inode) {
                return true;
            }
        }
    }
    return false;
}

QString SavedGames::guard()
{
    const std::lock_guard mutex(m_lockMutex);
    if (m_lock->isHeld()) {
        return {};
    }
    // The folder vanished with the lock, or was not writable before.
    switch (m_lock->take()) {
    case SlotLock::Outcome::Taken:
        return {};
    case SlotLock::Outcome::Busy:
        //: Why the current game cannot be saved.
        return QCoreApplication::translate("SavedGames", "Another window is saving its game there.");
    case SlotLock::Outcome::Impossible:
        break;
    }
    const QString reason = writeProblem(m_folder);
    //: Why a game cannot be saved; %1 is the path of the folder.
    return reason.isEmpty() ? QCoreApplication::translate("SavedGames", "No lock file can be created in the folder %1.")
                                  .arg(QDir::toNativeSeparators(m_folder))
                            : reason;
}

void SavedGames::archiveAbandonedGames()
{
    const QDir folder(m_folder);
    for (const QString& name :
         folder.entryList({QStringLiteral("game-*.windrose"), QStringLiteral("setup-*.windrose")}, QDir::Files)) {
        const QString file = folder.filePath(name);
        if (file == path() || file == setupPath()) {
            continue;
        }
        const QString number = name.section(QLatin1Char('-'), 1).section(QLatin1Char('.'), 0, 0);
        SlotLock lock(folder.filePath(QStringLiteral("game-%1.lock").arg(number)));
        if (lock.take() == SlotLock::Outcome::Taken && archiveSlotFile(FileDevice::system(), file).isEmpty()) {
            QFile::remove(file);
        }
    }
    // A file of early releases.
    const QString previous = folder.filePath(QStringLiteral("game.windrose.1"));
    if (m_slot == 1 && archiveSlotFile(FileDevice::system(), previous).isEmpty()) {
        QFile::remove(previous);
    }
}

void SavedGames::archiveAbandonedSetup()
{
    const QFileInfo file(setupPath());
    if ((file.exists() || file.isSymLink()) && guard().isEmpty() &&
        archiveSlotFile(FileDevice::system(), setupPath()).isEmpty()) {
        QFile::remove(setupPath());
    }
}

void SavedGames::removeSetup()
{
    if (guard().isEmpty()) {
        QFile::remove(setupPath());
    }
}

void SavedGames::leave()
{
    const std::lock_guard mutex(m_lockMutex);
    if (m_lock->isHeld() && archiveSlotFile(FileDevice::system(), path()).isEmpty()) {
        QFile::remove(path());
    }
    m_lock->releaseLock();
}

} // namespace windrose
