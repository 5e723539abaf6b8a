// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QMap>
#include <QString>

#include <functional>

namespace windrose
{

class FileDevice;

/// How a player has done in a puzzle.
struct PuzzleScore {
    int tries = 0;        ///< orders tried until it was solved
    int hints = 0;        ///< hints taken until then
    bool isShown = false; ///< the answer was shown before it was solved
    QDate solved;         ///< the day; invalid until then

    bool isSolved() const { return solved.isValid(); }
    friend bool operator==(const PuzzleScore&, const PuzzleScore&) = default;
};

/// The scores by the names of the puzzles. A puzzle that was never tried has no score.
using PuzzleScores = QMap<QString, PuzzleScore>;

/// The contents of the file.
struct PuzzleBook {
    PuzzleScores scores;
    QString problem;        ///< why the file cannot be read, as a sentence; empty when it can
    bool isDamaged = false; ///< the file can be read, but its contents are damaged; there are no scores
};

/// The result of `StoredPuzzles::setAside`.
struct DamagedPuzzles {
    QString aside; ///< the new path of the damaged file; empty when nothing was renamed
    QString error; ///< why the damaged file could not be renamed, as a sentence
};

/// The scores of the puzzles: the file `puzzles.json` in the folder of saved games, with a line for each puzzle.
/// Several windows can write: each holds the lock `puzzles.lock` meanwhile and reads the file again first. All
/// functions can be called from any thread.
class StoredPuzzles
{
public:
    /// `savedGamesFolder` is the folder of saved games.
    StoredPuzzles(QString savedGamesFolder, FileDevice& device);

    QString path() const;
    /// Reads the file. Never changes anything on the disk and never waits for the lock.
    PuzzleBook read() const;
    /// Renames the file if it is damaged. Waits for the disk and for other windows, so not for the window's thread.
    DamagedPuzzles setAside();
    /// Writes the score of a puzzle; the score of a solved puzzle does not change. A damaged file is renamed first.
    /// Waits for the disk and for other windows. Returns the reason for a failure, or an empty text.
    QString keep(const QString& puzzle, const PuzzleScore& score);

private:
    QString locked(const std::function<QString()>& write);
    QString setAsideLocked(QString& aside);
    QString keepLocked(const QString& puzzle, const PuzzleScore& score);

    QString m_folder;
    FileDevice& m_device;
};

} // namespace windrose
