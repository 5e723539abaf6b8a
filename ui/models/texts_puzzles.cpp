// SPDX-License-Identifier: GPL-3.0-or-later
#include "texts_puzzles.h"

#include "texts.h"
#include "ui/session/game_session.h"

#include <QCoreApplication>

#include <algorithm>

/* TRANSLATOR Puzzles  Puzzles: their themes, tasks, hints and answers. */

namespace windrose::texts
{

namespace
{

using namespace puzzles;

struct Puzzles {
    Q_DECLARE_TR_FUNCTIONS(Puzzles)
};

constexpr std::array<const char*, kThemes> kThemeNames{
    //: Theme of puzzles: which extra barrel the craftsman takes
    QT_TRANSLATE_NOOP("Puzzles", "The craftsman's extra barrel"),
    //: Theme of puzzles: filling a city ends the game
    QT_TRANSLATE_NOOP("Puzzles", "Ending the game with a full city"),
    //: Theme of puzzles: too few colonists end the game
    QT_TRANSLATE_NOOP("Puzzles", "Ending the game with the last colonists"),
    //: Theme of puzzles: too few victory points end the game
    QT_TRANSLATE_NOOP("Puzzles", "Ending the game with the last points"),
    //: Theme of puzzles: loading with the building
    QT_TRANSLATE_NOOP("Puzzles", "With a harbor"),
    //: Theme of puzzles
    QT_TRANSLATE_NOOP("Puzzles", "Large buildings"),
    //: Theme of puzzles: what to build last
    QT_TRANSLATE_NOOP("Puzzles", "The last builder"),
    //: Theme of puzzles: what to load last
    QT_TRANSLATE_NOOP("Puzzles", "The last captain"),
    //: Theme of puzzles: which role to take last
    QT_TRANSLATE_NOOP("Puzzles", "The last role"),
    //: Theme of puzzles: which tile to take last
    QT_TRANSLATE_NOOP("Puzzles", "The last settler"),
    //: Theme of puzzles: where to put the last colonists
    QT_TRANSLATE_NOOP("Puzzles", "The last colonists"),
    //: Theme of puzzles: selling with the building
    QT_TRANSLATE_NOOP("Puzzles", "With an office"),
    //: Theme of puzzles: loading so that others cannot load
    QT_TRANSLATE_NOOP("Puzzles", "Ships kept from others"),
    //: Theme of puzzles: which goods to keep
    QT_TRANSLATE_NOOP("Puzzles", "Storing goods"),
    //: Theme of puzzles: doubloons and barrels decide
    QT_TRANSLATE_NOOP("Puzzles", "The tiebreak"),
    //: Theme of puzzles: what to sell last
    QT_TRANSLATE_NOOP("Puzzles", "The trading house"),
    //: Theme of puzzles: loading with the building
    QT_TRANSLATE_NOOP("Puzzles", "With a wharf"),
};

/// The reasons of the hint for an order, without mere estimates.
QStringList reasons(const Solution& solution, Order order, const GameSession& session)
{
    constexpr qsizetype kMost = 3;
    QStringList sentences;
    for (const OrderReason& why : reasonsFor(solution.position(), order)) {
        const bool isEstimate = why.kind == ReasonKind::Estimates || why.kind == ReasonKind::OwnEstimate;
        const QString sentence = isEstimate ? QString() : reason(session, why);
        if (!sentence.isEmpty() && sentences.size() < kMost) {
            sentences.append(sentence);
        }
    }
    return sentences;
}

} // namespace

QString puzzleTheme(puzzles::Theme theme)
{
    return Puzzles::tr(kThemeNames[static_cast<std::size_t>(theme)]);
}

QString puzzleDifficulty(Difficulty difficulty)
{
    switch (difficulty) {
    case Difficulty::Easy:
        //: How hard a puzzle is
        return Puzzles::tr("Easy");
    case Difficulty::Medium:
        //: How hard a puzzle is
        return Puzzles::tr("Medium");
    case Difficulty::Hard:
        //: How hard a puzzle is
        return Puzzles::tr("Hard");
    case Difficulty::VeryHard:
        break;
    }
    //: How hard a puzzle is
    return Puzzles::tr("Very hard");
}

QString puzzleScore(const PuzzleScore& score)
{
    if (score.isSolved()) {
        //: What has become of a puzzle
        return Puzzles::tr("Solved in %n try(ies)", nullptr, score.tries);
    }
    if (score.isShown) {
        //: What has become of a puzzle
        return Puzzles::tr("Answer seen");
    }
    //: What has become of a puzzle: it was not solved
    return score.tries == 0 ? QString() : Puzzles::tr("%n wrong try(ies)", nullptr, score.tries);
}

QString puzzleTask(const Solution& solution, const QString& name)
{
    if (solution.verdict().proof == Proof::SureWin) {
        //: The task of a puzzle; %1 is a player
        return Puzzles::tr("Find the move with which %1 wins in this round, whatever the others do.").arg(name);
    }
    const Outcome best = solution.best();
    switch (best.kind) {
    case Outcome::Kind::Wins:
        if (solution.otherwise().kind == Outcome::Kind::Wins) {
            //: The task of a puzzle; %1 is a player
            return Puzzles::tr("%1 wins. Find the move that wins by the most points.").arg(name);
        }
        //: The task of a puzzle; %1 is a player
        return Puzzles::tr("Find the move that wins the game for %1.").arg(name);
    case Outcome::Kind::Shares:
        //: The task of a puzzle; %1 is a player
        return Puzzles::tr("%1 cannot win alone. Find the move that shares the win.").arg(name);
    default:
        //: The task of a puzzle; %1 is a player
        return Puzzles::tr("%1 can no longer win. Find the move that loses by the fewest points.").arg(name);
    }
}

QString puzzleOutcome(const Outcome& outcome, const QString& name)
{
    switch (outcome.kind) {
    case Outcome::Kind::Wins:
        return outcome.points == 0
                   //: How a game ends; %1 is a player
                   ? Puzzles::tr("%1 wins on the tiebreak.").arg(name)
                   //: How a game ends; %1 is a player
                   : Puzzles::tr("%1 wins by %n point(s).", nullptr, outcome.points).arg(name);
    case Outcome::Kind::Shares:
        //: How a game ends; %1 is a player
        return Puzzles::tr("%1 shares the win.").arg(name);
    case Outcome::Kind::Loses:
        return outcome.points == 0
                   //: How a game ends; %1 is a player
                   ? Puzzles::tr("%1 loses on the tiebreak.").arg(name)
                   //: How a game ends; %1 is a player
                   : Puzzles::tr("%1 loses by %n point(s).", nullptr, outcome.points).arg(name);
    case Outcome::Kind::Open:
        break;
    }
    //: In place of how a game ends
    return Puzzles::tr("The game can go on, and the win is not certain.");
}

QString puzzleWrong(const Solution& solution, Order order, const QString& name)
{
    //: After a wrong answer; %1 is an order such as "Take the role of Mayor", %2 and %3 sentences such as "Ana wins by
    //: 3 points."
    return Puzzles::tr("“%1” is not the best move. At best: %2 With the best move: %3")
        .arg(texts::order(solution.position(), order), puzzleOutcome(solution.after(order), name),
             puzzleOutcome(solution.best(), name));
}

QString puzzleExplained(const Solution& solution, Order order, const GameSession& session)
{
    const QString name = session.seatName(solution.position().turn);
    QStringList sentences{//: The answer of a puzzle; %1 is an order such as "Take the role of Mayor", %2 and %3
                          //: sentences such as "Ana wins
                          //: by 3 points."
                          Puzzles::tr("The best move: “%1”. %2 With every other move, at best: %3")
                              .arg(texts::order(solution.position(), order), puzzleOutcome(solution.best(), name),
                                   puzzleOutcome(solution.otherwise(), name))};
    return (sentences + reasons(solution, order, session)).join(QLatin1Char(' '));
}

QStringList puzzleHints(const Solution& solution, const GameSession& session)
{
    const Order best = solution.verdict().best.front();
    QStringList hints;
    if (const QStringList why = reasons(solution, best, session); !why.isEmpty()) {
        //: First hint of a puzzle; %1 is a sentence such as "Earns 3 doubloons."
        hints.append(Puzzles::tr("One reason for the best move: %1").arg(why.constFirst()));
    }
    QStringList two{order(solution.position(), best), order(solution.position(), solution.tempting())};
    two.sort(); // the order must not reveal which one is right
    //: Last hint of a puzzle; %1 and %2 are orders such as "Take the role of Mayor"
    hints.append(Puzzles::tr("One of these two is right: “%1” or “%2”.").arg(two.constFirst(), two.constLast()));
    return hints;
}

} // namespace windrose::texts
