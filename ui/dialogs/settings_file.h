// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/session/file_texts.h"

#include <QSettings>
#include <QString>

#include <optional>

namespace windrose::settings
{

/// The path of the settings file. Tests change it with `Store::moveTo`.
QString path();

/// Why the settings file cannot be read. Then the defaults apply, and changes last until the program
/// ends.
struct Problem {
    QString file;
    FileProblem why;
};
std::optional<Problem> problem();

/// Whether the settings file has lines that are no settings, or bytes that no text has. `opened` is the first result of
/// `openFile` since the file was changed: `QSettings` says it once.
bool isDamaged(const QSettings& opened);

/// Copies the settings file beside itself, under a free name that ends in ".damaged". Returns that name; empty when the
/// copy cannot be written.
QString setAside();

/// Opens the settings file, or a file of this process alone if it is a pipe, a folder or anything else that could
/// block.
QSettings openFile();

} // namespace windrose::settings
