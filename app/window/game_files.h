// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "ui/session/file_saving.h"

#include <QString>

#include <string_view>

namespace windrose
{

/// A file that was read: a game, or a sentence for people that says why there is none. A damaged record gives both: the
/// game up to the damage, and the sentence.
struct GameFile {
    std::optional<Record> record;
    QString problem;
    FileProblemCode unread = FileProblemCode::None; ///< set when the file itself could not be read
    FileState state;                                ///< what the file held
};

/// Reads a game record or a position from a regular file; never waits for anything else.
GameFile readGameFile(const QString& path);
/// The same of a text.
GameFile readGameText(std::string_view text);

/// Saves a record or a position where a person wants it (see `saveFile`), but not among the games the program keeps.
SaveResult saveGameFile(const QString& path, const std::string& text, const std::optional<FileState>& expected);

} // namespace windrose
