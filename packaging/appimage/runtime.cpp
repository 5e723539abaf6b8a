// SPDX-License-Identifier: GPL-3.0-or-later
// The start of an AppImage: a program without dependencies that mounts the file system appended to it (by FUSE; without
// FUSE it unpacks it temporarily) and starts AppRun in it.
#define FUSE_USE_VERSION 31

#include "clean_up.h"
#include "image.h"
#include "mount.h"

extern "C" {
#include <fuse3/fuse_lowlevel.h>
}

#include <poll.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// Where updates are found, in the section in which tools look for it.
extern const std::array<char, 1024> updateInformation;
[[gnu::used, gnu::retain, gnu::section(".upd_info")]] const std::array<char, 1024> updateInformation{APPIMAGE_UPDATES};

namespace
{

namespace fs = std::filesystem;

constexpr int failed = 127;
constexpr pid_t nobody = -1;
constexpr std::string_view help =
    "A program that is one file. All arguments go to the program, except these as the first one:\n"
    "  --appimage-extract [PATTERN] unpacks it, or what matches PATTERN, into the folder squashfs-root\n"
    "  --appimage-extract-and-run   runs it without FUSE (or APPIMAGE_EXTRACT_AND_RUN=1)\n"
    "  --appimage-mount             mounts it and prints where, until it is interrupted\n"
    "  --appimage-offset            prints where the file system begins\n"
    "  --appimage-portable-home     makes a folder beside it that becomes its home folder\n"
    "  --appimage-portable-config   makes a folder beside it for its preferences\n"
    "  --appimage-signature         prints its signature; there is none in it: see SHA256SUMS\n"
    "  --appimage-updateinformation prints where updates are found\n"
    "  --appimage-version           prints its version\n"
    "  --appimage-help              prints this\n"
    "TARGET_APPIMAGE names another AppImage to run in place of this one.\n";

void complain(const std::string& what)
{
    std::fprintf(stderr, "AppImage: %s\n", what.c_str());
}

sigset_t ourSignals()
{
    sigset_t set;
    sigemptyset(&set);
    for (const int signal : {SIGCHLD, SIGTERM, SIGINT, SIGHUP}) {
        sigaddset(&set, signal);
    }
    return set;
}

/// Starts AppRun in `folder` with the original signal mask; the signals we wait for stay blocked here.
pid_t start(const fs::path& folder, char** arguments)
{
    const sigset_t ours = ourSignals();
    sigset_t before;
    sigprocmask(SIG_BLOCK, &ours, &before);
    const pid_t child = fork();
    if (child != 0) {
        return child;
    }
    sigprocmask(SIG_SETMASK, &before, nullptr);
    setenv("APPDIR", folder.c_str(), 1);
    execv((folder / "AppRun").c_str(), arguments);
    complain("AppRun cannot be started: " + std::string(std::strerror(errno)));
    _exit(failed);
}

/// Serves the file system (if there is one) and forwards signals until the child has ended; returns its status. Without
/// a child, until a signal comes.
int serve(pid_t child, fuse_session* session)
{
    const sigset_t ours = ourSignals();
    std::array<pollfd, 2> wanted{pollfd{signalfd(-1, &ours, SFD_CLOEXEC), POLLIN, 0},
                                 pollfd{session != nullptr ? fuse_session_fd(session) : -1, POLLIN, 0}};
    fuse_buf buffer{};
    while (true) {
        if (poll(wanted.data(), wanted.size(), -1) < 0 && errno != EINTR) {
            break;
        }
        if (wanted[1].revents != 0) {
            const int size = fuse_session_receive_buf(session, &buffer);
            if (size > 0) {
                fuse_session_process_buf(session, &buffer);
            } else if (size != -EINTR && size != -EAGAIN) {
                wanted[1].fd = -1; // somebody unmounted it
            }
        }
        signalfd_siginfo signal{};
        if (wanted[0].revents == 0 || read(wanted[0].fd, &signal, sizeof signal) != sizeof signal) {
            continue;
        }
        int status = 0;
        if (signal.ssi_signo != SIGCHLD) {
            if (child == nobody) {
                std::free(buffer.mem);
                return 0;
            }
            kill(child, static_cast<int>(signal.ssi_signo));
        } else if (child != nobody && waitpid(child, &status, WNOHANG) == child) {
            std::free(buffer.mem);
            return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        }
    }
    return failed;
}

/// Mounts the image on a temporary folder, which is removed at the end, and calls `use` with it and the session.
std::optional<int> withMount(sqfs& image, const std::function<int(const fs::path&, fuse_session*)>& use)
{
    const fs::path folder = temporaryFolder("mount");
    if (folder.empty()) {
        return std::nullopt;
    }
    removeAtTheEnd(folder);
    const std::optional<int> status =
        whileMounted(image, folder, [&](fuse_session* session) { return use(folder, session); });
    std::error_code ignored;
    fs::remove(folder, ignored);
    return status;
}

/// Runs from a mounted image; empty if it could not be mounted.
std::optional<int> runMounted(sqfs& image, char** arguments)
{
    return withMount(
        image, [&](const fs::path& folder, fuse_session* session) { return serve(start(folder, arguments), session); });
}

int stayMounted(sqfs& image)
{
    const std::optional<int> status = withMount(image, [](const fs::path& folder, fuse_session* session) {
        const sigset_t ours = ourSignals();
        sigprocmask(SIG_BLOCK, &ours, nullptr);
        std::printf("%s\n", folder.c_str());
        std::fflush(stdout);
        return serve(nobody, session);
    });
    if (!status) {
        complain("cannot be mounted");
    }
    return status.value_or(failed);
}

int runUnpacked(sqfs& image, char** arguments)
{
    const fs::path folder = temporaryFolder("unpacked");
    if (folder.empty()) {
        complain("there is no place for temporary files");
        return failed;
    }
    removeAtTheEnd(folder);
    int status = failed;
    if (unpack(image, folder)) {
        status = serve(start(folder, arguments), nullptr);
    } else {
        complain("cannot be unpacked into " + folder.string());
    }
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return status;
}

/// Answers options that need no file system; empty for others.
std::optional<int> answer(std::string_view option, const fs::path& self, std::size_t offset)
{
    const std::map<std::string_view, std::string> answers{
        {"--appimage-help", std::string(help)},
        {"--appimage-offset", std::to_string(offset) + "\n"},
        {"--appimage-version", "Windrose " APPIMAGE_VERSION ", AppImage type 2\n"},
        {"--appimage-updateinformation", std::string(updateInformation.data()) + "\n"},
        {"--appimage-updateinfo", std::string(updateInformation.data()) + "\n"},
        {"--appimage-signature", ""},
    };
    if (const auto found = answers.find(option); found != answers.end()) {
        std::printf("%s", found->second.c_str());
        return 0;
    }
    for (const std::string kind : {"home", "config"}) {
        if (option == "--appimage-portable-" + kind) {
            fs::create_directory(self.string() + "." + kind);
            return 0;
        }
    }
    return std::nullopt;
}

/// Tells AppRun where it is, and uses the folders beside it that --appimage-portable-home and -config make.
void setEnvironment(const fs::path& self, const char* name)
{
    setenv("APPIMAGE", self.c_str(), 1);
    setenv("ARGV0", name, 1);
    setenv("OWD", fs::current_path().c_str(), 1);
    const std::map<std::string, const char*> portable{{".home", "HOME"}, {".config", "XDG_CONFIG_HOME"}};
    for (const auto& [ending, variable] : portable) {
        if (const std::string folder = self.string() + ending; fs::is_directory(folder)) {
            setenv(variable, folder.c_str(), 1);
        }
    }
}

int extract(sqfs& image, const std::string& pattern)
{
    const bool good = unpack(image, "squashfs-root", pattern);
    if (!good) {
        complain("cannot be unpacked into squashfs-root");
    }
    return good ? 0 : failed;
}

int run(int count, char** arguments)
{
    const char* target = std::getenv("TARGET_APPIMAGE");
    const fs::path self = fs::canonical(target != nullptr ? target : "/proc/self/exe");
    const std::optional<std::size_t> offset = imageOffset(self);
    const std::string_view option = count > 1 ? arguments[1] : "";
    if (!offset) {
        complain("cannot read itself");
        return failed;
    }
    if (const std::optional<int> status = answer(option, self, *offset)) {
        return *status;
    }
    sqfs image{};
    if (sqfs_open_image(&image, self.c_str(), *offset) != SQFS_OK) {
        return failed; // the error was already printed
    }
    if (option == "--appimage-extract") {
        return extract(image, count > 2 ? arguments[2] : "");
    }
    if (option == "--appimage-mount") {
        return stayMounted(image);
    }
    const bool unpacked = option == "--appimage-extract-and-run";
    if (option.starts_with("--appimage-") && !unpacked) {
        complain("there is no option " + std::string(option));
        return failed;
    }
    setEnvironment(self, arguments[0]);
    if (unpacked) {
        arguments[1] = arguments[0];
        ++arguments;
    }
    if (!unpacked && std::getenv("APPIMAGE_EXTRACT_AND_RUN") == nullptr && canMount()) {
        if (const std::optional<int> status = runMounted(image, arguments)) {
            return *status;
        }
    }
    return runUnpacked(image, arguments);
}

} // namespace

int main(int count, char** arguments)
{
    try {
        return run(count, arguments);
    } catch (const std::exception& error) {
        complain(error.what());
        return failed;
    }
}
