// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_archive.h"

#include "core/text/record.h"
#include "file_device.h"
#include "file_texts.h"
#include "save_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <tuple>

namespace windrose
{

namespace
{

constexpr int kLongestTitle = 40; // characters of the seats' names in a file's name
constexpr int kNumberDigits = 6;  // at least; larger numbers are longer
constexpr quint64 kHighestNumber = 999'999'999'999'999'999;
const QLatin1String kTimeFormat("yyyy-MM-dd HH-mm-ss");

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

} // namespace

bool isPartOf(const Record& record, const Record& next)
{
    const bool startsSame = record.players == next.players && record.options == next.options &&
                            record.names == next.names && record.start == next.start &&
                            (record.start || record.seed == next.seed);
    return startsSame && record.orders.size() <= next.orders.size() &&
           std::equal(record.orders.begin(), record.orders.end(), next.orders.begin());
}

/// The files of the archive, most recent first, without files that this program did not name.
std::vector<GameArchive::File> GameArchive::files() const
{
    static const QRegularExpression ours(
        QStringLiteral(R"(^(?:(\d{6,18}) )?((\d{4}-\d\d-\d\d \d\d-\d\d-\d\d) .*\.windrose)$)"));
    const QDir archive(m_folder);
    std::vector<File> files;
    for (const QString& name : archive.entryList(QDir::Files)) {
        if (const QRegularExpressionMatch match = ours.match(name); match.hasMatch()) {
            files.push_back({match.captured(1).toULongLong(), match.captured(2), archive.filePath(name),
                             QDateTime::fromString(match.captured(3), kTimeFormat)});
        }
    }
    // Two windows can use the same number. Files without a number were named by time.
    std::sort(files.begin(), files.end(), [](const File& one, const File& other) {
        return std::tie(one.number, one.rest) > std::tie(other.number, other.rest);
    });
    return files;
}

/// The path for a newly archived game, before all others.
QString GameArchive::nextPath(const QString& rest) const
{
    const std::vector<File> all = files();
    const quint64 highest = all.empty() ? 0 : all.front().number;
    const quint64 next = std::min(highest, kHighestNumber - 1) + 1;
    return m_folder + QStringLiteral("/%1 ").arg(next, kNumberDigits, 10, QLatin1Char('0')) + rest;
}

/// A game that is archived again moves to the front, so that it is not the next one to be dropped.
QString GameArchive::moveToFront(FileDevice& device, const File& file) const
{
    if (const auto all = files(); !all.empty() && all.front().path == file.path) {
        return {};
    }
    if (QString error = device.rename(file.path, nextPath(file.rest)); !error.isEmpty()) {
        return error;
    }
    return device.syncFolder(m_folder);
}

QString GameArchive::add(FileDevice& device, const Record& record, const QDateTime& when, EmptyGame emptyGame) const
{
    if (record.orders.empty() && emptyGame == EmptyGame::Skip) {
        return {};
    }
    std::vector<File> parts; // earlier states of this game in the archive
    for (const File& file : files()) {
        const RecordReading archived = recordIn(file.path);
        if (!archived.record || archived.error) {
            continue;
        }
        if (isPartOf(record, *archived.record) && record.takenBack == archived.record->takenBack) {
            return moveToFront(device, file);
        }
        if (isPartOf(*archived.record, record)) {
            parts.push_back(file);
        }
    }
    if (QString error = device.makeFolder(m_folder); !error.isEmpty()) {
        return error;
    }
    const QString rest = when.toString(kTimeFormat) + QLatin1Char(' ') + titleOf(record) + QStringLiteral(".windrose");
    const auto nextName = [&](int /*attempt*/) { return nextPath(rest); };
    if (QString error = addFile(device, nextName, QByteArray::fromStdString(recordText(record))); !error.isEmpty()) {
        return error;
    }
    for (const File& part : parts) {
        QFile::remove(part.path);
    }
    removeCutOffWrites(m_folder, {QStringLiteral("*.windrose")});
    const std::vector<File> all = files();
    for (std::size_t number = kMaxGames; number < all.size(); ++number) {
        QFile::remove(all[number].path);
    }
    return {};
}

std::vector<ArchivedGame> GameArchive::games() const
{
    std::vector<ArchivedGame> games;
    for (const File& file : files()) {
        const RecordReading reading = recordIn(file.path);
        if (!reading.record) {
            continue;
        }
        const Position end = endOf(*reading.record);
        ArchivedGame game;
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

} // namespace windrose
