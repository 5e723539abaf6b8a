// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "start_request.h"
#include "ui/session/save_file.h"

#include <QList>
#include <QString>

#include <functional>

namespace windrose
{

class GameSession;
enum class FileTask;

/// How the first game of the window was opened.
struct FirstGame {
    QList<int> colors;         ///< which of the five seat colors each seat has
    bool isResumed = false;    ///< it continues the game of the last run
    bool isOpened = false;     ///< it was opened from a file
    bool isFirstStart = false; ///< the program has not been started before
    QString file;              ///< its own file, if it was opened completely
    FileState fileState;       ///< the state of that file when it was opened
};

/// Reports a problem with a file.
using ProblemReporter = std::function<void(FileTask task, const QString& file, const QString& problem)>;

/// Opens the first game: the requested file, a new game if requested, or the last game, which is saved in
/// `savedPath`.
FirstGame openFirstGame(const StartRequest& request, const QString& savedPath, GameSession& session,
                        const ProblemReporter& report);

} // namespace windrose
