// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_device.h"

#include "file_texts.h"
#include "save_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <filesystem>
#include <system_error>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>

/* TRANSLATOR FileDevice  Why a file cannot be read or written, in messages. */
#endif

namespace windrose
{

namespace
{

constexpr int kMaxNames = 1000; // names to try until one is free

QString folderOf(const QString& path)
{
    return QFileInfo(path).absolutePath();
}

/// The reason of a failure if the system gives none.
QString reasonOr(const QString& reason)
{
    //: Why a file cannot be read or written.
    return reason.isEmpty() ? QCoreApplication::translate("FileDevice", "The system gives no reason.") : reason;
}

/// Whether a file was not created or renamed because its name is in use, given the reason of the failure. The name can
/// be free again by now: another window renames its file as soon as it is written.
bool isTaken(const QString& name, const QString& reason)
{
    const QFileInfo info(name);
    return reason == qt_error_string(EEXIST) || info.exists() || info.isSymLink();
}

int syncHandle(int handle)
{
#if defined(Q_OS_WIN)
    return _commit(handle);
#elif defined(Q_OS_MACOS)
    // After fsync, data can still be in the drive's cache; not all file systems support more.
    return fcntl(handle, F_FULLFSYNC) == 0 ? 0 : fsync(handle);
#else
    return fsync(handle);
#endif
}

} // namespace

FileDevice& FileDevice::system()
{
    static FileDevice device;
    return device;
}

QString FileDevice::makeFolder(const QString& folder)
{
    std::error_code error;
    std::filesystem::create_directories(QFileInfo(folder).filesystemAbsoluteFilePath(), error);
    return error ? reasonOr(QString::fromLocal8Bit(error.message().c_str())) : QString();
}

QString FileDevice::write(QFile& file, const QByteArray& bytes)
{
    qint64 written = 0;
    while (written < bytes.size()) {
        const qint64 count = file.write(bytes.constData() + written, bytes.size() - written);
        if (count <= 0) {
            return reasonOr(file.errorString());
        }
        written += count;
    }
    return {};
}

QString FileDevice::append(QFile& file, const QByteArray& bytes)
{
    return FileDevice::write(file, bytes);
}

QString FileDevice::shorten(QFile& file, qint64 size)
{
    return file.resize(size) ? QString() : reasonOr(file.errorString());
}

QString FileDevice::sync(QFile& file)
{
    return syncHandle(file.handle()) == 0 ? QString() : reasonOr(qt_error_string(errno));
}

QString FileDevice::replace(const QString& from, const QString& to)
{
    std::error_code error;
    std::filesystem::rename(QFileInfo(from).filesystemFilePath(), QFileInfo(to).filesystemFilePath(), error);
    return error ? reasonOr(QString::fromLocal8Bit(error.message().c_str())) : QString();
}

QString FileDevice::rename(const QString& from, const QString& to)
{
#ifdef Q_OS_UNIX
    // link() fails if the name is taken; `QFile::rename` checks first, and another window could come between.
    const QByteArray now = QFile::encodeName(from);
    if (::linkat(AT_FDCWD, now.constData(), AT_FDCWD, QFile::encodeName(to).constData(), 0) == 0) {
        return ::unlink(now.constData()) == 0 ? QString() : reasonOr(qt_error_string(errno));
    }
    if (errno == EEXIST) {
        return reasonOr(qt_error_string(errno));
    }
    // Not every file system supports hard links.
#endif
    QFile file(from);
    return file.rename(to) ? QString() : reasonOr(file.errorString());
}

QString FileDevice::syncFolder(const QString& folder)
{
#ifdef Q_OS_WIN
    Q_UNUSED(folder); // the system takes care of names
    return {};
#else
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) {
        return reasonOr(qt_error_string(errno));
    }
    // Some file systems do not support this for folders, and do not need it.
    const bool isDone = fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP;
    const int reason = errno;
    ::close(handle);
    return isDone ? QString() : reasonOr(qt_error_string(reason));
#endif
}

