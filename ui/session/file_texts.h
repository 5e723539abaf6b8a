// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/read_file.h"

#include <QString>

namespace windrose
{

/// A path as the system takes it, whatever characters are in it.
std::filesystem::path systemPath(const QString& path);

/// Reads a record or a position of at most `kMaxRecordBytes`. Every file of the window is read by this function, or by
/// `readFile` below it: regular files alone, without waiting.
FileText readGameBytes(const QString& path);

/// A sentence for people about why a file cannot be read; empty when it can.
QString sentenceFor(const FileProblem& problem);

} // namespace windrose
