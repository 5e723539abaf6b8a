// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QMap>
#include <QString>

namespace windrose
{

class FileDevice;

/// What has become of a puzzle.
struct PuzzleScore {
    int tries = 0;        ///< orders tried until it was solved
    int hints = 0;        ///< hints taken until then
    bool isShown = false; ///< the answer was shown before it was solved
    QDate solved;         ///< the day; invalid until then

    bool isSolved() const { return solved.isValid(); }
    friend bool operator==(const PuzzleScore&, const PuzzleScore&) = default;
};

/// The scores by the names of the puzzles; those that were never tried have none.
using PuzzleScores = QMap<QString, PuzzleScore>;

/// What the file of the puzzles says.
struct PuzzleBook {
    PuzzleScores scores;
    QString problem; ///< why the file cannot be read, as a sentence; empty when it can
    QString aside;   ///< a damaged file was given this name, and the scores begin anew; empty without one
};

/// What was solved of the puzzles: the file `puzzles.json` in a folder of saved games, with a line for each puzzle. A
/// damaged file is set aside. Several windows can write: each holds a lock while it does, and reads the file again
/// first. All functions can be called from any thread.
class KeptPuzzles
{
public:
    /// `savedGamesFolder` is the folder of saved games.
    KeptPuzzles(QString savedGamesFolder, FileDevice& device);

    QString path() const;
    /// Reads the file; sets it aside when it is damaged.
    PuzzleBook read();
    /// Keeps the score of a puzzle; one that was solved stays as it is. Returns the reason for a failure, or an empty
    /// text.
    QString keep(const QString& puzzle, const PuzzleScore& score);

private:
    QString keepLocked(const QString& puzzle, const PuzzleScore& score);

    QString m_folder;
    FileDevice& m_device;
};

} // namespace windrose
