// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_games.h"

#include "core/text/record.h"
#include "file_device.h"
#include "file_saving.h"
#include "file_texts.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>
#include <tuple>

namespace windrose
{

namespace
{

constexpr int kMaxSlots = 1000;
constexpr qint64 kCutOffAfter = 3600; // seconds; longer than any write
constexpr int kLongestTitle = 40;     // characters of the seats' names in a file's name
constexpr int kNumberDigits = 6;      // at least; larger numbers are longer
constexpr quint64 kHighestNumber = 999'999'999'999'999'999;
const QLatin1String kTimeFormat("yyyy-MM-dd HH-mm-ss");

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

QString earlierFolder(const QString& folder)
{
    return folder + QStringLiteral("/earlier");
}

/// A file of the archive as its name describes it.
struct ArchiveFile {
    quint64 number = 0; ///< counts all archived games; 0 in files of early releases
    QString rest;       ///< the name behind the number
    QString path;
    QDateTime when; ///< only for display, because clocks and file dates can be wrong
};

/// The files of the archive, most recent first, without files that this program did not name.
std::vector<ArchiveFile> archiveFiles(const QString& folder)
{
    static const QRegularExpression ours(
        QStringLiteral(R"(^(?:(\d{6,18}) )?((\d{4}-\d\d-\d\d \d\d-\d\d-\d\d) .*\.windrose)$)"));
    const QDir archive(earlierFolder(folder));
    std::vector<ArchiveFile> files;
    for (const QString& name : archive.entryList(QDir::Files)) {
        if (const QRegularExpressionMatch match = ours.match(name); match.hasMatch()) {
            files.push_back({match.captured(1).toULongLong(), match.captured(2), archive.filePath(name),
                             QDateTime::fromString(match.captured(3), kTimeFormat)});
        }
    }
    // Two windows can use the same number. Files without a number were named by time.
    std::sort(files.begin(), files.end(), [](const ArchiveFile& one, const ArchiveFile& other) {
        return std::tie(one.number, one.rest) > std::tie(other.number, other.rest);
    });
    return files;
}

/// The path for a newly archived game, before all others.
QString nextInArchive(const QString& folder, const QString& rest)
{
    const std::vector<ArchiveFile> files = archiveFiles(folder);
    const quint64 highest = files.empty() ? 0 : files.front().number;
    const quint64 next = std::min(highest, kHighestNumber - 1) + 1;
    return earlierFolder(folder) + QStringLiteral("/%1 ").arg(next, kNumberDigits, 10, QLatin1Char('0')) + rest;
}

RecordReading recordIn(const QString& path)
{
    return readRecord(readGameBytes(path).text);
}

/// The seats' names in a form that is valid in file names on every platform.
QString titleOf(const Record& record)
{
    QString title;
    for (const std::string& name : record.names) {
        title += (title.isEmpty() ? QString() : QStringLiteral(", ")) + QString::fromStdString(name);
    }
    for (QChar& character : title) {
        if (!character.isLetterOrNumber() && !QStringLiteral(" ,-_'").contains(character)) {
            character = QLatin1Char('_');
        }
    }
    return title.left(kLongestTitle).trimmed();
}

/// The system's reason why nothing can be written in a folder, which a lock does not report; empty when it can.
QString whyNotWritten(const QString& folder)
{
    QFile probe(folder + QStringLiteral("/game.probe"));
    probe.remove();
    QString reason = probe.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered)
                         ? FileDevice::system().write(probe, QByteArray(512, ' '))
                         : probe.errorString();
    probe.remove();
    return reason;
}

/// Whether `next` continues the game of `record`.
bool isPartOf(const Record& record, const Record& next)
{
    const bool startsSame = record.players == next.players && record.options == next.options &&
                            record.names == next.names && record.start == next.start &&
                            (record.start || record.seed == next.seed);
    return startsSame && record.orders.size() <= next.orders.size() &&
           std::equal(record.orders.begin(), record.orders.end(), next.orders.begin());
}

/// A game that is archived again moves to the front, so that it is not the next one to be dropped.
QString moveToFront(FileDevice& device, const QString& folder, const ArchiveFile& file)
{
    if (const auto files = archiveFiles(folder); !files.empty() && files.front().path == file.path) {
        return {};
    }
    if (QString error = device.rename(file.path, nextInArchive(folder, file.rest)); !error.isEmpty()) {
        return error;
    }
    return device.syncFolder(earlierFolder(folder));
}

void removeCutOffWrites(const QString& folder)
{
    const QDir archive(earlierFolder(folder));
    for (const QFileInfo& file : archive.entryInfoList({QStringLiteral("*.windrose.new*")}, QDir::Files)) {
        if (file.lastModified().secsTo(QDateTime::currentDateTime()) > kCutOffAfter) {
            QFile::remove(file.filePath());
        }
    }
}

} // namespace

