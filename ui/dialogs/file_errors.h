// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QMessageBox;
class QObject;
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
    ResumeUnread, ///< something in the place of the last game's file cannot be read as a file
    ResumeSetup,  ///< the position that was being set up cannot be read
    Settings,     ///< the settings cannot be read
    Paste,        ///< of a text, such as the clipboard's, nothing could be opened; it has no path
    PasteInPart,  ///< it is on the table up to where it is damaged
};

/// Tells that a file could not be read or written: names the file and the reason (a sentence), and what has become of
/// the game. Does not block; the box deletes itself when closed. Returns it for those who wait for it.
QMessageBox* showFileError(QWidget* parent, FileTask task, const QString& path, const QString& reason);

/// Tells that a file is to be saved over what somebody else wrote into it, and asks what to do. Does not block; the box
/// deletes itself when closed. What is chosen is called unless `context` is gone. Returns the box.
QMessageBox* askAboutChangedFile(QWidget* parent, const QString& path, QObject* context,
                                 const std::function<void()>& saveAnyway, const std::function<void()>& saveAs);

} // namespace windrose
