// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_texts.h"

#include "core/text/record.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

/* TRANSLATOR FileTexts  What is wrong with a file, in messages. */

namespace windrose
{

namespace
{

struct FileTexts {
    Q_DECLARE_TR_FUNCTIONS(FileTexts)
};

} // namespace

std::filesystem::path systemPath(const QString& path)
{
    // `std::filesystem::path` throws for a QString with invalid UTF-16.
#ifdef Q_OS_WIN
    return path.toStdWString();
#else
    return QFile::encodeName(path).toStdString();
#endif
}

FileText readGameBytes(const QString& path)
{
    return readFile(systemPath(path), kMaxRecordBytes);
}

QString sentenceFor(const FileProblem& problem)
{
    switch (problem.code) {
    case FileProblemCode::None:
        break;
    case FileProblemCode::Missing:
        //: Why a file cannot be opened.
        return FileTexts::tr("There is no such file.");
    case FileProblemCode::LostLink:
        //: Why a file cannot be opened.
        return FileTexts::tr("It is a link to a file that does not exist.");
    case FileProblemCode::Directory:
        //: Why a file cannot be opened.
        return FileTexts::tr("It is a folder, not a file.");
    case FileProblemCode::NotRegular:
        //: Why a file cannot be opened.
        return FileTexts::tr("It is a pipe or a device, not a regular file.");
    case FileProblemCode::TooLarge:
        //: %1 is an amount such as "16 MiB"
        return FileTexts::tr("It is too large. Files of up to %1 can be opened.")
            .arg(QLocale().formattedDataSize(static_cast<qint64>(problem.limit), 0));
    case FileProblemCode::System:
        return qt_error_string(problem.error);
    }
    return {};
}

} // namespace windrose
