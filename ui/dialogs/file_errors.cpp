// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_errors.h"

#include "message_box.h"
#include "ui/models/texts.h"

#include <QCoreApplication>

/* TRANSLATOR FileErrors  Messages about files that cannot be opened or saved. */

namespace windrose
{
namespace
{

struct FileErrors {
    Q_DECLARE_TR_FUNCTIONS(FileErrors)
};

QString problemSentence(FileTask task, const QString& name)
{
    switch (task) {
    case FileTask::Open:
        //: The title of a message about a file; %1 is the file's name.
        return FileErrors::tr("The file %1 cannot be opened.").arg(name);
    case FileTask::Save:
        //: The title of a message about a file; %1 is the file's name.
        return FileErrors::tr("The game cannot be saved as %1.").arg(name);
    case FileTask::Share:
        //: The title of a message about a file; %1 is the file's name.
        return FileErrors::tr("The file %1 cannot be saved.").arg(name);
    case FileTask::OpenInPart:
        //: The title of a message about a file; %1 is the file's name.
        return FileErrors::tr("The file %1 is damaged.").arg(name);
    case FileTask::OpenWithoutEnd:
        //: %1 is the name of a file
        return FileErrors::tr("The end of the file %1 is missing.").arg(name);
    case FileTask::Resume:
        //: The title of a message about a file; %1 is the file's name.
        return FileErrors::tr("The last game cannot be opened: its file %1 is damaged.").arg(name);
    case FileTask::ResumeInPart:
        //: The title of a message about a file; %1 is the file's name.
        return FileErrors::tr("The file of the last game, %1, is damaged.").arg(name);
    case FileTask::ResumeUnread:
        //: %1 is the name of a file
        return FileErrors::tr("The last game cannot be read from %1.").arg(name);
    case FileTask::ResumeSetup:
        //: %1 is the name of a file
        return FileErrors::tr("The position that was being set up cannot be read from %1.").arg(name);
    case FileTask::Settings:
        //: %1 is the name of a file
        return FileErrors::tr("The settings cannot be read from %1.").arg(name);
    case FileTask::SettingsInPart:
        //: %1 is the name of a file
        return FileErrors::tr("The settings in %1 are damaged.").arg(name);
    case FileTask::SettingsNotSaved:
        //: %1 is the name of a file
        return FileErrors::tr("The settings cannot be written to %1.").arg(name);
    case FileTask::Paste:
        //: The message when a pasted text is no game.
        return FileErrors::tr("The text is not a game.");
    case FileTask::PasteInPart:
        //: Why the text of the clipboard is no game, after the title of a message.
        return FileErrors::tr("The text is damaged.");
    case FileTask::PasteWithoutEnd:
        //: The message when the end of a pasted text is missing.
        return FileErrors::tr("The end of the text is missing.");
    }
    return {};
}

QString adviceSentence(FileTask task)
{
    switch (task) {
    case FileTask::Open:
    case FileTask::Paste:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("The game on the table is not affected.");
    case FileTask::Save:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("The game is not lost: save it somewhere else.");
    case FileTask::Share:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("Save it under another name or somewhere else.");
    case FileTask::OpenInPart:
    case FileTask::PasteInPart:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("The table shows the game up to the last good move before that point.");
    case FileTask::OpenWithoutEnd:
    case FileTask::PasteWithoutEnd:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("The table shows the game up to its last move.");
    case FileTask::Resume:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr(
            "A new game has been started. The damaged file is kept in the same folder under another name.");
    case FileTask::ResumeInPart:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("The table shows the game up to the last good move before that point. The damaged file "
                              "is kept in the same folder under another name.");
    case FileTask::ResumeUnread:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("The previous file is kept unchanged under another name in the same folder.");
    case FileTask::ResumeSetup:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr(
            "The game continues where it was. The file is kept unchanged under another name in the same folder.");
    case FileTask::Settings:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("Windrose uses its default settings. Changes to the preferences last until you quit.");
    case FileTask::SettingsInPart:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr(
            "Windrose uses all settings that can be read. The damaged file is kept in the same folder "
            "under another name.");
    case FileTask::SettingsNotSaved:
        //: The last sentence of a message about a file: what happened to the game or the file.
        return FileErrors::tr("Changes to the preferences last until you quit.");
    }
    return {};
}

} // namespace

QMessageBox* showFileError(QWidget* parent, FileTask task, const QString& path, const QString& reason)
{
    QStringList lines;
    if (!reason.isEmpty()) {
        lines << texts::shown(reason);
    }
    lines << adviceSentence(task);
    return openMessageBox(parent, QMessageBox::Warning,
                          {.text = problemSentence(task, texts::fileName(path)),
                           .explanation = lines.join(QLatin1String("\n\n")),
                           .details = path.isEmpty() ? QString() : texts::filePath(path)});
}

QMessageBox* askAboutChangedFile(QWidget* parent, const QString& path, QObject* context,
                                 const std::function<void()>& saveAnyway, const std::function<void()>& saveAs)
{
    return openMessageBox(
        parent, QMessageBox::Warning,
        {.text =

             //: The title of a message about a file; %1 is the file's name.
         FileErrors::tr("The file %1 has been changed by another window or program.").arg(texts::fileName(path)),
         //: Explains the question whether to overwrite a file that another program has changed.
         .explanation = FileErrors::tr("If you overwrite it, those changes are lost."),
         .details = texts::filePath(path)},
        {{.role = QMessageBox::RejectRole},
         //: A button of the message that the file was changed by another program.
         {.role = QMessageBox::DestructiveRole, .text = FileErrors::tr("Save Anyway"), .chosen = saveAnyway},
         //: A button of a message that a game could not be saved.
         {.role = QMessageBox::AcceptRole, .text = FileErrors::tr("Save As…"), .chosen = saveAs, .isDefault = true}},
        context);
}

} // namespace windrose
