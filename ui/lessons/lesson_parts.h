// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson.h"

namespace windrose::lessons
{

/// True when the game is over or the learner has deviated so long that the lesson should end.
inline bool isLongOver(const LessonMoment& now, int firstRound)
{
    constexpr int kPatience = 2; // rounds
    return now.position().isFinished() || now.round() > firstRound + kPatience;
}

/// Something to read at a moment.
inline LessonStep readAt(const char* id, LessonTopic topic, std::function<bool(const LessonMoment&)> isDue,
                         QString (*text)())
{
    return {id, LessonStep::Ends::OnContinue, topic, std::move(isDue), [text](const LessonMoment&) { return text(); }};
}

/// Something to do at a moment, with the order that is advised.
inline LessonStep doAt(const char* id, LessonTopic topic, std::function<bool(const LessonMoment&)> isDue,
                       QString (*text)(), std::function<std::optional<Order>(const LessonMoment&)> advice)
{
    return {id,
            LessonStep::Ends::OnOrder,
            topic,
            std::move(isDue),
            [text](const LessonMoment&) { return text(); },
            std::move(advice)};
}

/// Advises to take a role, when it can be taken.
inline std::function<std::optional<Order>(const LessonMoment&)> take(Role role)
{
    return [role](const LessonMoment& now) -> std::optional<Order> {
        const Order order = Order::chooseRole(role);
        return check(now.position(), order) ? std::nullopt : std::optional(order);
    };
}

/// Advice from the position alone.
inline std::function<std::optional<Order>(const LessonMoment&)> from(std::optional<Order> (*advice)(const Position&))
{
    return [advice](const LessonMoment& now) { return advice(now.position()); };
}

} // namespace windrose::lessons
