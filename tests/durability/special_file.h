// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace windrose
{

/// Rows for each thing that can be in place of a file and is not a game file: `kind` for `makeSpecialFile`, and `says`,
/// a word of the message about it.
inline void specialFileRows()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("says");
    QTest::newRow("a folder") << "folder"
                              << "folder";
    QTest::newRow("a large file") << "large"
                                  << "too large";
#ifdef Q_OS_UNIX
    QTest::newRow("a pipe that nobody writes to") << "pipe"
                                                  << "pipe";
    QTest::newRow("a link to a device without end") << "/dev/zero"
                                                    << "device";
    QTest::newRow("a link that leads nowhere") << "nowhere"
                                               << "link";
    QTest::newRow("a link that leads round in a circle") << "itself"
                                                         << "symbolic links";
#endif
}

/// Creates one of them and its folder. A large file has 500 MB without using disk space. False on
/// failure.
inline bool makeSpecialFile(const QString& path, const QString& kind)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    if (kind == QLatin1String("folder")) {
        return QDir().mkdir(path) && QDir(path).mkdir(QStringLiteral("inside"));
    }
    if (kind == QLatin1String("large")) {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.resize(500'000'000);
    }
#ifdef Q_OS_UNIX
    if (kind == QLatin1String("pipe")) {
        return ::mkfifo(QFile::encodeName(path).constData(), S_IRUSR | S_IWUSR) == 0;
    }
#endif
    return QFile::link(kind == QLatin1String("itself") ? path : kind, path);
}

/// Whether the file is still what `makeSpecialFile` made, unchanged.
inline bool isSpecialFile(const QString& path, const QString& kind)
{
    const QFileInfo info(path);
    if (kind == QLatin1String("folder")) {
        return info.isDir() && QDir(path).exists(QStringLiteral("inside"));
    }
    if (kind == QLatin1String("large")) {
        return info.isFile() && info.size() == 500'000'000;
    }
#ifdef Q_OS_UNIX
    if (kind == QLatin1String("pipe")) {
        struct stat status {
        };
        return ::lstat(QFile::encodeName(path).constData(), &status) == 0 && S_ISFIFO(status.st_mode);
    }
#endif
    return info.isSymLink();
}

} // namespace windrose