QString writeBeside(FileDevice& device, const QString& target, const QByteArray& bytes, QString& written,
                    const std::function<void(QFile&)>& prepare)
{
    const QIODevice::OpenMode mode = QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered;
    const bool isThere = QFileInfo::exists(target);
    QFile file;
    for (int number = 1; !file.isOpen(); ++number) {
        file.setFileName(target + QStringLiteral(".new") + (number == 1 ? QString() : QString::number(number)));
#ifdef Q_OS_UNIX
        // The new file must not be readable for more users than the target.
        if (isThere ? file.open(mode, QFileDevice::ReadOwner | QFileDevice::WriteOwner) : file.open(mode)) {
            break;
        }
#else
        if (file.open(mode)) {
            break;
        }
#endif
        if (!isTaken(file.fileName(), file.errorString()) || number == kMaxNames) {
            return reasonOr(file.errorString());
        }
    }
    if (prepare) {
        prepare(file);
    } else if (isThere) {
        file.setPermissions(QFile::permissions(target)); // not worth failing for
    }
    QString error = device.write(file, bytes);
    if (error.isEmpty()) {
        error = device.sync(file);
    }
    file.close();
    if (!error.isEmpty()) {
        file.remove();
    }
    written = file.fileName();
    return error;
}

void removeCutOffWrites(const QString& folder, const QStringList& names)
{
    constexpr qint64 kAbandonedAfter = 3600; // seconds; longer than any write
    constexpr int kMost = 100;
    QStringList left;
    for (const QString& name : names) {
        left << name + QStringLiteral(".new") << name + QStringLiteral(".new[0-9]*");
    }
    int removed = 0;
    for (const QFileInfo& file : QDir(folder).entryInfoList(left, QDir::Files | QDir::NoSymLinks)) {
        if (removed < kMost && file.lastModified().secsTo(QDateTime::currentDateTime()) > kAbandonedAfter &&
            QFile::remove(file.filePath())) {
            ++removed;
        }
    }
}

QString replaceFile(FileDevice& device, const QString& path, const QByteArray& bytes)
{
    const std::optional<QString> end = endOfLinks(path);
    if (!end) {
        return linkLoopText();
    }
    const QString& target = *end;
    if (const FileProblem problem = statusOf(systemPath(target)).problem; !problem) {
        if (QString reason = protectionReason(target); !reason.isEmpty()) {
            return reason;
        }
    } else if (problem.code != FileProblemCode::Missing) {
        return sentenceFor(problem);
    }
    QString written;
    QString error = writeBeside(device, target, bytes, written);
    if (!error.isEmpty()) {
        return error;
    }
    error = device.replace(written, target);
    if (!error.isEmpty()) {
        QFile::remove(written);
        return error;
    }
    return device.syncFolder(folderOf(target));
}

QString moveFile(FileDevice& device, const QString& from, const NameForAttempt& nameFor)
{
    QString name;
    QString error;
    int attempt = 0;
    do {
        // The name can be taken by another window until the rename.
        name = nameFor(++attempt);
        error = device.rename(from, name);
    } while (!error.isEmpty() && isTaken(name, error) && attempt < kMaxNames);
    return error.isEmpty() ? device.syncFolder(folderOf(name)) : error;
}

NameForAttempt numberedNames(const QString& stem, const QString& ending)
{
    return [stem, ending](int attempt) {
        return stem + (attempt == 1 ? QString() : QStringLiteral("-%1").arg(attempt)) + ending;
    };
}

QString addFile(FileDevice& device, const NameForAttempt& nameFor, const QByteArray& bytes)
{
    QString written;
    QString error = writeBeside(device, nameFor(1), bytes, written);
    if (!error.isEmpty()) {
        return error;
    }
    error = moveFile(device, written, nameFor);
    if (!error.isEmpty()) {
        QFile::remove(written); // unless it was already renamed
    }
    return error;
}

} // namespace windrose