QString keepEarlier(FileDevice& device, const QString& folder, const Record& record, const QDateTime& when,
                    WithoutOrders withoutOrders)
{
    if (record.orders.empty() && withoutOrders == WithoutOrders::PassedOver) {
        return {};
    }
    std::vector<ArchiveFile> parts; // earlier states of this game in the archive
    for (const ArchiveFile& file : archiveFiles(folder)) {
        const RecordReading kept = recordIn(file.path);
        if (!kept.record || kept.error) {
            continue;
        }
        if (isPartOf(record, *kept.record) && record.takenBack == kept.record->takenBack) {
            return moveToFront(device, folder, file);
        }
        if (isPartOf(*kept.record, record)) {
            parts.push_back(file);
        }
    }
    if (QString error = device.makeFolder(earlierFolder(folder)); !error.isEmpty()) {
        return error;
    }
    const QString rest = when.toString(kTimeFormat) + QLatin1Char(' ') + titleOf(record) + QStringLiteral(".windrose");
    const auto nextName = [&](int /*attempt*/) { return nextInArchive(folder, rest); };
    if (QString error = addFile(device, nextName, QByteArray::fromStdString(recordText(record))); !error.isEmpty()) {
        return error;
    }
    for (const ArchiveFile& part : parts) {
        QFile::remove(part.path);
    }
    removeCutOffWrites(folder);
    const std::vector<ArchiveFile> files = archiveFiles(folder);
    for (std::size_t number = KeptGames::kMaxEarlier; number < files.size(); ++number) {
        QFile::remove(files[number].path);
    }
    return {};
}

QString putAside(FileDevice& device, const QString& slotFile, const Record* next)
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
    return keepEarlier(device, info.absolutePath(), *reading.record, info.lastModified(),
                       isSetup(slotFile) ? WithoutOrders::Kept : WithoutOrders::PassedOver);
}

KeptGames::KeptGames(QString folder) : m_folder(std::move(folder))
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

KeptGames::~KeptGames() = default;

SlotLock::Outcome KeptGames::take(int slot)
{
    m_slot = slot;
    m_lock =
        std::make_unique<SlotLock>(m_folder + QLatin1Char('/') + slotName(kGameStem, slot) + QStringLiteral(".lock"));
    return m_lock->take();
}

QString KeptGames::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString KeptGames::path() const
{
    return m_folder + QLatin1Char('/') + slotName(kGameStem, m_slot) + QStringLiteral(".windrose");
}

QString KeptGames::setupPath() const
{
    return m_folder + QLatin1Char('/') + slotName(kSetupStem, m_slot) + QStringLiteral(".windrose");
}

bool KeptGames::isKeptIn(const QString& folder, const QString& path)
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
    for (const QString& place : {folder, earlierFolder(folder)}) {
        for (const QFileInfo& info : QDir(place).entryInfoList(QDir::Files | QDir::Hidden)) {
            const FileStamp stamp = statusOf(systemPath(info.filePath())).stamp;
            if (stamp.device == file.stamp.device && stamp.inode == file.stamp.inode) {
                return true;
            }
        }
    }
    return false;
}

std::vector<EarlierGame> KeptGames::earlierGames(const QString& folder)
{
    std::vector<EarlierGame> games;
    for (const ArchiveFile& file : archiveFiles(folder)) {
        const RecordReading reading = recordIn(file.path);
        if (!reading.record) {
            continue;
        }
        const Position end = endOf(*reading.record);
        EarlierGame game;
        game.path = file.path;
        game.when = file.when;
        for (const std::string& name : reading.record->names) {
            game.names << QString::fromStdString(name);
        }
        game.orders = playedOrders(*reading.record);
        game.round = static_cast<int>(end.round);
        game.isFinished = end.isFinished();
        games.push_back(std::move(game));
    }
    return games;
}

QString KeptGames::guard()
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
        return QCoreApplication::translate("KeptGames", "Another window is saving its game there.");
    case SlotLock::Outcome::Impossible:
        break;
    }
    const QString reason = whyNotWritten(m_folder);
    return reason.isEmpty() ? QCoreApplication::translate("KeptGames", "No lock file can be created in the folder %1.")
                                  .arg(QDir::toNativeSeparators(m_folder))
                            : reason;
}

void KeptGames::collectLeftGames()
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
        if (lock.take() == SlotLock::Outcome::Taken && putAside(FileDevice::system(), file).isEmpty()) {
            QFile::remove(file);
        }
    }
    // A file of early releases.
    const QString previous = folder.filePath(QStringLiteral("game.windrose.1"));
    if (m_slot == 1 && putAside(FileDevice::system(), previous).isEmpty()) {
        QFile::remove(previous);
    }
}

void KeptGames::collectSetup()
{
    const QFileInfo file(setupPath());
    if ((file.exists() || file.isSymLink()) && guard().isEmpty() &&
        putAside(FileDevice::system(), setupPath()).isEmpty()) {
        QFile::remove(setupPath());
    }
}

void KeptGames::removeSetup()
{
    if (guard().isEmpty()) {
        QFile::remove(setupPath());
    }
}

void KeptGames::leave()
{
    const std::lock_guard mutex(m_lockMutex);
    if (m_lock->isHeld() && putAside(FileDevice::system(), path()).isEmpty()) {
        QFile::remove(path());
    }
    m_lock->giveBack();
}

} // namespace windrose
