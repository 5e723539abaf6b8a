// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/file_texts.h"

#include <QSettings>
#include <QString>

#include <optional>

namespace windrose::settings
{

/// Where the settings are kept. Tests move it with `Store::moveTo`.
QString path();

/// The file that keeps the settings from being read, and why. Then the defaults hold, and changes until the program
/// ends.
struct Problem {
    QString file;
    FileProblem why;
};
std::optional<Problem> problem();

/// The settings' file, or a file of this process alone where that one is a pipe, a folder or something else that would
/// hold up the program.
QSettings openFile();

} // namespace windrose::settings
