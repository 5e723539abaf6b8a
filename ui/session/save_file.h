// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/read_file.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace windrose
{

class FileDevice;

/// The contents of a file, as far as needed to detect changes by others.
struct FileState {
    FileStamp stamp;
    QByteArray digest; ///< hash of the contents; empty when they could not be read

    /// The state of a file that was read.
    static FileState of(const FileText& file);
    /// The same file unchanged, or another one with the same contents.
    bool hasSameContents(const FileState& other) const;
};

struct SaveResult {
    enum class Outcome {
        Saved,   ///< it is on the disk
        Changed, ///< the file is not as expected; nothing was written
        Failed,  ///< nothing was written, unless the reason says otherwise
    };
    Outcome outcome = Outcome::Saved;
    QString reason;  ///< Failed: a sentence for the user
    FileState state; ///< Saved: the new state. Changed: the present state; pass it as `expected` to overwrite it
};

/// Saves a file for a person. Follows links, and keeps hard links, owner, permissions and other attributes. Refuses a
/// write-protected file even in a writable folder, and one that differs from `expected`, which is checked before
/// writing and again right before replacing. Without `expected`, replaces any content.
///
/// Writes `NAME.new` beside the file and renames it. Where the renamed file would be another one (hard links, another
/// owner, attributes that cannot be copied), overwrites the file in place; if that is interrupted, `NAME.new` is
/// complete.
SaveResult saveFile(FileDevice& device, const QString& path, const QByteArray& bytes,
                    const std::optional<FileState>& expected = std::nullopt);

/// An absolute path to the same file, with "link/.." resolved to the parent of the link's target. The path itself can
/// be a link.
QString absolutePath(const QString& path);

/// The path after following symbolic links, existing or not; nothing for a loop of links.
std::optional<QString> endOfLinks(const QString& path);
/// A sentence about such a loop.
QString linkLoopText();

/// Why an existing file cannot be written; empty when it can. A file without any write permission is protected from the
/// administrator too.
QString protectionReason(const QString& path);

} // namespace windrose
