// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <string>

namespace windrose::settings
{

namespace
{

constexpr std::size_t kLargest = 1 << 20; // bytes; real settings take a few thousand

/// `QSettings` uses a lock file beside its file while it writes.
QStringList settingsFiles()
{
    const QString file = path();
    return {file, file + QStringLiteral(".lock")};
}

bool isUnusable(const QString& file)
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
    for (const QString& file : settingsFiles()) {
        const FileProblem why = readFile(systemPath(file), kLargest).problem;
        if (why && why.code != FileProblemCode::Missing) {
            return Problem{file, why};
        }
    }
    return std::nullopt;
}

bool isDamaged(const QSettings& opened)
{
    const FileText file = readFile(systemPath(path()), kLargest);
    if (file.problem) {
        return false;
    }
    return file.text.find('\0') != std::string::npos || opened.status() == QSettings::FormatError;
}

QString setAside()
{
    constexpr int kCopies = 100;
    for (int copy = 1; copy <= kCopies; ++copy) {
        const QString number = copy == 1 ? QString() : QStringLiteral("-%1").arg(copy);
        const QString aside = path() + number + QStringLiteral(".damaged");
        if (!QFileInfo::exists(aside)) {
            return QFile::copy(path(), aside) ? aside : QString();
        }
    }
    return {};
}

QSettings openFile()
{
    const QStringList files = settingsFiles();
    if (std::any_of(files.begin(), files.end(), isUnusable)) {
        static const QTemporaryDir apart;
        return QSettings(apart.filePath(QStringLiteral("windrose.ini")), QSettings::IniFormat);
    }
    return QSettings(files.first(), QSettings::IniFormat);
}

} // namespace windrose::settings
