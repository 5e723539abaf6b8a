// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

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
    /// Returns when what was written stands on the disk.
    virtual QString sync(QFile& file);
    /// Gives a file the name of another, which is gone at once, or of none.
    virtual QString replace(const QString& from, const QString& to);
    /// Gives a file a name that is free; fails when it is not.
    virtual QString rename(const QString& from, const QString& to);
    /// Returns when the names in a folder stand on the disk.
    virtual QString syncFolder(const QString& folder);
};

/// Replaces a file as a whole, or makes it: whatever happens, it is as it was or as it should be, and when this returns
/// an empty text it stands on the disk. Else the text says why not. A link stays a link; folders are not made.
QString replaceFile(FileDevice& device, const QString& path, const QByteArray& bytes);

/// Writes a new file, as safely: `stem + ending`, or `stem-2 + ending` and so on when the name is taken.
QString addFile(FileDevice& device, const QString& stem, const QString& ending, const QByteArray& bytes);

} // namespace windrose
