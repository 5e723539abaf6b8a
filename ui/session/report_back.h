// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game_autosave.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPointer>

#include <functional>
#include <utility>

namespace windrose
{

/// Calls `report` with an object of the application's thread in that thread, or not at all if the object is gone by
/// then. Can be called from any thread.
template <typename Object, typename Report>
void reportBack(const QPointer<Object>& object, Report report)
{
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [object, report = std::move(report)] {
            if (object != nullptr) {
                report(*object);
            }
        },
        Qt::QueuedConnection);
}

/// Runs a task in the thread that saves the game, after everything that is queued there, and then calls `report` in the
/// window's thread with `object` and the result of the task, unless `object` is gone by then. Closing the window waits
/// for the task.
template <typename Object, typename Task, typename Report>
void runAfterWrites(GameAutosave& autosave, Object& object, Task task, Report report)
{
    autosave.runAfterWrites([task = std::move(task), report = std::move(report), receiver = QPointer(&object)] {
        reportBack(receiver, [report, result = task()](Object& alive) { std::invoke(report, alive, result); });
    });
}

} // namespace windrose
