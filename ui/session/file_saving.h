// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/read_file.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace windrose
{

class FileDevice;

/// What a file holds, as far as it takes to notice that somebody else wrote to it.
struct FileState {
    FileStamp stamp;
    QByteArray digest; ///< of its bytes; empty when they could not be read

    /// The state of a file that was read.
    static FileState of(const FileText& file);
    /// The same file unchanged, or another one that holds the same.
    bool holdsTheSame(const FileState& other) const;
};

struct SaveResult {
    enum class Outcome {
        Saved,   ///< it stands on the disk
        Changed, ///< the file is not what was expected; nothing was written
        Failed,  ///< nothing was written, unless the reason says otherwise
    };
    Outcome outcome = Outcome::Saved;
    QString reason;  ///< Failed: a sentence for people
    FileState state; ///< Saved: what the file holds now. Changed: what it holds; expect that to write over it
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

/// A path from the root that names the same file for the system, "link/.." being the folder above the link's end. What
/// the path itself names may be a link.
QString absolutePath(const QString& path);

/// Where a path leads through symbolic links, be something there or not; nothing when they lead round in a circle.
std::optional<QString> endOfLinks(const QString& path);
/// A sentence about the latter.
QString linksNowhere();

/// Why a file that is there may not be written; empty when it may. A file without any permission to write is protected
/// from the administrator too.
QString whyProtected(const QString& path);

} // namespace windrose
