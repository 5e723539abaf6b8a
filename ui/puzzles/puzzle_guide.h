// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "puzzle_moment.h"
#include "ui/lessons/lesson_stage.h"

namespace windrose
{

class ComputerSeats;
class LessonBubble;
class PuzzleStrip;

/// Leads through a puzzle at its table: asks for an order, judges it, plays a right one out, and explains it. The other
/// seats are played by `puzzles::ExactPlayer`, and so is the rest of the puzzle's seat after a right order.
class PuzzleGuide final : public QObject
{
    Q_OBJECT

public:
    /// The session and the computers are those of the puzzle alone.
    PuzzleGuide(GameSession& session, TableView& table, ComputerSeats& computers, PuzzleStrip& strip);
    ~PuzzleGuide() override;

    /// Lays a puzzle, the one with this number (from 1) of `count`. `score` is what is known of it.
    void lay(const puzzles::Puzzle& puzzle, int number, int count, const PuzzleScore& score);

    PuzzleState state() const { return m_state; }
    const puzzles::Puzzle& puzzle() const { return m_puzzle; }
    const PuzzleScore& score() const { return m_score; }
    const puzzles::Solution& solution() const { return *m_solution; }
    /// The bubble while one is shown, else null.
    LessonBubble* bubble() const;

    /// Gives the next hint; the last one again when there are no more.
    void hint();
    void showAnswer();
    /// Lays the puzzle again.
    void tryAgain();
    /// Takes back what was done: an answer, or a step of a placement.
    void undo();
    void redo();
    bool canUndo() const;
    bool canRedo() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// The score of the puzzle has changed.
    void scored(const QString& puzzle, const windrose::PuzzleScore& score);
    void nextRequested();
    void listRequested();

private:
    void follow(const Change& change);
    void judge(bool isNew);
    void playOut();
    void consider();
    void present();
    QString name() const;
    PuzzleMoment moment() const;
    void fillBubble();
    void show(const PuzzleBubble& bubble);
    void goOn();
    void chooseOther();
    void setScore(const PuzzleScore& score);

    GameSession& m_session;
    TableView& m_table;
    ComputerSeats& m_computers;
    PuzzleStrip& m_strip;
    LessonStage m_stage;
    puzzles::Puzzle m_puzzle;
    std::optional<puzzles::Solution> m_solution;
    int m_number = 0;
    int m_count = 0;
    PuzzleScore m_score;
    PuzzleState m_state = PuzzleState::Asking;
    Order m_answer{};
    int m_hints = 0;           ///< how many hints have been given
    bool m_isHintOpen = false; ///< the last one is shown
    bool m_isAnswerKnown = false;
    QString m_spoken; ///< the text that was spoken last
};

} // namespace windrose
