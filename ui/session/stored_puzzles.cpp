// SPDX-License-Identifier: GPL-3.0-or-later
#include "stored_puzzles.h"

#include "file_device.h"
#include "file_texts.h"
#include "slot_lock.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

/* TRANSLATOR StoredPuzzles  Why it cannot be kept which puzzles were solved, in messages. */

namespace windrose
{

namespace
{

constexpr std::size_t kMaxPuzzleBytes = 1 << 20; // three hundred puzzles take a few thousand
constexpr int kVersion = 1;
constexpr int kMaxCount = 1'000'000; // of tries and hints
const QString kFormat = QStringLiteral("windrose-puzzles");

struct PuzzleTexts {
    Q_DECLARE_TR_FUNCTIONS(StoredPuzzles)
};

PuzzleScore scoreIn(const QJsonObject& entry)
{
    PuzzleScore score;
    score.tries = qBound(0, entry.value(QLatin1String("tries")).toInt(), kMaxCount);
    score.hints = qBound(0, entry.value(QLatin1String("hints")).toInt(), kMaxCount);
    score.isShown = entry.value(QLatin1String("shown")).toBool();
    score.solved = QDate::fromString(entry.value(QLatin1String("solved")).toString(), Qt::ISODate);
    return score;
}

QJsonObject entryOf(const PuzzleScore& score)
{
    QJsonObject entry{{QStringLiteral("tries"), score.tries}};
    if (score.hints != 0) {
        entry.insert(QStringLiteral("hints"), score.hints);
    }
    if (score.isShown) {
        entry.insert(QStringLiteral("shown"), true);
    }
    if (score.isSolved()) {
        entry.insert(QStringLiteral("solved"), score.solved.toString(Qt::ISODate));
    }
    return entry;
}

struct Parsed {
    std::optional<PuzzleScores> scores; ///< nothing when the text is damaged
    bool isNewer = false;               ///< it comes from a later version
};

Parsed parse(const std::string& text)
{
    const QJsonObject file = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    if (file.value(QLatin1String("format")).toString() != kFormat || !file.value(QLatin1String("puzzles")).isObject()) {
        return {};
    }
    if (file.value(QLatin1String("version")).toInt() != kVersion) {
        return {std::nullopt, true};
    }
    PuzzleScores scores;
    const QJsonObject entries = file.value(QLatin1String("puzzles")).toObject();
    for (auto entry = entries.begin(); entry != entries.end(); ++entry) {
        scores.insert(entry.key(), scoreIn(entry.value().toObject()));
    }
    return {scores, false};
}

/// A line for each puzzle, so that people can read the file and compare it.
QByteArray textOf(const PuzzleScores& scores)
{
    QByteArray text = "{\n\"format\": \"windrose-puzzles\",\n\"version\": 1,\n\"puzzles\": {\n";
    for (auto score = scores.begin(); score != scores.end(); ++score) {
        const QByteArray line =
            QJsonDocument(QJsonObject{{score.key(), entryOf(score.value())}}).toJson(QJsonDocument::Compact);
        text += line.mid(1, line.size() - 2) + (std::next(score) == scores.end() ? "\n" : ",\n");
    }
    return text + "}\n}\n";
}

} // namespace

StoredPuzzles::StoredPuzzles(QString savedGamesFolder, FileDevice& device)
    : m_folder(std::move(savedGamesFolder)), m_device(device)
{
}

QString StoredPuzzles::path() const
{
    return m_folder + QStringLiteral("/puzzles.json");
}

PuzzleBook StoredPuzzles::read() const
{
    PuzzleBook book;
    const FileText file = readFile(systemPath(path()), kMaxPuzzleBytes);
    if (file.problem.code == FileProblemCode::Missing) {
        return book;
    }
    if (file.problem) {
        book.problem = sentenceFor(file.problem);
        return book;
    }
    const Parsed parsed = parse(file.text);
    if (parsed.isNewer) {
        //: Why it cannot be kept which puzzles were solved.
        book.problem = PuzzleTexts::tr("It was written by a later version of Windrose.");
    } else if (parsed.scores) {
        book.scores = *parsed.scores;
    } else {
        book.isDamaged = true;
    }
    return book;
}

/// Runs `write` while no other window writes. Returns its error, or why it could not be run.
QString StoredPuzzles::locked(const std::function<QString()>& write)
{
    if (QString error = m_device.makeFolder(m_folder); !error.isEmpty()) {
        return error;
    }
    SlotLock lock(m_folder + QStringLiteral("/puzzles.lock"));
    switch (takePatiently(lock)) {
    case SlotLock::Outcome::Taken:
        break;
    case SlotLock::Outcome::Busy:
        //: Why it cannot be kept which puzzles were solved.
        return PuzzleTexts::tr("Another window is writing the file.");
    case SlotLock::Outcome::Impossible:
        //: Why it cannot be kept which puzzles were solved.
        return PuzzleTexts::tr("No lock file can be created.");
    }
    return write();
}

/// Renames the file, which is damaged, and returns its new path.
QString StoredPuzzles::setAsideLocked(QString& aside)
{
    const auto name = [&aside, nameFor = numberedNames(path(), QStringLiteral(".damaged"))](int attempt) {
        aside = nameFor(attempt);
        return aside;
    };
    QString error = moveFile(m_device, path(), name);
    if (!error.isEmpty()) {
        aside.clear();
    }
    return error;
}

DamagedPuzzles StoredPuzzles::setAside()
{
    DamagedPuzzles result;
    result.error = locked([&] { return read().isDamaged ? setAsideLocked(result.aside) : QString(); });
    return result;
}

QString StoredPuzzles::keepLocked(const QString& puzzle, const PuzzleScore& score)
{
    PuzzleBook book = read();
    if (!book.problem.isEmpty()) {
        return book.problem; // a file that cannot be read is not replaced
    }
    if (book.isDamaged) {
        QString aside;
        if (QString error = setAsideLocked(aside); !error.isEmpty()) {
            return error;
        }
    }
    PuzzleScore& stored = book.scores[puzzle];
    if (stored.isSolved() || stored == score) {
        return {};
    }
    stored = score;
    return replaceFile(m_device, path(), textOf(book.scores));
}

QString StoredPuzzles::keep(const QString& puzzle, const PuzzleScore& score)
{
    return locked([&] { return keepLocked(puzzle, score); });
}

} // namespace windrose
