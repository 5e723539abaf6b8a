// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <functional>

namespace windrose
{

/// What it takes to keep a file, step by step, so that a test can let each of them fail. Every step returns why it
/// failed (a text of the system), or an empty text. May be used from any thread.
class FileDevice
{
public:
    FileDevice() = default;
    virtual ~FileDevice() = default;
    FileDevice(const FileDevice&) = delete;
    FileDevice& operator=(const FileDevice&) = delete;

    /// The real one.
    static FileDevice& system();

    /// Makes a folder and those above it, unless they are there.
    virtual QString makeFolder(const QString& folder);
    /// Hands all of the bytes to the system; `file` is open and not buffered.
    virtual QString write(QFile& file, const QByteArray& bytes);
    /// The same for a file that is open for adding to its end.
    virtual QString append(QFile& file, const QByteArray& bytes);
    /// Takes everything behind so many bytes off a file that is open.
    virtual QString shorten(QFile& file, qint64 size);
    /// Returns when what was written stands on the disk.
    virtual QString sync(QFile& file);
    /// Gives a file the name of another, which is gone at once, or of none.
    virtual QString replace(const QString& from, const QString& to);
    /// Gives a file a name that is free; fails when it is not.
    virtual QString rename(const QString& from, const QString& to);
    /// Returns when the names in a folder stand on the disk.
    virtual QString syncFolder(const QString& folder);
};

/// Replaces a file of the program's own as a whole, or makes it: whatever happens, it is as it was or as it should be,
/// and when this returns an empty text it stands on the disk. Else the text says why not. Links stay links; a file that
/// may not be written is not replaced; folders are not made. What people save themselves goes through `saveFile`.
QString replaceFile(FileDevice& device, const QString& path, const QByteArray& bytes);

/// Writes a new file beside `target`, so that a rename is all that is left to do; `written` is its name. `prepare` gets
/// the file before anything is written into it; without it the file has the target's permissions. Returns why it
/// failed; then no file is left.
QString writeBeside(FileDevice& device, const QString& target, const QByteArray& bytes, QString& written,
                    const std::function<void(QFile&)>& prepare = {});

/// The name a new file is tried under, for each attempt from 1 on, until one is free.
using NameForAttempt = std::function<QString(int attempt)>;
/// `stem + ending`, then `stem-2 + ending` and so on.
NameForAttempt numberedNames(const QString& stem, const QString& ending);

/// Gives a file (or folder, or link) the first name that is free, in the same file system.
QString moveFile(FileDevice& device, const QString& from, const NameForAttempt& nameFor);

/// Writes a new file, as safely, under the first name that is free, in the folder of the first. The name is asked for
/// once the content stands on the disk, right before the file gets it.
QString addFile(FileDevice& device, const NameForAttempt& nameFor, const QByteArray& bytes);

} // namespace windrose
