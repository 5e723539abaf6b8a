// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/record.h"

#include <QString>

#include <string_view>

namespace windrose
{

/// A file that was read: a game, or a sentence for people that says why there is none. A damaged record gives both: the
/// game up to the damage, and the sentence.
struct GameFile {
    std::optional<Record> record;
    QString problem;
};

/// Reads a game record or a position.
GameFile readGameFile(const QString& path);
/// The same of a text.
GameFile readGameText(std::string_view text);

/// Replaces a file by a record, as a whole, and waits until it stands on the disk; returns a sentence for people when
/// that failed, and then the file is as it was.
QString writeGameFile(const QString& path, const Record& record);

} // namespace windrose
