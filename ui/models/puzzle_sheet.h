// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result_sheets.h"
#include "ui/session/stored_puzzles.h"

#include <QStringList>

namespace windrose
{

/// A puzzle as the page of the puzzles lists it.
struct PuzzleEntry {
    QString name; ///< unique; never shown
    int number = 0;
    int theme = 0;      ///< a `puzzles::Theme`
    int difficulty = 0; ///< a `puzzles::Difficulty`
    int players = 0;
    PuzzleScore score;
};

/// The puzzles that the page lists.
struct PuzzleFilter {
    enum class Show { All, Unsolved, Solved };
    int theme = -1;      ///< -1: all
    int difficulty = -1; ///< -1: all
    Show show = Show::All;

    bool lets(const PuzzleEntry& entry) const;
};

/// The names of the themes and of the difficulties, each with how many of its puzzles are solved.
QStringList puzzleThemes(const QList<PuzzleEntry>& entries);
QStringList puzzleDifficulties(const QList<PuzzleEntry>& entries);

/// The table of some puzzles; `ResultSheet::games` has their names.
ResultSheet puzzleSheet(const QList<PuzzleEntry>& entries);

/// The name of the next unsolved puzzle after `name` that the filter lists; if there is none, of the next unsolved one,
/// or else of the next one. The first puzzle follows the last. Empty if there is no other puzzle.
QString nextPuzzle(const QList<PuzzleEntry>& entries, const QString& name, const PuzzleFilter& filter);

} // namespace windrose
