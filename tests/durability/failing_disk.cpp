// SPDX-License-Identifier: GPL-3.0-or-later

// Loaded before the C library (LD_PRELOAD), makes the disk full or read-only for the files in a folder, which would
// otherwise need mount privileges. FAILING_UNDER is the folder, FAILING_HOW a file whose first letter is the mode: f
// full, r read-only; without the file nothing fails. SYNC_TAKES makes each fsync that many seconds longer, and each
// fsync appends a letter to the file SYNC_LOG: g when the window's thread waited for it, else o.

#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace
{

template <typename Function>
Function real(const char* name)
{
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

char how()
{
    static const auto realOpen = real<int (*)(const char*, int, ...)>("open");
    static const auto realRead = real<ssize_t (*)(int, void*, std::size_t)>("read");
    const char* name = std::getenv("FAILING_HOW");
    char letter = 0;
    const int error = errno;
    if (const int file = name != nullptr ? realOpen(name, O_RDONLY) : -1; file >= 0) {
        if (realRead(file, &letter, 1) != 1) {
            letter = 0;
        }
        ::close(file);
    }
    errno = error;
    return letter;
}

bool isBelow(const char* path)
{
    const char* folder = std::getenv("FAILING_UNDER");
    return folder != nullptr && path != nullptr && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool isBelow(int file)
{
    std::string name(4096, '\0');
    const ssize_t length = ::readlink(("/proc/self/fd/" + std::to_string(file)).c_str(), name.data(), name.size() - 1);
    return length > 0 && isBelow(name.c_str());
}

void waitAndLog()
{
    static const auto realOpen = real<int (*)(const char*, int, ...)>("open");
    static const auto realWrite = real<ssize_t (*)(int, const void*, std::size_t)>("write");
    const int error = errno;
    if (const char* name = std::getenv("SYNC_LOG")) {
        const int log = realOpen(name, O_WRONLY | O_CREAT | O_APPEND, S_IRUSR | S_IWUSR);
        const bool isFirstThread = ::syscall(SYS_gettid) == ::getpid();
        realWrite(log, isFirstThread ? "g" : "o", 1);
        ::close(log);
    }
    if (const char* seconds = std::getenv("SYNC_TAKES")) {
        const double wanted = std::strtod(seconds, nullptr);
        timespec time{};
        time.tv_sec = static_cast<time_t>(wanted);
        time.tv_nsec = static_cast<long>((wanted - static_cast<double>(time.tv_sec)) * 1e9);
        ::nanosleep(&time, nullptr); // no promise: how slow the disk is
    }
    errno = error;
}

bool refuses(const char* path)
{
    if (isBelow(path) && how() == 'r') {
        errno = EROFS;
        return true;
    }
    return false;
}

} // namespace

extern "C" {

ssize_t write(int file, const void* bytes, std::size_t count)
{
    static const auto realWrite = real<ssize_t (*)(int, const void*, std::size_t)>("write");
    if (isBelow(file) && how() == 'f') {
        // The last bytes that fit are written.
        if (count > 100) {
            return realWrite(file, bytes, 100);
        }
        errno = ENOSPC;
        return -1;
    }
    return realWrite(file, bytes, count);
}

int open64(const char* path, int flags, ...)
{
    static const auto realOpen = real<int (*)(const char*, int, ...)>("open64");
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return (flags & O_ACCMODE) != O_RDONLY && refuses(path) ? -1 : realOpen(path, flags, mode);
}

int open(const char* path, int flags, ...)
{
    static const auto realOpen = real<int (*)(const char*, int, ...)>("open");
    va_list more;
    va_start(more, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(more, mode_t) : 0;
    va_end(more);
    return (flags & O_ACCMODE) != O_RDONLY && refuses(path) ? -1 : realOpen(path, flags, mode);
}

int fsync(int file)
{
    static const auto realSync = real<int (*)(int)>("fsync");
    waitAndLog();
    return realSync(file);
}

int fdatasync(int file)
{
    static const auto realSync = real<int (*)(int)>("fdatasync");
    waitAndLog();
    return realSync(file);
}

int mkdir(const char* path, mode_t mode)
{
    static const auto realMkdir = real<int (*)(const char*, mode_t)>("mkdir");
    return refuses(path) ? -1 : realMkdir(path, mode);
}

int rename(const char* from, const char* to)
{
    static const auto realRename = real<int (*)(const char*, const char*)>("rename");
    return refuses(to) ? -1 : realRename(from, to);
}

int unlink(const char* path)
{
    static const auto realUnlink = real<int (*)(const char*)>("unlink");
    return refuses(path) ? -1 : realUnlink(path);
}

} // extern "C"
