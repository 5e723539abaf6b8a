// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/main_window.h"
#include "patience.h"
#include "ui/lessons/lesson_guide.h"

#include <QDialog>

namespace windrose
{

/// Waits until there is something to read or to do in a lesson, or it is over; false on a timeout. Closes the score of
/// a finished game, after which the last bubble comes.
inline bool waitForLearner(MainWindow& window, const LessonGuide& guide)
{
    const GameSession& session = window.session();
    return waitUntil([&] {
        const bool isFinished = session.gamePosition().isFinished();
        if (isFinished) {
            for (QDialog* dialog : window.findChildren<QDialog*>()) {
                dialog->close();
            }
        }
        return guide.bubble() != nullptr || !guide.isOn() ||
               (!isFinished && !session.isComputersTurn() && !session.story().isShowingOrder());
    });
}

} // namespace windrose
