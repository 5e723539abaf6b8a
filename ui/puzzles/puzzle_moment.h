// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzles/puzzle.h"
#include "core/puzzles/solution.h"
#include "ui/lessons/lesson_bubble.h"
#include "ui/session/stored_puzzles.h"

namespace windrose
{

class GameSession;

/// The state of the puzzle on the table.
enum class PuzzleState {
    Asking,  ///< waits for the player's order
    Wrong,   ///< the player's order was not a best one
    Shown,   ///< shows the answer and waits for the player's order
    Playing, ///< the order was right; the computers play the round to its end
    Solved,  ///< the round has ended after a right order
};

/// Everything on which the texts and bubbles of a puzzle depend.
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
