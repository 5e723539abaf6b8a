// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson_progress.h"

#include "ui/dialogs/settings_store.h"

namespace windrose
{

namespace
{

const QString kCurrent = QStringLiteral("lessons/current");

QString keyOf(LessonId id, const char* what)
{
    return QStringLiteral("lessons/%1_%2").arg(lessonKey(id), QLatin1String(what));
}

} // namespace

LessonProgress LessonProgress::stored(LessonId id)
{
    auto& store = settings::store();
    LessonProgress progress;
    progress.done = store.value(keyOf(id, "done")).toStringList();
    progress.isFinished = store.value(keyOf(id, "finished")).toBool();
    const std::string text = store.value(keyOf(id, "game")).toString().toStdString();
    if (!text.empty()) {
        RecordReading reading = readRecord(text);
        // A record of an older version of the lesson is of no use.
        if (reading.record && !reading.error && lesson(id).isGame(*reading.record)) {
            progress.game = std::move(reading.record);
        }
    }
    if (!progress.game) {
        progress.done.clear();
    }
    return progress;
}

void LessonProgress::keep(LessonId id) const
{
    auto& store = settings::store();
    store.setValue(keyOf(id, "done"), done);
    store.setValue(keyOf(id, "finished"), isFinished);
    store.setValue(keyOf(id, "game"), game ? QString::fromStdString(recordText(*game)) : QString());
}

std::optional<LessonId> LessonProgress::current()
{
    const QString key = settings::store().value(kCurrent).toString();
    for (const LessonId id : kAllLessons) {
        if (lessonKey(id) == key) {
            return id;
        }
    }
    return std::nullopt;
}

void LessonProgress::setCurrent(std::optional<LessonId> id)
{
    settings::store().setValue(kCurrent, id ? lessonKey(*id) : QString());
}

} // namespace windrose
