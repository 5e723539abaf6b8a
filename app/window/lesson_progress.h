// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/lessons/lesson.h"

#include <QStringList>

namespace windrose
{

/// How far a lesson has come, as it is stored in the settings.
struct LessonProgress {
    QStringList done;           ///< the ids of the steps that have ended
    std::optional<Record> game; ///< as it was left; the lesson's start when nothing was stored
    bool isFinished = false;    ///< it has been played through at least once

    /// There is something to go on with.
    bool isBegun() const { return game.has_value() && !done.isEmpty(); }

    static LessonProgress stored(LessonId id);
    void keep(LessonId id) const;

    /// The lesson that was under way when the program ended, or was left last with its game on the table.
    static std::optional<LessonId> current();
    static void setCurrent(std::optional<LessonId> id);
};

} // namespace windrose
