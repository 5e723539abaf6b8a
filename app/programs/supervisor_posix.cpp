// SPDX-License-Identifier: GPL-3.0-or-later

// A supervisor is a separate process between us and a program, started from our own executable. It outlives us, even if
// we are killed, for as long as it takes to end the program's processes. README.md lists its limits.
#include "supervisor.h"

#include "posix_file.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <string>
#include <sys/select.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#ifdef __linux__
#include <dirent.h>
#include <memory>
#include <sys/prctl.h>
#endif

namespace windrose
{

namespace
{

using supervisor::kLifeline;
using supervisor::kReport;

constexpr int kStartedDirectly = 2; // exit status when a user starts it directly
constexpr int kNotStarted = 127;    // as in shells
constexpr std::array kTerminationSignals{SIGHUP, SIGINT, SIGQUIT, SIGTERM};

bool hasMain = false;
volatile std::sig_atomic_t isEnding = 0;

template <typename Message>
void report(const Message& message)
{
    while (::write(kReport, &message, sizeof(message)) < 0 && errno == EINTR) {
    }
}

/// Our child processes, including orphans of the program's descendants.
std::vector<pid_t> children()
{
    std::vector<pid_t> result;
#ifdef __linux__
    const std::unique_ptr<DIR, int (*)(DIR*)> folder(::opendir("/proc"), &::closedir);
    for (const dirent* entry = folder ? ::readdir(folder.get()) : nullptr; entry != nullptr;
         entry = ::readdir(folder.get())) {
        const std::string name = entry->d_name;
        if (name.find_first_not_of("0123456789") != std::string::npos) {
            continue;
        }
        std::string line; // 17 (the name of the program) S 16 …
        std::getline(std::ifstream("/proc/" + name + "/stat"), line, '\0');
        const std::size_t state = line.rfind(") ");
        if (state != std::string::npos && state + 4 < line.size() &&
            std::strtol(line.c_str() + state + 4, nullptr, 10) == ::getpid()) {
            result.push_back(static_cast<pid_t>(std::stol(name)));
        }
    }
#endif
    return result;
}

/// Kills the program and its descendants and waits until none are left, except those of other users.
void endAll(pid_t program)
{
    ::kill(-program, SIGKILL);
    while (::waitpid(program, nullptr, 0) < 0 && errno == EINTR) {
    }
    // a process that left the group is our child, or becomes it when its parent ends
    bool isKilling = true;
    while (isKilling) {
        pid_t ended = 0;
        while ((ended = ::waitpid(-1, nullptr, WNOHANG)) > 0) {
        }
        isKilling = false;
        if (ended == 0) { // there are children, and they are running
            for (const pid_t child : children()) {
                isKilling = ::kill(child, SIGKILL) == 0 || isKilling;
            }
        }
        if (isKilling) {
            ::waitpid(-1, nullptr, 0);
        }
    }
}

/// Blocks the signals for ended children and, unless ignored, for termination, so that they can be waited for.
void catchSignals(sigset_t& blockedBefore)
{
    sigset_t blocked;
    sigemptyset(&blocked);
    struct sigaction heard {
    };
    heard.sa_handler = [](int signal) { isEnding = isEnding != 0 || signal != SIGCHLD ? 1 : 0; };
    ::sigaction(SIGCHLD, &heard, nullptr);
    sigaddset(&blocked, SIGCHLD);
    for (const int signal : kTerminationSignals) {
        struct sigaction now {
        };
        if (::sigaction(signal, nullptr, &now) == 0 && now.sa_handler != SIG_IGN) {
            ::sigaction(signal, &heard, nullptr);
            sigaddset(&blocked, signal);
        }
    }
    ::sigprocmask(SIG_BLOCK, &blocked, &blockedBefore);
}

/// Runs in the new process.
[[noreturn]] void becomeProgram(char** command, pid_t parent, int problem, const sigset_t& blocked)
{
    ::setpgid(0, 0);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL); // when the supervisor itself is killed
#endif
    std::signal(SIGPIPE, SIG_DFL);
    ::sigprocmask(SIG_SETMASK, &blocked, nullptr);
    if (::getppid() == parent) {
        ::execvp(command[0], command);
    }
    const supervisor::Start why{errno};
    (void)!::write(problem, &why, sizeof(why));
    ::_exit(kNotStarted);
}

/// Starts the program in its own process group. Negative on failure.
pid_t startProgram(char** command, const sigset_t& blocked)
{
    PosixFile problem; // read until the program has started, which closes the other end, or reports why it cannot
    PosixFile problemEnd;
    supervisor::Start start;
    if (!makePipe(problem, problemEnd)) {
        report(supervisor::Start{errno});
        return -1;
    }
    for (const int file : {kLifeline, kReport}) {
        ::fcntl(file, F_SETFD, FD_CLOEXEC);
    }
    const pid_t parent = ::getpid();
    const pid_t program = ::fork();
    if (program == 0) {
        becomeProgram(command, parent, problemEnd.number(), blocked);
    }
    start.error = program < 0 ? errno : 0;
    problemEnd.close(); // else reading would never reach the end of the file
    if (program > 0) {
        ::setpgid(program, program); // called in both processes, so that it is done before either continues
        while (::read(problem.number(), &start, sizeof(start)) < 0 && errno == EINTR) {
        }
    }
    report(start);
    return start.error == 0 ? program : -1;
}

/// Redirects our standard streams to /dev/null, so that only the program holds its input and output.
void detachStandardStreams()
{
    const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    for (const int file : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        ::dup2(nothing, file);
    }
}

/// Reaps orphans that have ended. The program itself is not reaped before `endAll`, so that its process and group ids
/// are not reused. Returns whether it has ended; this is reported once.
bool collect(pid_t program)
{
    siginfo_t info{};
    while (::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0) {
        if (info.si_pid == program) {
            report(supervisor::Ending{info.si_code != CLD_EXITED, info.si_status});
            return true;
        }
        ::waitpid(info.si_pid, nullptr, 0);
        info = {};
    }
    return false;
}

int supervise(char** command)
{
    if (::fcntl(kLifeline, F_GETFD) < 0 || ::fcntl(kReport, F_GETFD) < 0) {
        return kStartedDirectly;
    }
#ifdef __linux__
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
    std::signal(SIGPIPE, SIG_IGN);
    sigset_t blockedBefore;
    catchSignals(blockedBefore);
    const pid_t program = startProgram(command, blockedBefore);
    if (program < 0) {
        return kNotStarted;
    }
    detachStandardStreams();
    sigset_t heard = blockedBefore;
    for (const int signal : kTerminationSignals) {
        sigdelset(&heard, signal);
    }
    sigdelset(&heard, SIGCHLD);
    bool isOver = false;
    while (isEnding == 0) {
        isOver = isOver || collect(program);
        fd_set lifeline;
        FD_ZERO(&lifeline);
        FD_SET(kLifeline, &lifeline);
        if (::pselect(kLifeline + 1, &lifeline, nullptr, nullptr, nullptr, &heard) > 0) {
            break;
        }
    }
    endAll(program);
    return 0;
}

} // namespace

std::optional<int> superviseIfAsked(int argc, char** argv)
{
    hasMain = true;
    if (argc < 3 || std::strcmp(argv[1], supervisor::kArgument) != 0) {
        return std::nullopt;
    }
    ::_exit(supervise(argv + 2)); // skips our own clean-up
}

bool supervisor::isPossible()
{
    return hasMain;
}

} // namespace windrose
