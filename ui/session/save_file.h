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

/// Saves a file for a person. It stays the same file for everybody else: links are followed to their end, hard links
/// stay together, and owner, permissions and other attributes are kept. A file that may not be written is not replaced
/// even where its folder may be written, and neither is one that holds something else than `expected`, which is looked
/// at before anything is written and again right before the file is replaced. Without `expected` whatever is there now
/// may be replaced.
///
/// The new content is written beside the file first. Usually it then takes the file's place in one step. Where that
/// would make it another file (hard links, somebody else's file, attributes that cannot be copied) it is written into
/// the file, and should that be cut off, the whole content stands beside it as `NAME.new`.
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
