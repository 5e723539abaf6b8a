// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "results_book.h"

#include <functional>

namespace windrose
{

class FileDevice;

/// The result of `StoredResults::keep`.
struct StoredGame {
    QString id;    ///< the id of the game in the file
    QString error; ///< why the game was not written, as a sentence; empty when it is on the disk
};

/// The finished games, in a folder of saved games: the file `results.jsonl` has a line of JSON for each, and lines that
/// say which names are the same person; the later line for a game counts. The record of each is a file of the folder
/// `finished`. Several windows can write: each holds a lock while it does, and looks at the file again first. All
/// functions can be called from any thread; those that write return the reason for a failure, or an empty text.
class StoredResults
{
public:
    /// `savedGamesFolder` is the folder of saved games.
    explicit StoredResults(QString savedGamesFolder, FileDevice& device);

    /// The file of the results, and the folder of the records.
    QString path() const { return m_folder + QStringLiteral("/results.jsonl"); }
    QString recordFolder() const { return m_folder + QStringLiteral("/finished"); }
    QString recordPath(const GameResult& result) const;

    ResultsBook read() const;

    /// What to do if a game of the same start, with at least half of its orders the same, is stored already.
    enum class IfStored {
        Replace, ///< the new game replaces the stored one and takes its id: it was undone and finished again
        Leave,   ///< the stored game stays: the game on the table was opened from its record
    };
    /// Stores a game with its record. A stored game with the same id is replaced in any case.
    StoredGame keep(GameResult result, const Record& record, IfStored ifStored);
    /// From now on a person's other name counts as `name`.
    QString join(const QString& other, const QString& name);
    /// Such a name counts for itself again.
    QString separate(const QString& other);
    /// Removes a person's names (those that are joined too) from the file and from the records; the games stay.
    QString takeOut(const QString& name);
    /// Removes what a killed program left of writes that were cut off (see `removeCutOffWrites` of files). Does nothing
    /// while another window writes.
    void removeCutOffWrites();

private:
    QString append(const QByteArray& line);
    QString appendLocked(const QByteArray& line);
    QString locked(const std::function<QString()>& write) const;
    const GameResult* sameGame(const ResultsBook& book, const GameResult& result, const Record& record) const;
    QString keepLocked(GameResult& result, const Record& record, IfStored ifStored);
    QString takeOutLocked(const QString& name);
    QString takeOutOfRecord(const GameResult& result, const QStringList& names);

    QString m_folder;
    FileDevice& m_device;
};

} // namespace windrose
