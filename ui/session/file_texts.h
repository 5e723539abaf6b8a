// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/read_file.h"

#include <QString>

namespace windrose
{

/// A path in the system's encoding, for any characters.
std::filesystem::path systemPath(const QString& path);

/// Reads a record or a position of at most `kMaxRecordBytes`. The window reads every file with this function or with
/// `readFile`: only regular files, without blocking.
FileText readGameBytes(const QString& path);

/// A sentence for the user about why a file cannot be read; empty when it can.
QString sentenceFor(const FileProblem& problem);

} // namespace windrose
