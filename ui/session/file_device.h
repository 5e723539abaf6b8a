// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QStringList>

#include <functional>

namespace windrose
{

/// The steps of writing a file, so that a test can make each of them fail. Every step returns the system's reason for a
/// failure, or an empty text. Thread-safe.
class FileDevice
{
public:
    FileDevice() = default;
    virtual ~FileDevice() = default;
    FileDevice(const FileDevice&) = delete;
    FileDevice& operator=(const FileDevice&) = delete;

    /// The real device.
    static FileDevice& system();

    /// Creates a folder and its parents if they are missing.
    virtual QString makeFolder(const QString& folder);
    /// Writes all bytes; `file` is open and unbuffered.
    virtual QString write(QFile& file, const QByteArray& bytes);
    /// The same for a file that is open for appending.
    virtual QString append(QFile& file, const QByteArray& bytes);
    /// Truncates an open file to this size.
    virtual QString shorten(QFile& file, qint64 size);
    /// Returns when the contents are on the disk.
    virtual QString sync(QFile& file);
    /// Renames a file, atomically replacing an existing one.
    virtual QString replace(const QString& from, const QString& to);
    /// Renames a file to a free name; fails when the name is taken.
    virtual QString rename(const QString& from, const QString& to);
    /// Returns when the names in a folder are on the disk.
    virtual QString syncFolder(const QString& folder);
};

/// Replaces or creates a file of the program atomically: it is either unchanged or complete, and on the disk when this
/// returns an empty text; otherwise the text is the reason for the failure. Links stay links; write-protected files are
/// not replaced; folders are not created. Files that the user saves use `saveFile`.
QString replaceFile(FileDevice& device, const QString& path, const QByteArray& bytes);

/// Writes a new file beside `target`, so that only the rename is left; `written` is its name. `prepare` gets the
/// empty file; without it the file gets the target's permissions. Returns the reason for a failure; then no file is
/// left.
QString writeBeside(FileDevice& device, const QString& target, const QByteArray& bytes, QString& written,
                    const std::function<void(QFile&)>& prepare = {});

/// The name of a new file for each attempt, from 1 on, until one is free.
using NameForAttempt = std::function<QString(int attempt)>;
/// `stem + ending`, then `stem-2 + ending` and so on.
NameForAttempt numberedNames(const QString& stem, const QString& ending);

/// Gives a file (or folder, or link) the first free name, in the same file system.
QString moveFile(FileDevice& device, const QString& from, const NameForAttempt& nameFor);

/// Writes a new file, as safely, under the first free name in the folder of the first name. The name is requested after
/// the contents are on the disk, right before the rename.
QString addFile(FileDevice& device, const NameForAttempt& nameFor, const QByteArray& bytes);

/// Removes files that a write beside another file left when it was cut off (`NAME.new`, `NAME.new2`, …). `names` are
/// the names of those other files, with wildcards. Files of the last hour stay, as another window may still be writing
/// them, and at most a hundred are removed at a time.
void removeCutOffWrites(const QString& folder, const QStringList& names);

} // namespace windrose
