// SPDX-License-Identifier: GPL-3.0-or-later
#include "child_program.h"
#include "supervisor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <mutex>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX requires its users to declare it

namespace windrose
{

namespace
{

constexpr std::size_t kChunk = 1 << 16;
constexpr std::chrono::milliseconds kLook{4}; // between two checks of the stop flag

int remaining(ChildProgram::Moment deadline)
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now()).count();
    return static_cast<int>(std::clamp<decltype(left)>(left, 0, 1'000'000'000));
}

/// A file descriptor that is closed by its destructor.
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

/// Sets close-on-exec and moves the descriptor above those that a supervisor receives.
void setCloseOnExec(File& file)
{
    if (file.number() < supervisor::kFirstFreeFile) {
        file.take(::fcntl(file.number(), F_DUPFD_CLOEXEC, supervisor::kFirstFreeFile));
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
    setCloseOnExec(readEnd);
    setCloseOnExec(writeEnd);
    return readEnd.number() >= 0 && writeEnd.number() >= 0;
}

void neverBlock(const File& file)
{
    ::fcntl(file.number(), F_SETFL, ::fcntl(file.number(), F_GETFL) | O_NONBLOCK);
}

/// Ignores SIGPIPE, so that a program that exits while being written to does not end this process, and resets SIGCHLD,
/// so that exit statuses are available even if the parent ignored it.
void resetSignalHandling()
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

/// The descriptors that a supervisor receives.
struct Given {
    File input;
    File output;
    File lifeline;
    File report;
};

/// The executable of this process, which also serves as the supervisor.
std::string ownExecutable()
{
#ifdef __APPLE__
    std::uint32_t size = 0;
    ::_NSGetExecutablePath(nullptr, &size);
    std::string path(size, '\0');
    ::_NSGetExecutablePath(path.data(), &size);
    return path.c_str();
#else
    return "/proc/self/exe"; // resolved in the new process; works even if the file was replaced in the meantime
#endif
}

/// Starts a supervisor in its own process group, so that a signal from the terminal does not end it before
/// us.
class Spawn
{
public:
    Spawn(const std::vector<std::string>& command, const Given& given)
        : m_executable(ownExecutable()), m_words{"windrose", supervisor::kArgument}
    {
        ::posix_spawn_file_actions_init(&m_actions);
        ::posix_spawnattr_init(&m_attributes);
        ::posix_spawn_file_actions_adddup2(&m_actions, given.input.number(), STDIN_FILENO);
        ::posix_spawn_file_actions_adddup2(&m_actions, given.output.number(), STDOUT_FILENO);
        ::posix_spawn_file_actions_adddup2(&m_actions, given.lifeline.number(), supervisor::kLifeline);
        ::posix_spawn_file_actions_adddup2(&m_actions, given.report.number(), supervisor::kReport);
        sigset_t usual;
        sigemptyset(&usual);
        sigaddset(&usual, SIGPIPE);
        sigaddset(&usual, SIGXFSZ);
        ::posix_spawnattr_setsigdefault(&m_attributes, &usual);
        ::posix_spawnattr_setpgroup(&m_attributes, 0);
        ::posix_spawnattr_setflags(&m_attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
        m_words.insert(m_words.end(), command.begin(), command.end());
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

    /// Returns an `errno`.
    int start(pid_t& pid)
    {
        return ::posix_spawn(&pid, m_executable.c_str(), &m_actions, &m_attributes, m_arguments.data(), environ);
    }

private:
    std::string m_executable;
    std::vector<std::string> m_words;
    std::vector<char*> m_arguments;
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

/// Reads a complete message of the supervisor; nothing if it has exited.
template <typename Message>
std::optional<Message> hear(const File& report)
{
    Message message;
    ssize_t count = -1;
    while ((count = ::read(report.number(), &message, sizeof(message))) < 0 && errno == EINTR) {
    }
    return count == sizeof(message) ? std::optional(message) : std::nullopt;
}

std::string howItEnded(const supervisor::Ending& ending)
{
    return (ending.isKilled ? "killed by signal " : "exit status ") + std::to_string(ending.number);
}

} // namespace

struct ChildProgram::Process {
    pid_t pid = -1; ///< the supervisor's
    File input;     ///< the program's standard input
    File output;    ///< the program's standard output
    File lifeline;
    File report;
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
    static std::mutex mutex; // where pipes cannot be close-on-exec from the start, starts must not overlap
    const std::lock_guard lock(mutex);
    resetSignalHandling();
    if (!supervisor::isPossible()) {
        return "this executable does not call superviseIfAsked first, so it cannot start programs";
    }
    Process& process = *m_process;
    Given given;
    if (!makePipe(given.input, process.input) || !makePipe(process.output, given.output) ||
        !makePipe(given.lifeline, process.lifeline) || !makePipe(process.report, given.report)) {
        return std::strerror(errno);
    }
    neverBlock(process.input);
    neverBlock(process.output);
    if (const int error = Spawn(command, given).start(process.pid); error != 0) {
        process.pid = -1;
        return std::strerror(error);
    }
    given.report.close(); // else reading would never reach the end of the file
    const auto start = hear<supervisor::Start>(process.report);
    if (!start || start->error != 0) {
        end(std::chrono::steady_clock::now());
        return command.front() + ": " + (start ? std::strerror(start->error) : "its supervisor was ended");
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
    Process& process = *m_process;
    process.input.close();
    process.output.close();
    pollfd ready{process.report.number(), POLLIN, 0};
    int heard = 0;
    do {
        heard = ::poll(&ready, 1, remaining(deadline));
    } while (heard < 0 && errno == EINTR);
    const auto ending = heard > 0 ? hear<supervisor::Ending>(process.report) : std::nullopt;
    process.lifeline.close(); // the supervisor then ends the program, its children and itself
    while (::waitpid(process.pid, nullptr, 0) < 0 && errno == EINTR) {
    }
    process.pid = -1;
    return ending ? howItEnded(*ending) : std::string();
}

} // namespace windrose
