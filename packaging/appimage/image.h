// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

extern "C" {
#include <squashfuse/squashfuse.h>
}

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>

/// The offset of the file system appended to a program: after the section table, which is the end of the program.
/// Nothing if the file cannot be read.
std::optional<std::size_t> imageOffset(const std::filesystem::path& file);

/// The inode of a path in the image; false if there is none.
bool inodeAt(sqfs& image, const char* path, sqfs_inode& inode);

/// Writes the image to `folder`, or the paths that match `pattern` (as the shell matches names; "/" is matched too) if
/// it is not empty. False if something cannot be read or written.
bool unpack(sqfs& image, const std::filesystem::path& folder, const std::string& pattern = {});
