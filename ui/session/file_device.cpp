// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_device.h"

#include <QCoreApplication>
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
#endif

namespace windrose
{

namespace
{

constexpr int kMostNames = 1000; // that are tried until one is free

QString folderOf(const QString& path)
{
    return QFileInfo(path).absolutePath();
}

/// Why something could not be done when the system does not say.
QString reasonOr(const QString& reason)
{
    return reason.isEmpty() ? QCoreApplication::translate("FileDevice", "The system does not say why.") : reason;
}

int syncHandle(int handle)
{
#if defined(Q_OS_WIN)
    return _commit(handle);
#elif defined(Q_OS_MACOS)
    // What fsync writes may still wait in the drive; not every file system knows how to do more.
    return fcntl(handle, F_FULLFSYNC) == 0 ? 0 : fsync(handle);
#else
    return fsync(handle);
#endif
}

/// Writes a file of its own beside `target`, so that a rename is all that is left to do; `written` is its name.
QString writeBeside(FileDevice& device, const QString& target, const QByteArray& bytes, QString& written)
{
    QFile file;
    for (int number = 1; !file.isOpen(); ++number) {
        file.setFileName(target + QStringLiteral(".new") + (number == 1 ? QString() : QString::number(number)));
        if (file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered)) {
            break;
        }
        if (!QFileInfo::exists(file.fileName()) || number == kMostNames) {
            return reasonOr(file.errorString());
        }
    }
    if (QFileInfo::exists(target)) {
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
    QFile file(from);
    return file.rename(to) ? QString() : reasonOr(file.errorString());
}

QString FileDevice::syncFolder(const QString& folder)
{
#ifdef Q_OS_WIN
    Q_UNUSED(folder); // the system keeps names by itself
    return {};
#else
    const int handle = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) {
        return reasonOr(qt_error_string(errno));
    }
    // Some file systems cannot do this for folders, and need not.
    const bool isDone = fsync(handle) == 0 || errno == EINVAL || errno == ENOTSUP;
    const int reason = errno;
    ::close(handle);
    return isDone ? QString() : reasonOr(qt_error_string(reason));
#endif
}

QString replaceFile(FileDevice& device, const QString& path, const QByteArray& bytes)
{
    const QFileInfo info(path);
    const QString target = info.isSymLink() ? info.symLinkTarget() : info.absoluteFilePath();
    if (QFileInfo::exists(target) && !QFileInfo(target).isFile()) {
        return QCoreApplication::translate("FileDevice", "It is a folder or a device, not a file.");
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

QString addFile(FileDevice& device, const QString& stem, const QString& ending, const QByteArray& bytes)
{
    const auto numbered = [&](int number) {
        return stem + (number == 1 ? QString() : QStringLiteral("-%1").arg(number)) + ending;
    };
    int number = 1;
    while (QFileInfo::exists(numbered(number)) && number < kMostNames) {
        ++number;
    }
    QString written;
    QString error = writeBeside(device, numbered(number), bytes, written);
    if (!error.isEmpty()) {
        return error;
    }
    error = device.rename(written, numbered(number));
    // Another window may have taken the name meanwhile.
    while (!error.isEmpty() && QFileInfo::exists(numbered(number)) && number < kMostNames) {
        error = device.rename(written, numbered(++number));
    }
    if (!error.isEmpty()) {
        QFile::remove(written);
        return error;
    }
    return device.syncFolder(folderOf(stem));
}

} // namespace windrose
