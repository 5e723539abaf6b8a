// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>

namespace windrose
{

/// Tells whether a file is still the same and as it was: every write changes one of these. Only to be compared.
struct FileStamp {
    std::uint64_t device = 0;  ///< on Windows the volume's serial number
    std::uint64_t inode = 0;   ///< on Windows the file's index
    std::uint64_t size = 0;    ///< bytes
    std::int64_t modified = 0; ///< nanoseconds; on Windows in units of 100 nanoseconds

    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// Why a file cannot be read.
enum class FileProblemCode : std::uint8_t {
    None,
    Missing,    ///< nothing has this name
    LostLink,   ///< a link to something that is not there
    Directory,  ///<
    NotRegular, ///< a pipe, a socket or a device
    TooLarge,   ///< limit = bytes that are read at most
    System,     ///< error = `errno`
};

struct FileProblem {
    FileProblemCode code = FileProblemCode::None;
    int error = 0;         ///< see the code
    std::size_t limit = 0; ///< see the code

    explicit operator bool() const { return code != FileProblemCode::None; }
};

/// A file that was read: its bytes and the stamp it had before, or why it cannot be read.
struct FileText {
    std::string text;
    FileStamp stamp;
    FileProblem problem;
};

/// What may be read as a file.
enum class FileKinds : std::uint8_t {
    Regular, ///< regular files alone, so that reading never waits for another program
    Any,     ///< pipes and devices too, for those who name them on purpose; waits for them
};

/// Reads a whole file of at most `limit` bytes; a larger one is refused and never cut. With `FileKinds::Regular`
/// nothing else is read, not even in part, and opening it does not block.
FileText readFile(const std::filesystem::path& path, std::size_t limit, FileKinds kinds = FileKinds::Regular);

/// Reads standard input to its end, as `readFile` reads a file of any kind.
FileText readStandardInput(std::size_t limit);

/// The stamp of a regular file, or why there is none.
struct FileStatus {
    FileStamp stamp;
    FileProblem problem;
    std::uint64_t names = 1; ///< hard links
};
/// Looks at a file through symbolic links, without opening it where the system allows that.
FileStatus statusOf(const std::filesystem::path& path);

} // namespace windrose
