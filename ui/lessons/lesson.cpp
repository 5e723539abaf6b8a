// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson.h"

#include "core/players/player_spec.h"
#include "ui/models/texts.h"

#include <QCoreApplication>

#include <stdexcept>

/* TRANSLATOR Lessons  The names of the lessons, in menus and on their first bubble. */

namespace windrose
{

namespace
{

struct LessonNames {
    Q_DECLARE_TR_FUNCTIONS(Lessons)
};

constexpr std::array<const char*, kLessons> kKeys{"first", "shipping", "money", "ending"};

} // namespace

LessonMoment::LessonMoment(const GameSession& session) : m_session(session)
{
    for (int order = 0; order < session.orderCount(); ++order) {
        if (session.history().orderAt(order).kind == OrderKind::ChooseRole) {
            m_roles |= 1U << index(session.history().orderAt(order).role());
        }
    }
}

bool LessonMoment::isAsked(Decision decision) const
{
    return position().turn == kLearner && position().decision == decision;
}

int LessonMoment::lastTaking(Role role) const
{
    int order = m_session.orderCount() - 1;
    while (order >= 0 && !(m_session.history().orderAt(order).kind == OrderKind::ChooseRole &&
                           m_session.history().orderAt(order).role() == role)) {
        --order;
    }
    return order;
}

bool LessonMoment::isLearners(Role role) const
{
    const int order = lastTaking(role);
    return order >= 0 && m_session.history().seatOf(order) == kLearner;
}

QString LessonMoment::taking(Role role) const
{
    const int order = lastTaking(role);
    if (order < 0) {
        return {};
    }
    for (const Event& event : m_session.history().eventsOf(order)) {
        if (QString sentence = texts::event(m_session, event); !sentence.isEmpty()) {
            return sentence;
        }
    }
    return {};
}

bool LessonMoment::isBetweenPhases() const
{
    return position().phase == Phase::ChooseRole || position().isFinished();
}

bool LessonMoment::hasPlayed(OrderKind kind) const
{
    for (int order = 0; order < m_session.orderCount(); ++order) {
        if (m_session.history().orderAt(order).kind == kind && m_session.history().seatOf(order) == kLearner) {
            return true;
        }
    }
    return false;
}

bool Lesson::isGame(const Record& record) const
{
    // Records of games that begin at a position do not hold a seed.
    return record.players == start.players && record.options == start.options && record.start == start.start &&
           (start.start || record.seed == start.seed);
}

QString lessonKey(LessonId id)
{
    return QString::fromLatin1(kKeys[static_cast<std::size_t>(id)]);
}

QString lessonName(LessonId id)
{
    switch (id) {
    case LessonId::FirstGame:
        //: Name of a lesson, in the menu and in the head of its bubbles
        return LessonNames::tr("A First Game");
    case LessonId::Shipping:
        //: Name of a lesson, in the menu and in the head of its bubbles
        return LessonNames::tr("Shipping");
    case LessonId::Money:
        //: Name of a lesson, in the menu and in the head of its bubbles
        return LessonNames::tr("Money");
    case LessonId::Ending:
        //: Name of a lesson, in the menu and in the head of its bubbles
        return LessonNames::tr("The End of the Game");
    }
    return {};
}

QString lessonSummary(LessonId id)
{
    switch (id) {
    case LessonId::FirstGame:
        //: What the lesson "A First Game" is about, in its menu entry's tooltip
        return LessonNames::tr("You play, and are told what to do and why. It takes about ten minutes.");
    case LessonId::Shipping:
        //: What the lesson "Shipping" is about, in its menu entry's tooltip
        return LessonNames::tr("The captain, from both sides: how ships are loaded, and what is lost.");
    case LessonId::Money:
        //: What the lesson "Money" is about, in its menu entry's tooltip
        return LessonNames::tr("Trading, quarries and prices: where doubloons come from, and how far they go.");
    case LessonId::Ending:
        //: What the lesson "The End of the Game" is about, in its menu entry's tooltip
        return LessonNames::tr("Large buildings, and how to end the game while you are ahead.");
    }
    return {};
}

std::optional<LessonId> nextLesson(LessonId id)
{
    const int next = static_cast<int>(id) + 1;
    return next < kLessons ? std::optional(static_cast<LessonId>(next)) : std::nullopt;
}

Lesson lesson(LessonId id)
{
    switch (id) {
    case LessonId::FirstGame:
        break;
    case LessonId::Shipping:
        return {id, lessonName(id), lessons::shippingStart(), lessons::shippingSteps()};
    case LessonId::Money:
        return {id, lessonName(id), lessons::moneyStart(), lessons::moneySteps()};
    case LessonId::Ending:
        return {id, lessonName(id), lessons::endingStart(), lessons::endingSteps()};
    }
    return {LessonId::FirstGame, lessonName(LessonId::FirstGame), lessons::firstGameStart(), lessons::firstGameSteps()};
}

Record lessons::startAt(const char* json)
{
    constexpr std::uint64_t kLessonSeed = 1;
    const auto read = readPosition(json, kLessonSeed);
    const auto* named = std::get_if<NamedPosition>(&read);
    if (named == nullptr) {
        throw std::logic_error("the position of a lesson cannot be read");
    }
    Record record{.players = named->position.players,
                  .seed = kLessonSeed,
                  .options = named->position.options,
                  .names = named->names,
                  .start = named->position,
                  .orders = {}};
    record.playerTexts.assign(record.names.size(), PlayerSpec(Level::Newcomer).text());
    record.playerTexts.front().clear();
    return record;
}

} // namespace windrose
