// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_file.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>

namespace windrose::settings
{

namespace
{

constexpr std::size_t kLargest = 1 << 20; // bytes; real settings take a few thousand

/// `QSettings` uses a lock file beside its file while it writes.
QStringList filesOfSettings()
{
    const QString file = path();
    return {file, file + QStringLiteral(".lock")};
}

bool isInTheWay(const QString& file)
{
    const FileStatus status = statusOf(systemPath(file));
    return status.problem ? status.problem.code != FileProblemCode::Missing : status.stamp.size > kLargest;
}

} // namespace

QString path()
{
    // `QSettings` reads its file on construction, so another file name is used to get the folder.
    const QSettings other(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("windrose.folder"));
    return QDir(QFileInfo(other.fileName()).absolutePath()).filePath(QStringLiteral("windrose/windrose.ini"));
}

std::optional<Problem> problem()
{
    for (const QString& file : filesOfSettings()) {
        const FileProblem why = readFile(systemPath(file), kLargest).problem;
        if (why && why.code != FileProblemCode::Missing) {
            return Problem{file, why};
        }
    }
    return std::nullopt;
}

QSettings openFile()
{
    const QStringList files = filesOfSettings();
    if (std::any_of(files.begin(), files.end(), isInTheWay)) {
        static const QTemporaryDir apart;
        return QSettings(apart.filePath(QStringLiteral("windrose.ini")), QSettings::IniFormat);
    }
    return QSettings(files.first(), QSettings::IniFormat);
}

} // namespace windrose::settings
