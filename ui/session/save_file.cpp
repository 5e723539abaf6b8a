// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_file.h"

#include "core/text/record.h"
#include "file_device.h"
#include "file_texts.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <filesystem>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif
#ifdef Q_OS_LINUX
#include <sys/xattr.h>

/* TRANSLATOR FileSaving  Why a game cannot be saved, in messages. */
#endif

namespace windrose
{

namespace
{

constexpr int kMaxLinks = 40; // as many as Linux follows

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(FileSaving)
};

/// The end of a path: nothing, a file, or something that cannot be overwritten.
struct Target {
    QString path;
    bool isThere = false;
    FileState state;
    QString problem;
};

Target targetOf(const QString& path)
{
    Target target;
    const std::optional<QString> end = endOfLinks(path);
    if (!end) {
        target.problem = linkLoopText();
        return target;
    }
    target.path = *end;
    const FileStatus status = statusOf(systemPath(path));
    if (status.problem) {
        const bool isFree =
            status.problem.code == FileProblemCode::Missing || status.problem.code == FileProblemCode::LostLink;
        target.problem = isFree ? QString() : sentenceFor(status.problem);
        return target;
    }
    target.isThere = true;
    target.problem = protectionReason(*end);
    target.state = FileState::of(readGameBytes(path));
    target.state.stamp = status.stamp; // also for an unreadable file
    return target;
}

bool isUnchanged(const Target& before, const Target& now)
{
    return now.path == before.path && now.isThere == before.isThere && now.problem == before.problem &&
           (!now.isThere || now.state.hasSameContents(before.state));
}

#ifdef Q_OS_LINUX

/// Whether a file has access control lists and the like, which a new file lacks. Security labels are set by the system.
bool hasAttributes(const QByteArray& path)
{
    const ssize_t size = ::listxattr(path.constData(), nullptr, 0);
    if (size <= 0) {
        return false;
    }
    QByteArray names(size, '\0');
    names.resize(qMax<ssize_t>(::listxattr(path.constData(), names.data(), static_cast<std::size_t>(size)), 0));
    const QList<QByteArray> all = names.split('\0');
    return std::any_of(all.begin(), all.end(),
                       [](const QByteArray& name) { return !name.isEmpty() && !name.startsWith("security."); });
}

#endif

/// Gives a new file the owner and the permissions of the file that it replaces; false when it would differ.
bool copyAttributes(QFile& fresh, const QString& path)
{
#ifdef Q_OS_UNIX
    const QByteArray name = QFile::encodeName(path);
    struct stat theirs {
    };
    struct stat ours {
    };
    if (::stat(name.constData(), &theirs) != 0 || ::fstat(fresh.handle(), &ours) != 0 || theirs.st_nlink > 1) {
        return false;
    }
    const bool isOwners = ours.st_uid == theirs.st_uid && ours.st_gid == theirs.st_gid;
    constexpr mode_t kPermissions = 07777;
    if ((!isOwners && ::fchown(fresh.handle(), theirs.st_uid, theirs.st_gid) != 0) ||
        ::fchmod(fresh.handle(), theirs.st_mode & kPermissions) != 0) {
        return false;
    }
#ifdef Q_OS_LINUX
    return !hasAttributes(name);
#else
    return true;
#endif
#else
    return statusOf(systemPath(path)).names == 1 && fresh.setPermissions(QFile::permissions(path));
#endif
}

/// Reserves space for the contents, so that a full disk is detected before the file is changed.
QString reserve(QFile& file, qint64 size)
{
#ifdef Q_OS_LINUX
    const qint64 before = file.size();
    if (size > before) {
        const int error = ::posix_fallocate(file.handle(), 0, size);
        if (error == ENOSPC || error == EDQUOT || error == EFBIG) {
            file.resize(before);
            return qt_error_string(error);
        }
    }
#else
    Q_UNUSED(file);
    Q_UNUSED(size);
#endif
    return {};
}

/// Overwrites an existing file; `beside` already has the same contents.
QString writeInto(FileDevice& device, const QString& path, const QByteArray& bytes, const QString& beside)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly | QIODevice::Unbuffered)) {
        QFile::remove(beside);
        return file.errorString();
    }
    if (QString error = reserve(file, bytes.size()); !error.isEmpty()) {
        QFile::remove(beside);
        return error;
    }
    QString error = device.write(file, bytes);
    if (error.isEmpty() && !file.resize(bytes.size())) {
        error = file.errorString();
    }
    if (error.isEmpty()) {
        error = device.sync(file);
    }
    if (!error.isEmpty()) {
        //: %1 is a sentence about what went wrong, %2 a file
        return Texts::tr("%1\nThe file is only partly written. The complete text is next to it in %2.")
            .arg(error, QFileInfo(beside).fileName());
    }
    QFile::remove(beside);
    return {};
}

