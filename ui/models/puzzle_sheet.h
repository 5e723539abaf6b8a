// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result_sheets.h"
#include "ui/session/kept_puzzles.h"

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

/// Which puzzles are wanted.
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

/// The puzzle after the one with this name that a filter lets through and that is not solved, from the first one again
/// after the last; the next one at all when everything is solved. Empty without puzzles.
QString nextPuzzle(const QList<PuzzleEntry>& entries, const QString& name, const PuzzleFilter& filter);

} // namespace windrose
