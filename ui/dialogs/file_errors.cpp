// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_errors.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>

namespace windrose
{
namespace
{

struct FileErrors {
    Q_DECLARE_TR_FUNCTIONS(FileErrors)
};

QString whatHappened(FileTask task, const QString& name)
{
    switch (task) {
    case FileTask::Open:
        return FileErrors::tr("The file %1 cannot be opened.").arg(name);
    case FileTask::Save:
        return FileErrors::tr("The game cannot be saved as %1.").arg(name);
    case FileTask::OpenInPart:
        return FileErrors::tr("The file %1 is damaged.").arg(name);
    case FileTask::Resume:
        return FileErrors::tr("The last game cannot be opened: its file %1 is damaged.").arg(name);
    case FileTask::ResumeInPart:
        return FileErrors::tr("The file of the last game, %1, is damaged.").arg(name);
    case FileTask::Paste:
        return FileErrors::tr("The text is no game.");
    case FileTask::PasteInPart:
        return FileErrors::tr("The text is damaged.");
    }
    return {};
}

QString whatNow(FileTask task)
{
    switch (task) {
    case FileTask::Open:
    case FileTask::Paste:
        return FileErrors::tr("The game on the table stays as it is.");
    case FileTask::Save:
        return FileErrors::tr("The game is not lost: save it in another place.");
    case FileTask::OpenInPart:
    case FileTask::PasteInPart:
        return FileErrors::tr("The table shows the game up to the last good order before that place.");
    case FileTask::Resume:
        return FileErrors::tr("A new table is laid. The damaged file is kept beside it under another name.");
    case FileTask::ResumeInPart:
        return FileErrors::tr(
            "The table shows the game up to the last good order before that place. The damaged file is "
            "kept beside it under another name.");
    }
    return {};
}

} // namespace

QMessageBox* showFileError(QWidget* parent, FileTask task, const QString& path, const QString& reason)
{
    auto* box =
        new QMessageBox(QMessageBox::Warning, QGuiApplication::applicationDisplayName(), {}, QMessageBox::Ok, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setText(whatHappened(task, QFileInfo(path).fileName()));
    QStringList lines;
    if (!reason.isEmpty()) {
        lines << reason;
    }
    lines << whatNow(task);
    box->setInformativeText(lines.join(QLatin1String("\n\n")));
    if (!path.isEmpty()) {
        box->setDetailedText(QDir::toNativeSeparators(QFileInfo(path).absoluteFilePath()));
    }
    box->open();
    return box;
}

} // namespace windrose