SaveResult failed(const QString& reason)
{
    return {SaveResult::Outcome::Failed, reason, {}};
}

} // namespace

FileState FileState::of(const FileText& file)
{
    if (file.problem) {
        return {file.stamp, {}};
    }
    const auto size = static_cast<qsizetype>(file.text.size());
    return {file.stamp, QCryptographicHash::hash(QByteArrayView(file.text.data(), size), QCryptographicHash::Sha256)};
}

bool FileState::hasSameContents(const FileState& other) const
{
    return stamp == other.stamp || (!digest.isEmpty() && digest == other.digest);
}

QString absolutePath(const QString& path)
{
    const QFileInfo info(path);
    const QString folder = QFileInfo(info.path()).canonicalFilePath();
    return folder.isEmpty() || !path.contains(QLatin1String("..")) ? info.absoluteFilePath()
                                                                   : QDir(folder).filePath(info.fileName());
}

std::optional<QString> endOfLinks(const QString& path)
{
    // Not `QFileInfo`, which resolves "link/.." to the folder that contains the link.
    std::error_code error;
    std::filesystem::path target = std::filesystem::absolute(systemPath(path), error);
    for (int links = 0; links < kMaxLinks; ++links) {
        if (!std::filesystem::is_symlink(target, error)) {
            const std::filesystem::path folder = std::filesystem::canonical(target.parent_path(), error);
            target = error ? target : folder / target.filename();
#ifdef Q_OS_WIN
            QString end = QString::fromStdWString(target.native());
#else
            QString end = QFile::decodeName(target.c_str());
#endif
            return systemPath(end) == target ? std::optional(end) : std::nullopt; // not every name is valid text
        }
        target = target.parent_path() / std::filesystem::read_symlink(target, error);
    }
    return std::nullopt;
}

QString linkLoopText()
{
    //: Why a game cannot be saved.
    return Texts::tr("It is a link that cannot be followed.");
}

QString protectionReason(const QString& path)
{
    //: Why a file cannot be saved, after the sentence that names it.
    QString isProtected = Texts::tr("It is write-protected.");
#ifdef Q_OS_UNIX
    const QByteArray name = QFile::encodeName(path);
    struct stat info {
    };
    if (::stat(name.constData(), &info) != 0) {
        return qt_error_string(errno);
    }
    if ((info.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0) {
        return isProtected;
    }
    const int file = ::open(name.constData(), O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (file < 0) {
        return errno == EACCES || errno == EPERM ? isProtected : qt_error_string(errno);
    }
    ::close(file);
    return {};
#else
    return QFileInfo(path).isWritable() ? QString() : isProtected;
#endif
}

SaveResult saveFile(FileDevice& device, const QString& path, const QByteArray& bytes,
                    const std::optional<FileState>& expected)
{
    const Target before = targetOf(path);
    if (!before.problem.isEmpty()) {
        return failed(before.problem);
    }
    if (expected && before.isThere && !before.state.hasSameContents(*expected)) {
        return {SaveResult::Outcome::Changed, {}, before.state};
    }
    QString beside;
    bool isAlike = true;
    const auto prepare = [&](QFile& fresh) { isAlike = !before.isThere || copyAttributes(fresh, before.path); };
    if (QString error = writeBeside(device, before.path, bytes, beside, prepare); !error.isEmpty()) {
        return failed(error);
    }
    const Target now = targetOf(path);
    if (!isUnchanged(before, now)) {
        QFile::remove(beside);
        return now.problem.isEmpty() ? SaveResult{SaveResult::Outcome::Changed, {}, now.state} : failed(now.problem);
    }
    QString error;
    FileStamp stamp = statusOf(systemPath(beside)).stamp;
    if (isAlike) {
        error = device.replace(beside, before.path);
        if (!error.isEmpty()) {
            QFile::remove(beside);
        }
    } else {
        error = writeInto(device, before.path, bytes, beside);
        stamp = statusOf(systemPath(before.path)).stamp;
    }
    if (error.isEmpty()) {
        error = device.syncFolder(QFileInfo(before.path).absolutePath());
    }
    if (!error.isEmpty()) {
        return failed(error);
    }
    return {SaveResult::Outcome::Saved, {}, {stamp, QCryptographicHash::hash(bytes, QCryptographicHash::Sha256)}};
}

} // namespace windrose
