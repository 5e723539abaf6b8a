// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMessageBox;
class QWidget;

namespace windrose
{

/// What was being done with a file when it went wrong.
enum class FileTask {
    Open,       ///< nothing of it could be opened
    OpenInPart, ///< it is on the table up to where it is damaged
    Save,
    Resume,       ///< of the last game nothing could be opened
    ResumeInPart, ///< the last game is on the table up to where its file is damaged
    Paste,        ///< of a text, such as the clipboard's, nothing could be opened; it has no path
    PasteInPart,  ///< it is on the table up to where it is damaged
};

/// Tells that a file could not be read or written: names the file and the reason (a sentence), and what has become of
/// the game. Does not block; the box deletes itself when closed. Returns it for those who wait for it.
QMessageBox* showFileError(QWidget* parent, FileTask task, const QString& path, const QString& reason);

} // namespace windrose
