// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace windrose
{

/// Identifies a file and its state: every write changes one of these values. Only for comparisons.
struct FileStamp {
    std::uint64_t device = 0;  ///< on Windows the volume's serial number
    std::uint64_t inode = 0;   ///< on Windows the file's index
    std::uint64_t size = 0;    ///< bytes
    std::int64_t modified = 0; ///< nanoseconds; on Windows in units of 100 nanoseconds

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// Why a file could not be read.
enum class FileProblemCode : std::uint8_t {
    None,
    Missing,    ///< no such file
    LostLink,   ///< a symbolic link to a missing file
    Directory,  ///<
    NotRegular, ///< a pipe, a socket or a device
    TooLarge,   ///< limit = maximum size in bytes
    System,     ///< error = `errno`
};

struct FileProblem {
    FileProblemCode code = FileProblemCode::None;
    int error = 0;         ///< see the code
    std::size_t limit = 0; ///< see the code

    explicit operator bool() const { return code != FileProblemCode::None; }
};

/// The contents of a file and its stamp from before reading, or why it could not be read.
struct FileText {
    std::string text;
    FileStamp stamp;
    FileProblem problem;
};

/// The kinds of files that can be read.
enum class FileKinds : std::uint8_t {
    Regular, ///< regular files only, so that reading never waits for another program
    Any,     ///< also pipes and devices, for files named on the command line; can block
};

/// Reads a whole file of at most `limit` bytes; larger files are refused, never truncated. With `FileKinds::Regular`
/// any other kind of file is refused, and opening it does not block.
FileText readFile(const std::filesystem::path& path, std::size_t limit, FileKinds kinds = FileKinds::Regular);

/// Reads standard input to its end, like `readFile` with `FileKinds::Any`.
FileText readStandardInput(std::size_t limit);

/// The stamp of a regular file, or why it has none.
struct FileStatus {
    FileStamp stamp;
    FileProblem problem;
    std::uint64_t names = 1; ///< number of hard links
};
/// The status of a file, following symbolic links; where the system allows it, the file is not opened.
FileStatus statusOf(const std::filesystem::path& path);

} // namespace windrose
