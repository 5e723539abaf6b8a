// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "command_line.h"
#include "ui/session/file_saving.h"

#include <QList>
#include <QString>

#include <functional>

namespace windrose
{

class GameSession;
enum class FileTask;

/// How the game came onto the table when the window opened.
struct FirstGame {
    QList<int> colors;        ///< which of the five seat colors each seat has
    bool isResumed = false;   ///< it was on the table when the program ended
    bool isOpened = false;    ///< it was opened from a file
    bool isVeryFirst = false; ///< the program has not been started before
    QString file;             ///< its own file, if it was opened whole
    FileState fileState;      ///< what that file held
};

/// Tells a problem with a file.
using ProblemTeller = std::function<void(FileTask task, const QString& file, const QString& problem)>;

/// Puts a game on the table: the file asked for, or a new game when that is asked for, or the last game, which is kept
/// in `keptPath`.
FirstGame layFirstGame(const StartRequest& request, const QString& keptPath, GameSession& session,
                       const ProblemTeller& tell);

} // namespace windrose
