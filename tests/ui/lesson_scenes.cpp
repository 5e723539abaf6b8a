// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_scenes.h"

#include "app/window/lesson_controls.h"
#include "app/window/lesson_progress.h"
#include "core/players/random_player.h"
#include "learner.h"
#include "picture_stage.h"
#include "ui/lessons/lesson_bubble.h"
#include "ui/lessons/suggestions.h"
#include "ui/session/computer_seats.h"
#include "ui/table/table_view.h"

#include <QRegularExpression>

#include <algorithm>
#include <stdexcept>

namespace windrose
{

namespace
{

constexpr int kOrdersOfLesson = 300;
constexpr std::uint64_t kCourses = 300;

[[noreturn]] void fail(const char* step, const QString& instead)
{
    throw std::runtime_error(std::string("the lesson never comes to ") + step + ", it is at " + instead.toStdString());
}

/// Reads what is shown, or does what is advised.
void follow(GameSession& session, const LessonGuide& guide)
{
    if (guide.bubble() != nullptr && !guide.bubble()->content().goOn.isEmpty()) {
        emit guide.bubble()->goneOn();
    } else if (guide.step() == QLatin1String("place")) {
        session.placement().arrange(*guide.advice());
    } else if (session.placement().isOpen() && session.placement().refusal() == Refusal()) {
        session.placement().finish();
    } else {
        const std::optional<Order> advice = guide.advice();
        session.submit(advice ? *advice : suggestions::any(session.gamePosition(), 0).value_or(Order::pass()));
    }
}

LessonControls& controlsOf(PictureStage& stage)
{
    return *stage.window().findChild<LessonControls*>();
}

/// Goes through a lesson from its start, doing what is advised, until `isThere` returns true for a step that has come.
bool goThrough(PictureStage& stage, LessonId id, const std::function<bool(const QString& step)>& isThere)
{
    LessonProgress{}.keep(id);
    controlsOf(stage).open(id);
    stage.window().computers().setPause(0);
    const LessonGuide& guide = controlsOf(stage).guide();
    for (int count = 0; count < kOrdersOfLesson && guide.isOn(); ++count) {
        (void)waitForLearner(stage.window(), guide);
        if (isThere(guide.step())) {
            return true;
        }
        follow(stage.session(), guide);
    }
    return false;
}

/// Goes through a lesson up to one of its steps, doing what is advised.
void leadTo(PictureStage& stage, LessonId id, const char* step)
{
    if (!goThrough(stage, id, [step](const QString& now) { return now == QLatin1String(step); })) {
        fail(step, controlsOf(stage).guide().step());
    }
}

/// A course of the lesson's game in which a step is due, where everybody often plays something else than a teacher
/// would advise; the same each time.
Record courseTo(const Lesson& lesson, const LessonStep& step)
{
    for (std::uint64_t seed = 1; seed <= kCourses; ++seed) {
        GameSession session;
        Record start = lesson.start;
        start.names.front() = LessonControls::tr("Player 1").toStdString();
        session.load(start);
        Random random{seed};
        for (int count = 0; count < kOrdersOfLesson && !session.gamePosition().isFinished(); ++count) {
            if (step.isDue(LessonMoment(session))) {
                return session.record();
            }
            const bool isAdvised = random.below(2) == 0;
            const std::optional<Order> advised = suggestions::any(session.gamePosition(), 0);
            session.submit(isAdvised && advised ? *advised : randomOrder(session.gamePosition(), random));
        }
    }
    fail(step.id, QStringLiteral("the end of every course"));
}

/// Takes a lesson up at a step, as if everything else had been read.
void takeUpAt(PictureStage& stage, LessonId id, const char* step)
{
    LessonProgress progress;
    const Lesson lesson = windrose::lesson(id);
    for (const LessonStep& known : lesson.steps) {
        if (qstrcmp(known.id, step) == 0) {
            progress.game = courseTo(lesson, known);
        } else {
            progress.done.append(QLatin1String(known.id));
        }
    }
    progress.keep(id);
    controlsOf(stage).open(id);
    const LessonGuide& guide = controlsOf(stage).guide();
    (void)waitForLearner(stage.window(), guide);
    emit guide.bubble()->goneOn(); // "Welcome back!"
    (void)waitForLearner(stage.window(), guide);
    if (guide.step() != QLatin1String(step)) {
        fail(step, guide.step());
    }
}

} // namespace

bool isUnusual(LessonId id, const QString& step)
{
    const QStringList unusual{QStringLiteral("first-bonus"), QStringLiteral("first-store"),
                              QStringLiteral("shipping-store"), QStringLiteral("money-build_others")};
    return unusual.contains(lessonKey(id) + QLatin1Char('-') + step);
}

bool isOnTheWayThroughALesson(const QString& scene)
{
    static const QRegularExpression ofLesson(QStringLiteral("^lesson-([^-]+)-\\d+-(.+)$"));
    const QRegularExpressionMatch match = ofLesson.match(scene);
    return match.hasMatch() && match.captured(2) != QLatin1String("start") &&
           std::none_of(kAllLessons.begin(), kAllLessons.end(), [&match](LessonId id) {
               return lessonKey(id) == match.captured(1) && isUnusual(id, match.captured(2));
           });
}

void showEnd(PictureStage& stage, LessonId id)
{
    leadTo(stage, id, lesson(id).steps.constLast().id);
    emit controlsOf(stage).guide().bubble()->goneOn();
}

QStringList stepsSeen(PictureStage& stage, LessonId id, const std::function<void(const QString& step)>& look)
{
    QStringList seen;
    goThrough(stage, id, [&](const QString& step) {
        if (!step.isEmpty() && !seen.contains(step)) {
            seen.append(step);
            look(step);
        }
        return false;
    });
    if (controlsOf(stage).guide().isOn()) {
        fail("its end", controlsOf(stage).guide().step());
    }
    const QString end = QStringLiteral("after");
    look(end);
    return seen << end;
}

void showLesson(PictureStage& stage, LessonId id, const char* step)
{
    if (isUnusual(id, QLatin1String(step))) {
        takeUpAt(stage, id, step);
    } else {
        leadTo(stage, id, step);
    }
}

} // namespace windrose
