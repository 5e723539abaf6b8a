// SPDX-License-Identifier: GPL-3.0-or-later
#include "stored_results.h"

#include "file_device.h"
#include "file_texts.h"
#include "seats.h"
#include "slot_lock.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

/* TRANSLATOR StoredResults  Why the results of a game cannot be kept, in messages. */

namespace windrose
{

namespace
{

constexpr std::size_t kMaxResultBytes = 1 << 26; // of the file: a hundred thousand games

struct ResultTexts {
    Q_DECLARE_TR_FUNCTIONS(StoredResults)
};

/// The name of a game's record without its ending. It names nobody, so that a name can be taken out.
QString stemOf(const GameResult& result)
{
    return result.when.toString(QStringLiteral("yyyy-MM-dd HH-mm-ss"));
}

/// Whether at least half of two games, by the orders of the shorter, is the same.
bool isMostlySame(const Record& one, const Record& other)
{
    const auto end =
        std::mismatch(one.orders.begin(), one.orders.end(), other.orders.begin(), other.orders.end()).first;
    const auto shared = static_cast<std::size_t>(end - one.orders.begin());
    return 2 * shared >= std::min(one.orders.size(), other.orders.size());
}

} // namespace

StoredResults::StoredResults(QString savedGamesFolder, FileDevice& device)
    : m_folder(std::move(savedGamesFolder)), m_device(device)
{
}

QString StoredResults::recordPath(const GameResult& result) const
{
    return result.record.isEmpty() ? QString() : recordFolder() + QLatin1Char('/') + result.record;
}

ResultsBook StoredResults::read() const
{
    const FileText file = readFile(systemPath(path()), kMaxResultBytes);
    ResultsBook book = bookIn(QByteArray::fromRawData(file.text.data(), static_cast<qsizetype>(file.text.size())));
    book.problem = file.problem.code == FileProblemCode::Missing ? QString() : sentenceFor(file.problem);
    return book;
}

/// Runs `write` while no other window writes.
QString StoredResults::locked(const std::function<QString()>& write) const
{
    if (QString error = m_device.makeFolder(m_folder); !error.isEmpty()) {
        return error;
    }
    SlotLock lock(m_folder + QStringLiteral("/results.lock"));
    switch (takePatiently(lock)) {
    case SlotLock::Outcome::Taken:
        break;
    case SlotLock::Outcome::Busy:
        //: Why the result of a finished game cannot be kept.
        return ResultTexts::tr("Another window is writing the results.");
    case SlotLock::Outcome::Impossible:
        //: Why the result of a finished game cannot be kept.
        return ResultTexts::tr("No lock file can be created for the results.");
    }
    if (const ResultsBook book = read(); !book.problem.isEmpty()) {
        return book.problem; // nothing is added to what cannot be read
    }
    return write();
}

QString StoredResults::appendLocked(const QByteArray& line)
{
    QFile file(path());
    const bool isNew = !file.exists();
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered)) {
        return file.errorString();
    }
    const qint64 before = file.size();
    QByteArray bytes = line + '\n';
    if (before > 0) {
        file.seek(before - 1);
        if (file.read(1) != "\n") {
            bytes.prepend('\n'); // a write that was cut off stays a line of its own
        }
    }
    file.seek(before);
    QString error = m_device.append(file, bytes);
    if (error.isEmpty()) {
        error = m_device.sync(file);
    }
    if (!error.isEmpty()) {
        m_device.shorten(file, before); // where even this fails, the part is a damaged line
        return error;
    }
    return isNew ? m_device.syncFolder(m_folder) : QString();
}

QString StoredResults::append(const QByteArray& line)
{
    return locked([&] { return appendLocked(line); });
}

/// The stored game that is the same as another; null when there is none.
const GameResult* StoredResults::sameGame(const ResultsBook& book, const GameResult& result, const Record& record) const
{
    const auto found = std::find_if(book.games.cbegin(), book.games.cend(), [&](const GameResult& stored) {
        if (stored.id == result.id || stored.deal != result.deal) {
            return stored.id == result.id;
        }
        const RecordReading reading = readRecord(readGameBytes(recordPath(stored)).text);
        return reading.record && isMostlySame(*reading.record, record);
    });
    return found == book.games.cend() ? nullptr : &*found;
}

QString StoredResults::keepLocked(GameResult& result, const Record& record, IfStored ifStored)
{
    const ResultsBook book = read();
    const GameResult* const same = sameGame(book, result, record);
    if (same != nullptr) {
        const bool stays = same->id != result.id && ifStored == IfStored::Leave;
        result.id = same->id;
        if (stays) {
            return {};
        }
    }
    if (QString error = m_device.makeFolder(recordFolder()); !error.isEmpty()) {
        return error;
    }
    Record stored = record;
    stored.remarks.clear();
    const QString stem = recordFolder() + QLatin1Char('/') + stemOf(result);
    QString written;
    const auto name = [&, nameFor = numberedNames(stem, QStringLiteral(".windrose"))](int attempt) {
        written = nameFor(attempt);
        return written;
    };
    if (QString error = addFile(m_device, name, QByteArray::fromStdString(recordText(stored))); !error.isEmpty()) {
        return error;
    }
    result.record = written.mid(recordFolder().size() + 1);
    if (QString error = appendLocked(lineOf(result)); !error.isEmpty()) {
        QFile::remove(written);
        return error;
    }
    if (same != nullptr && !same->record.isEmpty()) {
        QFile::remove(recordPath(*same));
    }
    return {};
}

StoredGame StoredResults::keep(GameResult result, const Record& record, IfStored ifStored)
{
    const QString error = locked([&] { return keepLocked(result, record, ifStored); });
    return {result.id, error};
}

QString StoredResults::join(const QString& other, const QString& name)
{
    return append(joinLine(other, name));
}

QString StoredResults::separate(const QString& other)
{
    return append(separateLine(other));
}

void StoredResults::removeCutOffWrites()
{
    if (!QFileInfo::exists(recordFolder())) {
        return; // nothing was ever stored
    }
    (void)locked([this] {
        windrose::removeCutOffWrites(recordFolder(), {QStringLiteral("*.windrose")});
        windrose::removeCutOffWrites(m_folder, {QStringLiteral("results.jsonl")});
        return QString();
    });
}

QString StoredResults::takeOut(const QString& name)
{
    return locked([&] { return takeOutLocked(name); });
}

/// Gives the seats of these persons their default names in a game's record.
QString StoredResults::takeOutOfRecord(const GameResult& result, const QStringList& names)
{
    RecordReading reading = readRecord(readGameBytes(recordPath(result)).text);
    if (!reading.record || reading.error) {
        return {}; // it is gone, or damaged and cannot be opened as a whole
    }
    const std::vector<std::string> defaults = defaultNames(reading.record->players);
    for (std::size_t seat = 0; seat < reading.record->names.size(); ++seat) {
        if (names.contains(Seats(*reading.record).name(static_cast<int>(seat)).simplified())) {
            reading.record->names[seat] = defaults[seat];
        }
    }
    return replaceFile(m_device, recordPath(result), QByteArray::fromStdString(recordText(*reading.record)));
}

QString StoredResults::takeOutLocked(const QString& name)
{
    const FileText file = readFile(systemPath(path()), kMaxResultBytes);
    const ShortenedText shortened = withoutPerson(QByteArray::fromStdString(file.text), name);
    for (const GameResult& game : shortened.games) {
        if (QString error = takeOutOfRecord(game, shortened.names); !error.isEmpty()) {
            return error;
        }
    }
    return replaceFile(m_device, path(), shortened.text);
}

} // namespace windrose
