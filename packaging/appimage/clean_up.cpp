// SPDX-License-Identifier: GPL-3.0-or-later
#include "clean_up.h"

#include "mount.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <system_error>

namespace fs = std::filesystem;

namespace
{

constexpr int kStandardFiles = 3;

/// Waits until the other processes, which hold the other end of the pipe, have ended.
void waitForTheEnd(int pipe)
{
    char unused = 0;
    while (read(pipe, &unused, 1) < 0 && errno == EINTR) {
    }
}

[[noreturn]] void cleanUp(int pipe, const fs::path& folder)
{
    setsid(); // signals to the program's process group do not reach this process
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        std::signal(signal, SIG_IGN);
    }
    const int nothing = open("/dev/null", O_RDWR);
    for (int file = 0; file < kStandardFiles; ++file) {
        dup2(nothing, file);
    }
    std::error_code ignored;
    fs::current_path("/", ignored);
    waitForTheEnd(pipe);
    if (fs::exists(fs::symlink_status(folder, ignored)) || ignored) { // a mount without a server is an error
        unmountAbandoned(folder);
        fs::remove_all(folder, ignored);
    }
    _exit(0);
}

} // namespace

fs::path temporaryFolder(const std::string& kind)
{
    std::error_code none;
    const fs::path place = fs::temp_directory_path(none);
    std::string name = (none ? fs::path("/tmp") : place) / (".windrose-" + kind + "-XXXXXX");
    return mkdtemp(name.data()) == nullptr ? fs::path() : fs::path(name);
}

void removeAtTheEnd(const fs::path& folder)
{
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) {
        return;
    }
    const pid_t child = fork();
    if (child == 0) {
        close(ends[1]);
        if (fork() == 0) { // not a child of the program, which waits for its own
            cleanUp(ends[0], folder);
        }
        _exit(0);
    }
    close(ends[0]);
    if (child > 0) {
        waitpid(child, nullptr, 0);
    }
    // The other end stays open until this process ends, and is inherited.
}
