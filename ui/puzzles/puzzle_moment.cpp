// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_moment.h"

#include "ui/models/texts_puzzles.h"
#include "ui/session/game_session.h"

#include <QCoreApplication>

/* TRANSLATOR PuzzleTable  Buttons and sentences of puzzles at their table. */

namespace windrose
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PuzzleTable)
};

} // namespace

QString headOf(const PuzzleMoment& moment)
{
    //: Names a puzzle: %1 is its number, %2 how many there are, %3 its theme, %4 how hard it is
    const QString puzzle =
        Words::tr("Puzzle %1 of %2: %3, %4")
            .arg(QString::number(moment.number), QString::number(moment.count), texts::puzzleTheme(moment.puzzle.theme),
                 texts::puzzleDifficulty(moment.puzzle.difficulty));
    const QString score = texts::puzzleScore(moment.score);
    //: %1 names a puzzle, %2 is what has become of it, such as "Solved in 2 tries"
    return score.isEmpty() ? puzzle : Words::tr("%1 – %2").arg(puzzle, score);
}

QString stripTextOf(const PuzzleMoment& moment, const QString& name)
{
    switch (moment.state) {
    case PuzzleState::Wrong:
        //: In the strip of a puzzle
        return Words::tr("That is not the best move.");
    case PuzzleState::Playing:
        //: In the strip of a puzzle while its answer is played out
        return Words::tr("Right! This is how it goes on when everybody plays best.");
    case PuzzleState::Solved:
        if (moment.isAnswerKnown) {
            //: In the strip of a puzzle
            return Words::tr("That was the answer.");
        }
        //: In the strip of a puzzle: it was solved
        return Words::tr("Solved!");
    case PuzzleState::Asking:
    case PuzzleState::Shown:
        break;
    }
    return texts::puzzleTask(moment.solution, name);
}

std::optional<PuzzleBubble> bubbleOf(const PuzzleMoment& moment, const GameSession& session)
{
    PuzzleBubble bubble;
    BubbleContent& content = bubble.content;
    //: The head of a bubble; %1 is the number of a puzzle
    content.lesson = Words::tr("Puzzle %1").arg(moment.number);
    content.progress = static_cast<double>(moment.number) / moment.count;
    //: Button of a bubble: another puzzle is laid
    const QString next = Words::tr("Next Puzzle");
    switch (moment.state) {
    case PuzzleState::Asking:
        if (moment.hint == 0) {
            return std::nullopt;
        }
        content.text = texts::puzzleHints(moment.solution, session).value(moment.hint - 1);
        //: Button that closes the hint of a puzzle
        content.goOn = Words::tr("Got It");
        break;
    case PuzzleState::Wrong:
        content.text =
            texts::puzzleWrong(moment.solution, moment.answer, session.seatName(moment.solution.position().turn));
        //: Button after a wrong answer
        content.goOn = Words::tr("Try Again");
        //: Button after a wrong answer
        content.other = Words::tr("Show Answer");
        break;
    case PuzzleState::Shown:
        bubble.order = moment.solution.verdict().best.front();
        content.text = texts::puzzleExplained(moment.solution, *bubble.order, session);
        //: Button: the answer that is shown is played
        content.goOn = Words::tr("Play It");
        content.other = next;
        break;
    case PuzzleState::Playing:
        return std::nullopt;
    case PuzzleState::Solved:
        content.text = texts::puzzleExplained(moment.solution, moment.answer, session);
        content.goOn = next;
        //: Button of a bubble: shows the list of the puzzles
        content.other = Words::tr("All Puzzles");
        break;
    }
    return bubble;
}

} // namespace windrose
