// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "ui/session/game_session.h"

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace windrose
{

/// The lessons, in the order in which they are offered.
enum class LessonId { FirstGame, Shipping, Money, Ending };
inline constexpr int kLessons = 4;
inline constexpr std::array<LessonId, kLessons> kAllLessons{LessonId::FirstGame, LessonId::Shipping, LessonId::Money,
                                                            LessonId::Ending};

/// What a step of a lesson speaks of.
enum class LessonTopic {
    Table, ///< nothing in particular
    Roles,
    Supply,
    Plantations,
    Ships,
    ColonistShip,
    TradingHouse,
    Board, ///< of the learner
    SanJuan,
    WindRose, ///< of the learner, with barrels and doubloons
    Round,    ///< the panel with the round and the governor
    Prompt,
};

/// A moment of a lesson's game, as its steps look at it.
class LessonMoment
{
public:
    explicit LessonMoment(const GameSession& session);

    const GameSession& session() const { return m_session; }
    /// With the colonists where the learner has put them.
    const Position& position() const { return m_session.position(); }
    const Seat& learner() const { return position().seat(kLearner); }
    int orders() const { return m_session.orderCount(); }
    int round() const { return position().round; }
    /// Whether the learner must make this decision.
    bool isAsked(Decision decision) const;
    /// Whether a role has been taken since the lesson began.
    bool hasCome(Role role) const { return (m_roles >> index(role) & 1U) != 0; }
    /// A bit for each `Role` that has been taken since the lesson began.
    unsigned roles() const { return m_roles; }
    /// Whether the learner took the role when it was taken last.
    bool isLearners(Role role) const;
    /// A sentence that says who took the role last: "Ana takes the mayor."
    QString taking(Role role) const;
    /// Whether nobody has a turn in a role's phase: somebody must choose a role, or the game is over.
    bool isBetweenPhases() const;
    /// Whether the learner has given an order of this kind in this lesson.
    bool hasPlayed(OrderKind kind) const;

    /// The seat of the learner in all lessons.
    static constexpr int kLearner = 0;

private:
    int lastTaking(Role role) const;

    const GameSession& m_session;
    unsigned m_roles = 0;
};

/// One bubble of a lesson. Of the steps that are due and have not ended, the first in the list is shown.
struct LessonStep {
    /// How a step ends.
    enum class Ends {
        OnContinue, ///< the learner has read it; computers wait meanwhile
        OnOrder,    ///< the learner has given an order, the advised one or another
    };
    const char* id; ///< kept in the settings: never reuse one for another step
    Ends ends;
    LessonTopic topic;
    std::function<bool(const LessonMoment&)> isDue;
    std::function<QString(const LessonMoment&)> text;
    /// The order to show with an arrow, if any.
    std::function<std::optional<Order>(const LessonMoment&)> advice = {};
};

/// A lesson: the start of a game, and what is said about it as it is played.
struct Lesson {
    LessonId id = LessonId::FirstGame;
    QString name;
    Record start; ///< the learner's name is empty
    QList<LessonStep> steps;

    /// Whether this is a record of the lesson's game, at any moment.
    bool isGame(const Record& record) const;
};

/// "first", as in the settings.
QString lessonKey(LessonId id);
/// "A First Game", for menus and bubbles.
QString lessonName(LessonId id);
/// A sentence that says what a lesson is about.
QString lessonSummary(LessonId id);
/// The lesson after this one, if any.
std::optional<LessonId> nextLesson(LessonId id);

/// The lessons in the present language.
Lesson lesson(LessonId id);

// The parts of `lesson`, each in a file of its own.
namespace lessons
{
Record firstGameStart();
QList<LessonStep> firstGameSteps();
Record shippingStart();
QList<LessonStep> shippingSteps();
Record moneyStart();
QList<LessonStep> moneySteps();
Record endingStart();
QList<LessonStep> endingSteps();

/// A game at a position for the learner and newcomers.
Record startAt(const char* json);
} // namespace lessons

} // namespace windrose
