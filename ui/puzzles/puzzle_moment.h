// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzles/puzzle.h"
#include "core/puzzles/solution.h"
#include "ui/lessons/lesson_bubble.h"
#include "ui/session/kept_puzzles.h"

namespace windrose
{

class GameSession;

/// How far a puzzle at its table is.
enum class PuzzleState {
    Asking,  ///< an order is wanted
    Wrong,   ///< the order was not the best one
    Shown,   ///< the answer is shown, and an order is still wanted
    Playing, ///< the right order is played out
    Solved,  ///< it was played out
};

/// What is said of a puzzle depends on this.
struct PuzzleMoment {
    const puzzles::Puzzle& puzzle;
    const puzzles::Solution& solution;
    int number = 0; ///< from 1
    int count = 0;
    PuzzleScore score;
    PuzzleState state = PuzzleState::Asking;
    Order answer{};
    int hint = 0; ///< the number of the hint that is shown; 0: none
    bool isAnswerKnown = false;
};

/// A bubble, and the order that its arrow shows.
struct PuzzleBubble {
    BubbleContent content;
    std::optional<Order> order;
};

/// "Puzzle 12 of 300: The last captain, Hard – Solved in 2 tries"
QString headOf(const PuzzleMoment& moment);
/// The task, or what has become of the answer. `name` is that of the player.
QString stripTextOf(const PuzzleMoment& moment, const QString& name);
/// The bubble, if one is due.
std::optional<PuzzleBubble> bubbleOf(const PuzzleMoment& moment, const GameSession& session);

} // namespace windrose
