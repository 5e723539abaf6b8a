// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"
#include "ui/session/save_file.h"

#include <QString>

#include <string_view>

namespace windrose
{

/// The result of reading a file: a game, or a sentence that says why there is none. A damaged record gives both: the
/// game up to the damage, and the sentence. A record that was cut off between two orders reads like a
/// journal, which has no end mark: it gives a game and `missingEnd`.
struct GameFile {
    std::optional<Record> record;
    QString problem;
    QString missingEnd; ///< a sentence about the missing end of a good record; empty when it is whole
    FileProblemCode unread = FileProblemCode::None; ///< set when the file itself could not be read
    FileState state;                                ///< the contents of the file
};

/// Reads a game record or a position from a regular file; never blocks.
GameFile readGameFile(const QString& path);
/// The same for a text.
GameFile readGameText(std::string_view text);
/// The same for a text that was pasted or dropped: also finds a game for chats among other words (see `chatGame`).
GameFile readPastedText(std::string_view text);

/// Saves a record or a position for the user (see `saveFile`), but not into the folder of the program's own games.
/// Waits for the disk: the window uses `GameSaver`.
SaveResult saveGameFile(FileDevice& device, const QString& path, const std::string& text,
                        const std::optional<FileState>& expected);

} // namespace windrose
