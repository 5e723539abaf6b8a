// SPDX-License-Identifier: GPL-3.0-or-later
#include "child_groups.h"
#include "child_program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX wants it declared by who uses it

namespace windrose
{

namespace
{

constexpr std::size_t kChunk = 1 << 16;
constexpr std::chrono::milliseconds kLook{4}; // between looks at the wish to stop
constexpr int kFirstFreeFile = 3;             // behind standard input, output and error

int remaining(ChildProgram::Moment deadline)
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now()).count();
    return static_cast<int>(std::clamp<decltype(left)>(left, 0, 1'000'000'000));
}

/// An open file that is closed with its owner.
class File
{
public:
    File() = default;
    explicit File(int number) : m_number(number) {}
    ~File() { close(); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    int number() const { return m_number; }
    void close()
    {
        if (m_number >= 0) {
            ::close(m_number);
        }
        m_number = -1;
    }
    void take(int number)
    {
        close();
        m_number = number;
    }

private:
    int m_number = -1;
};

/// Makes a file one that programs started later do not get, and that lies above the standard ones.
void keepToOurselves(File& file)
{
    if (file.number() < kFirstFreeFile) {
        file.take(::fcntl(file.number(), F_DUPFD_CLOEXEC, kFirstFreeFile));
    }
    ::fcntl(file.number(), F_SETFD, FD_CLOEXEC);
}

bool makePipe(File& readEnd, File& writeEnd)
{
    std::array<int, 2> ends{};
#ifdef __linux__
    const int made = ::pipe2(ends.data(), O_CLOEXEC);
#else
    const int made = ::pipe(ends.data());
#endif
    if (made != 0) {
        return false;
    }
    readEnd.take(ends[0]);
    writeEnd.take(ends[1]);
    keepToOurselves(readEnd);
    keepToOurselves(writeEnd);
    return readEnd.number() >= 0 && writeEnd.number() >= 0;
}

void neverBlock(const File& file)
{
    ::fcntl(file.number(), F_SETFL, ::fcntl(file.number(), F_GETFL) | O_NONBLOCK);
}

/// A program that goes away while it is written to is an answer, not the end of us, and how it ended is asked for even
/// when whoever started us did not want to hear of such things.
void hearOfEnds()
{
    struct sigaction now {
    };
    if (::sigaction(SIGPIPE, nullptr, &now) == 0 && now.sa_handler == SIG_DFL) {
        std::signal(SIGPIPE, SIG_IGN);
    }
    if (::sigaction(SIGCHLD, nullptr, &now) == 0 && now.sa_handler == SIG_IGN) {
        std::signal(SIGCHLD, SIG_DFL);
    }
}

/// How a program is started: in a process group of its own, so that it can be killed with all it starts.
class Spawn
{
public:
    Spawn(const std::vector<std::string>& command, const File& input, const File& output) : m_words(command)
    {
        ::posix_spawn_file_actions_init(&m_actions);
        ::posix_spawnattr_init(&m_attributes);
        ::posix_spawn_file_actions_adddup2(&m_actions, input.number(), STDIN_FILENO);
        ::posix_spawn_file_actions_adddup2(&m_actions, output.number(), STDOUT_FILENO);
        sigset_t usual;
        sigemptyset(&usual);
        sigaddset(&usual, SIGPIPE);
        sigaddset(&usual, SIGXFSZ);
        ::posix_spawnattr_setsigdefault(&m_attributes, &usual);
        ::posix_spawnattr_setpgroup(&m_attributes, 0);
        ::posix_spawnattr_setflags(&m_attributes,
                                   POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
        m_arguments.reserve(m_words.size() + 1);
        for (std::string& word : m_words) {
            m_arguments.push_back(word.data());
        }
        m_arguments.push_back(nullptr);
    }
    ~Spawn()
    {
        ::posix_spawnattr_destroy(&m_attributes);
        ::posix_spawn_file_actions_destroy(&m_actions);
    }
    Spawn(const Spawn&) = delete;
    Spawn& operator=(const Spawn&) = delete;

    /// Takes no memory. Returns what `errno` says.
    int start(ChildGroup& group, pid_t& pid)
    {
        const ChildGroup::Start start;
        ::posix_spawnattr_setsigmask(&m_attributes, &start.blockedBefore());
        const int error = ::posix_spawnp(&pid, m_arguments[0], &m_actions, &m_attributes, m_arguments.data(), environ);
        if (error == 0) {
            group.enter(start, pid);
        }
        return error;
    }

private:
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
    std::vector<std::string> m_words;
    std::vector<char*> m_arguments;
};

std::string howItEnded(int status)
{
    if (WIFSIGNALED(status)) {
        return "killed by signal " + std::to_string(WTERMSIG(status));
    }
    return "exit status " + std::to_string(WEXITSTATUS(status));
}

} // namespace

struct ChildProgram::Process {
    pid_t pid = -1;
    ChildGroup group;
    File input;  ///< the program's: we write here
    File output; ///< the program's: we read here
    std::string bytes = std::string(kChunk, '\0');
};

ChildProgram::ChildProgram() : m_process(std::make_unique<Process>()) {}

ChildProgram::~ChildProgram()
{
    if (m_process->pid >= 0) {
        end(std::chrono::steady_clock::now());
    }
}

std::string ChildProgram::start(const std::vector<std::string>& command)
{
    static std::mutex mutex; // where pipes cannot be made private at once, no other program may be started meanwhile
    const std::lock_guard lock(mutex);
    hearOfEnds();
    File input;
    File output;
    if (!makePipe(input, m_process->input) || !makePipe(m_process->output, output)) {
        return std::strerror(errno);
    }
    neverBlock(m_process->input);
    neverBlock(m_process->output);
    const int error = Spawn(command, input, output).start(m_process->group, m_process->pid);
    if (error != 0) {
        m_process->pid = -1;
        return command.front() + ": " + std::strerror(error);
    }
    return {};
}

bool ChildProgram::write(std::string_view text, Moment deadline, const std::atomic<bool>* stop)
{
    while (!text.empty()) {
        const ssize_t written = ::write(m_process->input.number(), text.data(), text.size());
        if (written > 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
            continue;
        }
        if (written < 0 && errno != EAGAIN && errno != EINTR) {
            return false;
        }
        pollfd room{m_process->input.number(), POLLOUT, 0};
        const Moment look = std::min(deadline, std::chrono::steady_clock::now() + kLook);
        if (::poll(&room, 1, remaining(look)) == 0 &&
            (std::chrono::steady_clock::now() >= deadline || (stop != nullptr && *stop))) {
            return false;
        }
    }
    return true;
}

bool ChildProgram::readSome(Moment deadline)
{
    pollfd ready{m_process->output.number(), POLLIN, 0};
    if (::poll(&ready, 1, remaining(deadline)) <= 0) {
        return true;
    }
    const ssize_t count = ::read(m_process->output.number(), m_process->bytes.data(), m_process->bytes.size());
    if (count < 0) {
        return errno == EAGAIN || errno == EINTR;
    }
    m_lines.add(std::string_view(m_process->bytes).substr(0, static_cast<std::size_t>(count)));
    return count != 0;
}

std::string ChildProgram::end(Moment deadline)
{
    using namespace std::chrono_literals;
    m_process->input.close();
    m_process->output.close();
    const auto pid = static_cast<id_t>(m_process->pid);
    siginfo_t info{};
    // Not taken off the system's list yet: until then its number, and that of its group, belong to nobody else.
    while (::waitid(P_PID, pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0 &&
           std::chrono::steady_clock::now() < deadline) {
        std::this_thread::sleep_for(1ms);
    }
    const bool hasEnded = info.si_pid != 0;
    ::kill(-m_process->pid, SIGKILL);
    m_process->group.leave();
    int status = 0;
    while (::waitpid(m_process->pid, &status, 0) < 0 && errno == EINTR) {
    }
    m_process->pid = -1;
    return hasEnded ? howItEnded(status) : std::string();
}

} // namespace windrose
