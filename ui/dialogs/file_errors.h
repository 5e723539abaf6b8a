// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QMessageBox;
class QObject;
class QWidget;

namespace windrose
{

/// The operation on a file that failed.
enum class FileTask {
    Open,           ///< opening; nothing could be read
    OpenInPart,     ///< opening; the part before the damage is on the table
    OpenWithoutEnd, ///< opening; the record has no end, so its last orders can be missing
    Save,
    Share,            ///< saving a picture or the log
    Resume,           ///< resuming the last game; nothing could be read
    ResumeInPart,     ///< resuming the last game; the part before the damage is on the table
    ResumeUnread,     ///< resuming the last game; its path is not a readable file
    ResumeSetup,      ///< resuming a position that was being set up
    Settings,         ///< reading the settings
    SettingsInPart,   ///< reading the settings; what could be read is used, and the damaged file is kept
    SettingsNotSaved, ///< writing the settings
    Paste,            ///< pasting text, which has no path; nothing could be read
    PasteWithoutEnd,  ///< pasting text; the record has no end
    PasteInPart,      ///< pasting text; the part before the damage is on the table
};

/// Reports that a file could not be read or written, with its name, the reason (a sentence) and the state of the game.
/// Does not block; the returned box deletes itself when closed.
QMessageBox* showFileError(QWidget* parent, FileTask task, const QString& path, const QString& reason);

/// Reports that another program has changed the file to be saved and asks what to do. Does not block; the returned box
/// deletes itself when closed. The chosen function is called unless `context` is gone.
QMessageBox* askAboutChangedFile(QWidget* parent, const QString& path, QObject* context,
                                 const std::function<void()>& saveAnyway, const std::function<void()>& saveAs);

} // namespace windrose
