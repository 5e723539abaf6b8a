// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzles/puzzle.h"
#include "core/puzzles/solution.h"
#include "ui/session/stored_puzzles.h"

namespace windrose
{
class GameSession;
}

/// The sentences about puzzles. Plain text.
namespace windrose::texts
{

QString puzzleTheme(puzzles::Theme theme);                ///< "The last captain"
QString puzzleDifficulty(puzzles::Difficulty difficulty); ///< "Hard"
/// The state of a puzzle: "Solved in 2 tries"; empty when it was never tried.
QString puzzleScore(const PuzzleScore& score);

/// The task, for the player with this name.
QString puzzleTask(const puzzles::Solution& solution, const QString& name);
/// How the game ends for a player: "Ana wins by 3 points."
QString puzzleOutcome(const puzzles::Outcome& outcome, const QString& name);
/// What is wrong with an order: its result, and that of the best one.
QString puzzleWrong(const puzzles::Solution& solution, Order order, const QString& name);
/// Why an order is the best one: its result, that of the others, and the reasons of the hint. `session` has the names.
QString puzzleExplained(const puzzles::Solution& solution, Order order, const GameSession& session);

/// The hints in turn, each narrower than the one before; the last one names two orders.
QStringList puzzleHints(const puzzles::Solution& solution, const GameSession& session);

} // namespace windrose::texts
