// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QStringList>

#include <functional>

namespace windrose
{

class PictureStage;

/// Whether a step comes only to learners who do something else than advised, or when the computer players take other
/// roles.
bool isUnusual(LessonId id, const QString& step);
/// Whether `lesson_languages` looks at the scene of this name on its way through a lesson.
bool isOnTheWayThroughALesson(const QString& scene);

/// Shows a step of a lesson: at its place in the course of the lesson when the learner does what is advised. Steps that
/// come only to learners who do something else are shown at a moment of another course.
void showLesson(PictureStage& stage, LessonId id, const char* step);

/// Goes through a whole lesson doing what is advised, and lets `look` look at each step when it comes, and finally at
/// the table "after" the lesson. Returns the names of these steps.
QStringList stepsSeen(PictureStage& stage, LessonId id, const std::function<void(const QString& step)>& look);

/// Shows the table after a lesson was followed to its end, where the learner keeps playing.
void showEnd(PictureStage& stage, LessonId id);

} // namespace windrose
