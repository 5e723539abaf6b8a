// SPDX-License-Identifier: GPL-3.0-or-later
#include "read_file.h"

#include <algorithm>
#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>

#ifdef _WIN32
#include <io.h>
#ifndef NOMINMAX
#define NOMINMAX
#endif
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <unistd.h>
#endif

namespace windrose
{

namespace
{

constexpr std::size_t kReadAtOnce = 1 << 16;

/// A file descriptor that is closed at the end of its scope.
class Descriptor
{
public:
    explicit Descriptor(int number) : m_number(number) {}
    ~Descriptor()
    {
        if (m_number >= 0) {
#ifdef _WIN32
            ::_close(m_number);
#else
            ::close(m_number);
#endif
        }
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const
    {
        return m_number;
    }

private:
    int m_number;
};

/// The file problem for an `errno`.
FileProblem problemOf(int error, const std::filesystem::path& path = {})
{
    std::error_code ignored;
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return {std::filesystem::is_symlink(path, ignored) ? FileProblemCode::LostLink : FileProblemCode::Missing,
                error};
    case EISDIR:
        return {FileProblemCode::Directory, error, 0};
    case ENXIO: // a socket, or a device without a driver
        return {FileProblemCode::NotRegular, error, 0};
    default:
        return {FileProblemCode::System, error, 0};
    }
}

#ifdef _WIN32

int openForReading(const std::filesystem::path& path, FileKinds /*kinds*/)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) {
        errno = EISDIR; // the system reports "access denied" instead
        return -1;
    }
    return ::_wopen(path.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
}

FileStatus statusOfOpen(int file)
{
    const HANDLE handle = reinterpret_cast<HANDLE>(::_get_osfhandle(file));
    BY_HANDLE_FILE_INFORMATION info{};
    if (::GetFileType(handle) != FILE_TYPE_DISK || ::GetFileInformationByHandle(handle, &info) == 0) {
        return {{}, {FileProblemCode::NotRegular, 0, 0}, 1};
    }
    const auto joined = [](DWORD high, DWORD low) { return (std::uint64_t{high} << 32) | low; };
    const std::uint64_t modified = joined(info.ftLastWriteTime.dwHighDateTime, info.ftLastWriteTime.dwLowDateTime);
    return {{info.dwVolumeSerialNumber, joined(info.nFileIndexHigh, info.nFileIndexLow),
             joined(info.nFileSizeHigh, info.nFileSizeLow), static_cast<std::int64_t>(modified)},
            {},
            info.nNumberOfLinks};
}

std::ptrdiff_t readSome(int file, char* into, std::size_t count)
{
    return ::_read(file, into, static_cast<unsigned>(count));
}

#else

int openForReading(const std::filesystem::path& path, FileKinds kinds)
{
    // Without O_NONBLOCK, opening a pipe without a writer blocks.
    const int wait = kinds == FileKinds::Regular ? O_NONBLOCK | O_NOCTTY : 0;
    int file = -1;
    do {
        file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | wait);
    } while (file < 0 && errno == EINTR);
    return file;
}

FileStatus statusFrom(const struct stat& info)
{
    if (S_ISDIR(info.st_mode)) {
        return {{}, {FileProblemCode::Directory, EISDIR, 0}, 1};
    }
    if (!S_ISREG(info.st_mode)) {
        return {{}, {FileProblemCode::NotRegular, 0, 0}, 1};
    }
#ifdef __APPLE__
    const timespec& modified = info.st_mtimespec;
#else
    const timespec& modified = info.st_mtim;
#endif
    constexpr std::int64_t kNanoseconds = 1'000'000'000;
    return {{static_cast<std::uint64_t>(info.st_dev), static_cast<std::uint64_t>(info.st_ino),
             static_cast<std::uint64_t>(info.st_size),
             static_cast<std::int64_t>(modified.tv_sec) * kNanoseconds + static_cast<std::int64_t>(modified.tv_nsec)},
            {},
            static_cast<std::uint64_t>(info.st_nlink)};
}

FileStatus statusOfOpen(int file)
{
    struct stat info {
    };
    return ::fstat(file, &info) == 0 ? statusFrom(info) : FileStatus{{}, problemOf(errno), 1};
}

std::ptrdiff_t readSome(int file, char* into, std::size_t count)
{
    std::ptrdiff_t got = 0;
    do {
        got = ::read(file, into, count);
    } while (got < 0 && errno == EINTR);
    return got;
}

#endif

/// Reads to the end, or one byte past the limit: a file can grow while it is read, and some have no end.
void readAll(int file, std::size_t limit, FileText& result)
{
    while (result.text.size() <= limit) {
        const std::size_t before = result.text.size();
        const std::size_t wanted = std::min(kReadAtOnce, limit + 1 - before);
        result.text.resize(before + wanted);
        const std::ptrdiff_t got = readSome(file, result.text.data() + before, wanted);
        result.text.resize(before + static_cast<std::size_t>(std::max<std::ptrdiff_t>(got, 0)));
        if (got < 0) {
            result.problem = problemOf(errno);
        }
        if (got <= 0) {
            break;
        }
    }
    if (result.text.size() > limit) {
        result.problem = {FileProblemCode::TooLarge, 0, limit};
    }
    if (result.problem) {
        result.text.clear();
    }
}

} // namespace

FileText readFile(const std::filesystem::path& path, std::size_t limit, FileKinds kinds)
{
    FileText result;
    const Descriptor file(openForReading(path, kinds));
    if (file.number() < 0) {
        result.problem = problemOf(errno, path);
        return result;
    }
    const FileStatus status = statusOfOpen(file.number());
    result.stamp = status.stamp;
    const bool isWanted = kinds == FileKinds::Any && status.problem.code == FileProblemCode::NotRegular;
    if (status.problem && !isWanted) {
        result.problem = status.problem;
    } else if (!status.problem && status.stamp.size > limit) {
        result.problem = {FileProblemCode::TooLarge, 0, limit};
    } else {
        readAll(file.number(), limit, result);
    }
    return result;
}

FileText readStandardInput(std::size_t limit)
{
    FileText result;
    readAll(0, limit, result);
    return result;
}

FileStatus statusOf(const std::filesystem::path& path)
{
#ifdef _WIN32
    const Descriptor file(openForReading(path, FileKinds::Regular));
    return file.number() < 0 ? FileStatus{{}, problemOf(errno, path), 1} : statusOfOpen(file.number());
#else
    struct stat info {
    };
    return ::stat(path.c_str(), &info) == 0 ? statusFrom(info) : FileStatus{{}, problemOf(errno, path), 1};
#endif
}

} // namespace windrose
