// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_games.h"

#include "core/text/record.h"
#include "file_device.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

#include <algorithm>

namespace windrose
{

namespace
{

constexpr int kMostSlots = 1000;
constexpr qint64 kCutOffAfter = 3600; // seconds; no write takes so long
constexpr int kLongestTitle = 40;     // characters of the seats' names in a file's name
const QLatin1String kTimeFormat("yyyy-MM-dd HH-mm-ss");

QString slotName(int slot)
{
    return slot == 1 ? QStringLiteral("game") : QStringLiteral("game-%1").arg(slot);
}

QString earlierFolder(const QString& folder)
{
    return folder + QStringLiteral("/earlier");
}

/// The files this program put there, newest first: others are nobody's business.
QStringList earlierFiles(const QString& folder)
{
    static const QRegularExpression ours(QStringLiteral(R"(^\d{4}-\d\d-\d\d \d\d-\d\d-\d\d .*\.windrose$)"));
    const QDir earlier(earlierFolder(folder));
    QStringList paths;
    for (const QString& name : earlier.entryList(QDir::Files, QDir::Name | QDir::Reversed)) {
        if (ours.match(name).hasMatch()) {
            paths << earlier.filePath(name);
        }
    }
    return paths;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(kMaxRecordBytes) : QByteArray();
}

RecordReading recordIn(const QString& path)
{
    const QByteArray bytes = contentOf(path);
    return readRecord(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

/// The seats' names as they may stand in a file's name on every platform.
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

/// Why nothing can be written in a folder, in the words of the system, which a lock does not tell; empty when it can.
QString whyNotWritten(const QString& folder)
{
    QFile probe(folder + QStringLiteral("/game.probe"));
    QString reason = probe.open(QIODevice::WriteOnly | QIODevice::Unbuffered)
                         ? FileDevice::system().write(probe, QByteArray(512, ' '))
                         : probe.errorString();
    probe.remove();
    return reason;
}

/// Everything of `record` is in `next` as well: it is the same game, gone on with.
bool isPartOf(const Record& record, const Record& next)
{
    const bool startsSame = record.players == next.players && record.options == next.options &&
                            record.names == next.names && record.start == next.start &&
                            (record.start || record.seed == next.seed);
    return startsSame && record.orders.size() <= next.orders.size() &&
           std::equal(record.orders.begin(), record.orders.end(), next.orders.begin());
}

} // namespace

QString keepEarlier(FileDevice& device, const QString& folder, const Record& record, const QDateTime& when)
{
    if (record.orders.empty()) {
        return {};
    }
    QStringList parts; // kept games this one went on with
    for (const QString& path : earlierFiles(folder)) {
        const RecordReading kept = recordIn(path);
        if (!kept.record || kept.error) {
            continue;
        }
        if (isPartOf(record, *kept.record) && record.takenBack == kept.record->takenBack) {
            return {};
        }
        if (isPartOf(*kept.record, record)) {
            parts << path;
        }
    }
    if (QString error = device.makeFolder(earlierFolder(folder)); !error.isEmpty()) {
        return error;
    }
    const QString stem =
        earlierFolder(folder) + QLatin1Char('/') + when.toString(kTimeFormat) + QLatin1Char(' ') + titleOf(record);
    if (QString error =
            addFile(device, stem, QStringLiteral(".windrose"), QByteArray::fromStdString(recordText(record)));
        !error.isEmpty()) {
        return error;
    }
    for (const QString& path : parts) {
        QFile::remove(path);
    }
    const QDir earlier(earlierFolder(folder));
    for (const QFileInfo& file : earlier.entryInfoList({QStringLiteral("*.windrose.new*")}, QDir::Files)) {
        if (file.lastModified().secsTo(QDateTime::currentDateTime()) > kCutOffAfter) {
            QFile::remove(file.filePath()); // of a write that was cut off
        }
    }
    const QStringList files = earlierFiles(folder);
    for (qsizetype number = KeptGames::kMostEarlier; number < files.size(); ++number) {
        QFile::remove(files[number]);
    }
    return {};
}

QString putAside(FileDevice& device, const QString& slotFile, const Record* next)
{
    QFile file(slotFile);
    if (!file.exists()) {
        return {};
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return file.errorString();
    }
    const QByteArray bytes = file.readAll();
    const auto reading = readRecord(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    if (reading.error) {
        return bytes.trimmed().isEmpty() ? QString() : addFile(device, slotFile, QStringLiteral(".damaged"), bytes);
    }
    if (next != nullptr && isPartOf(*reading.record, *next)) {
        return {};
    }
    const QFileInfo info(slotFile);
    return keepEarlier(device, info.absolutePath(), *reading.record, info.lastModified());
}

KeptGames::KeptGames(QString folder) : m_folder(std::move(folder))
{
    FileDevice::system().makeFolder(m_folder);
    for (int slot = 1; slot <= kMostSlots; ++slot) {
        switch (take(slot)) {
        case SlotLock::Outcome::Taken:
            QFile::remove(path() + QStringLiteral(".new")); // of a write that was cut off
            return;
        case SlotLock::Outcome::Busy:
            break;
        case SlotLock::Outcome::Impossible:
            slot = kMostSlots; // another number would not help
            break;
        }
    }
    take(1);
}

KeptGames::~KeptGames() = default;

SlotLock::Outcome KeptGames::take(int slot)
{
    m_slot = slot;
    m_lock = std::make_unique<SlotLock>(m_folder + QLatin1Char('/') + slotName(slot) + QStringLiteral(".lock"));
    return m_lock->take();
}

QString KeptGames::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

QString KeptGames::path() const
{
    return m_folder + QLatin1Char('/') + slotName(m_slot) + QStringLiteral(".windrose");
}

std::vector<EarlierGame> KeptGames::earlierGames(const QString& folder)
{
    std::vector<EarlierGame> games;
    for (const QString& path : earlierFiles(folder)) {
        const RecordReading reading = recordIn(path);
        if (!reading.record) {
            continue;
        }
        const Position end = endOf(*reading.record);
        EarlierGame game;
        game.path = path;
        game.when = QDateTime::fromString(QFileInfo(path).fileName().left(kTimeFormat.size()), kTimeFormat);
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
    if (m_lock->isHeld()) {
        return {};
    }
    // The folder vanished with the lock, or could not be written before.
    switch (m_lock->take()) {
    case SlotLock::Outcome::Taken:
        return {};
    case SlotLock::Outcome::Busy:
        return QCoreApplication::translate("KeptGames", "Another window keeps its game there.");
    case SlotLock::Outcome::Impossible:
        break;
    }
    const QString reason = whyNotWritten(m_folder);
    return reason.isEmpty() ? QCoreApplication::translate("KeptGames", "No lock can be made in the folder %1.")
                                  .arg(QDir::toNativeSeparators(m_folder))
                            : reason;
}

void KeptGames::collectLeftGames()
{
    const QDir folder(m_folder);
    for (const QString& name : folder.entryList({QStringLiteral("game-*.windrose")}, QDir::Files)) {
        const QString file = folder.filePath(name);
        if (file == path()) {
            continue;
        }
        SlotLock lock(folder.filePath(QFileInfo(name).completeBaseName()) + QStringLiteral(".lock"));
        if (lock.take() == SlotLock::Outcome::Taken && putAside(FileDevice::system(), file).isEmpty()) {
            QFile::remove(file);
        }
    }
    // What releases before kept games were collected left behind.
    const QString previous = folder.filePath(QStringLiteral("game.windrose.1"));
    if (m_slot == 1 && putAside(FileDevice::system(), previous).isEmpty()) {
        QFile::remove(previous);
    }
}

void KeptGames::leave()
{
    if (m_lock->isHeld() && putAside(FileDevice::system(), path()).isEmpty()) {
        QFile::remove(path());
    }
    m_lock->giveBack();
}

} // namespace windrose
