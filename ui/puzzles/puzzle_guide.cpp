// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzle_guide.h"

#include "core/puzzles/exact_player.h"
#include "puzzle_game.h"
#include "puzzle_strip.h"
#include "ui/lessons/lesson_bubble.h"
#include "ui/models/texts_puzzles.h"
#include "ui/session/computer_seats.h"
#include "ui/table/announcer.h"
#include "ui/table/placement_controller.h"
#include "ui/table/prompt_bar.h"
#include "ui/table/table_view.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace windrose
{

using puzzles::ExactPlayer;
using puzzles::Puzzle;
using puzzles::Solution;

PuzzleGuide::PuzzleGuide(GameSession& session, TableView& table, ComputerSeats& computers, PuzzleStrip& strip)
    : m_session(session), m_table(table), m_computers(computers), m_strip(strip), m_stage(session, table)
{
    computers.setFactory([](const PlayerSpec& spec, std::uint64_t /*seed*/) {
        return SeatedPlayer{spec.isPerson() ? nullptr : std::make_unique<ExactPlayer>(), {}};
    });
    computers.setPointsHidden(false);
    computers.setHeld(true);
    computers.setPaused(false);
    const auto toNext = [this](QWidget* from, bool next) {
        return m_table.controller().walk().stepFromBar(from, next);
    };
    m_stage.bubble()->setTabHandler(toNext);
    strip.setTabHandler(toNext);
    connect(m_stage.bubble(), &LessonBubble::goneOn, this, &PuzzleGuide::goOn);
    connect(m_stage.bubble(), &LessonBubble::otherChosen, this, &PuzzleGuide::chooseOther);
    connect(&strip, &PuzzleStrip::hintRequested, this, &PuzzleGuide::hint);
    connect(&strip, &PuzzleStrip::answerRequested, this, &PuzzleGuide::showAnswer);
    connect(&strip, &PuzzleStrip::againRequested, this, &PuzzleGuide::tryAgain);
    connect(&strip, &PuzzleStrip::nextRequested, this, &PuzzleGuide::nextRequested);
    connect(&strip, &PuzzleStrip::listRequested, this, &PuzzleGuide::listRequested);
    connect(&table.prompt(), &PromptBar::undoRequested, this, &PuzzleGuide::undo);
    connect(&table.prompt(), &PromptBar::redoRequested, this, &PuzzleGuide::redo);
    connect(&session, &GameSession::changed, this, &PuzzleGuide::follow);
    connect(&session.story(), &Story::finished, this, &PuzzleGuide::consider);
    table.setGuestStops(
        [this] { return (bubble() == nullptr ? QList<QWidget*>() : bubble()->stops()) + m_strip.stops(); });
    table.installEventFilter(this);
}

PuzzleGuide::~PuzzleGuide()
{
    m_table.setGuestStops({});
}

void PuzzleGuide::lay(const Puzzle& puzzle, int number, int count, const PuzzleScore& score)
{
    m_puzzle = puzzle;
    m_number = number;
    m_count = count;
    m_score = score;
    m_solution = Solution::of(puzzle.position);
    m_state = PuzzleState::Asking;
    m_hints = 0;
    m_isHintOpen = false;
    m_isAnswerKnown = false;
    m_spoken.clear();
    m_computers.setHeld(true);
    m_session.load(puzzleGame(puzzle.position));
    m_table.controller().walk().restoreFocus();
}

LessonBubble* PuzzleGuide::bubble() const
{
    return m_stage.isShown() ? m_stage.bubble() : nullptr;
}

QString PuzzleGuide::name() const
{
    return m_session.seatName(m_puzzle.position.turn);
}

void PuzzleGuide::setScore(const PuzzleScore& score)
{
    if (!m_score.isSolved() && score != m_score) {
        m_score = score;
        emit scored(QString::fromStdString(m_puzzle.name), m_score);
    }
}

void PuzzleGuide::follow(const Change& change)
{
    if (!m_solution) {
        return;
    }
    const bool isAnswer =
        change.from == 0 && change.to > 0 && (m_state == PuzzleState::Asking || m_state == PuzzleState::Shown);
    if (isAnswer && (change.kind == ChangeKind::Played || change.kind == ChangeKind::Redone)) {
        judge(change.kind == ChangeKind::Played);
    } else if (change.kind == ChangeKind::Undone && change.to == 0 && m_state != PuzzleState::Shown) {
        m_state = PuzzleState::Asking;
    }
    m_table.prompt().setUndoable(canUndo(), canRedo());
    consider();
}

/// Judges the first order of the game. `isNew`: it counts as a try.
void PuzzleGuide::judge(bool isNew)
{
    m_answer = m_session.history().orderAt(0);
    const bool isRight = m_solution->isRight(m_answer);
    m_isHintOpen = false;
    m_state = isRight ? PuzzleState::Playing : PuzzleState::Wrong;
    if (isNew && !m_isAnswerKnown) {
        PuzzleScore score = m_score;
        ++score.tries;
        if (isRight) {
            score.solved = QDate::currentDate();
        }
        setScore(score);
    }
    if (isRight) {
        // The session is still telling everybody of the order.
        QMetaObject::invokeMethod(this, &PuzzleGuide::playOut, Qt::QueuedConnection);
    }
}

/// Lets computers play everything that follows the right order.
void PuzzleGuide::playOut()
{
    if (m_state == PuzzleState::Playing) {
        m_session.setPlayer(m_puzzle.position.turn, puzzlePlayer());
        m_computers.setPaused(false);
        m_computers.setHeld(false);
    }
}

void PuzzleGuide::hint()
{
    if (m_state != PuzzleState::Asking) {
        return;
    }
    const auto most = static_cast<int>(texts::puzzleHints(*m_solution, m_session).size());
    if (m_hints < most) {
        ++m_hints;
        PuzzleScore score = m_score;
        ++score.hints;
        setScore(score);
    }
    m_isHintOpen = true;
    present();
}

void PuzzleGuide::showAnswer()
{
    if (m_state != PuzzleState::Asking && m_state != PuzzleState::Wrong) {
        return;
    }
    m_isAnswerKnown = true;
    PuzzleScore score = m_score;
    score.isShown = true;
    setScore(score);
    m_isHintOpen = false;
    m_state = PuzzleState::Shown;
    if (m_session.orderCount() > 0) {
        m_session.jumpTo(0);
    } else {
        consider();
    }
}

void PuzzleGuide::tryAgain()
{
    m_computers.setHeld(true);
    m_session.setPlayer(m_puzzle.position.turn, PlayerSpec());
    m_state = PuzzleState::Asking;
    m_isHintOpen = false;
    m_session.jumpTo(0);
    m_table.controller().walk().restoreFocus();
}

void PuzzleGuide::undo()
{
    if (m_session.orderCount() > 0) {
        tryAgain();
    } else {
        m_session.undoRedo().undo();
    }
}

void PuzzleGuide::redo()
{
    if (m_state == PuzzleState::Asking) {
        m_session.undoRedo().redo();
    }
}

bool PuzzleGuide::canUndo() const
{
    return m_session.orderCount() > 0 || m_session.undoRedo().canUndo();
}

bool PuzzleGuide::canRedo() const
{
    return m_state == PuzzleState::Asking && m_session.undoRedo().canRedo();
}

void PuzzleGuide::consider()
{
    if (!m_solution) {
        return;
    }
    if (m_state == PuzzleState::Playing && m_session.gamePosition().isFinished() &&
        !m_session.story().isShowingOrder()) {
        m_state = PuzzleState::Solved;
    }
    present();
}

PuzzleMoment PuzzleGuide::moment() const
{
    return {m_puzzle,       *m_solution, m_number, m_count, m_score, m_state, m_answer, m_isHintOpen ? m_hints : 0,
            m_isAnswerKnown};
}

void PuzzleGuide::present()
{
    PuzzleStrip::Content content;
    content.puzzle = headOf(moment());
    content.text = stripTextOf(moment(), name());
    content.offersHint = m_state == PuzzleState::Asking;
    content.offersAnswer = m_state == PuzzleState::Asking || m_state == PuzzleState::Wrong;
    content.offersAgain = m_state != PuzzleState::Asking;
    m_strip.setContent(content);
    if (m_session.story().isShowingOrder() || !m_session.isLive()) {
        m_stage.hide();
    } else {
        fillBubble();
    }
}

/// Shows the bubble of the moment, or hides it.
void PuzzleGuide::fillBubble()
{
    const std::optional<PuzzleBubble> bubble = bubbleOf(moment(), m_session);
    if (bubble) {
        show(*bubble);
        return;
    }
    const bool hadFocus = m_stage.isShown() && m_stage.bubble()->isAncestorOf(m_table.window()->focusWidget());
    m_stage.hide();
    m_spoken.clear();
    if (hadFocus) {
        m_table.controller().walk().restoreFocus();
    }
}

void PuzzleGuide::show(const PuzzleBubble& bubble)
{
    m_stage.show(bubble.content, LessonTopic::Table, bubble.order);
    if (std::exchange(m_spoken, bubble.content.text) != bubble.content.text) {
        m_table.announcer().announce(bubble.content.text);
        m_stage.bubble()->takeFocus();
    }
}

void PuzzleGuide::goOn()
{
    switch (m_state) {
    case PuzzleState::Asking:
        m_isHintOpen = false;
        present();
        break;
    case PuzzleState::Wrong:
        tryAgain();
        break;
    case PuzzleState::Shown:
        m_session.submit(m_solution->verdict().best.front());
        break;
    case PuzzleState::Solved:
        emit nextRequested();
        break;
    case PuzzleState::Playing:
        break;
    }
}

void PuzzleGuide::chooseOther()
{
    if (m_state == PuzzleState::Wrong) {
        showAnswer();
    } else if (m_state == PuzzleState::Shown) {
        emit nextRequested();
    } else if (m_state == PuzzleState::Solved) {
        emit listRequested();
    }
}

bool PuzzleGuide::eventFilter(QObject* watched, QEvent* event)
{
    if (m_solution && (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)) {
        // After the table has its new texts and sizes.
        QMetaObject::invokeMethod(this, &PuzzleGuide::present, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace windrose
