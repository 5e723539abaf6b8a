// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix_process.h"

#include "supervisor.h"
#include "supervisor_spawn.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <mutex>
#include <poll.h>
#include <sys/wait.h>

namespace windrose
{

namespace
{

constexpr std::size_t kChunk = 1 << 16;
constexpr std::chrono::milliseconds kPollInterval{4}; // between two checks of the stop flag

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

/// Reads one complete message from the supervisor. Returns nothing if the supervisor has exited.
template <typename Message>
std::optional<Message> readMessage(const PosixFile& report)
{
    Message message;
    ssize_t count = -1;
    while ((count = ::read(report.number(), &message, sizeof(message))) < 0 && errno == EINTR) {
    }
    return count == sizeof(message) ? std::optional(message) : std::nullopt;
}

std::string endingText(const supervisor::Ending& ending)
{
    return (ending.isKilled ? "killed by signal " : "exit status ") + std::to_string(ending.number);
}

} // namespace

PosixProcess::PosixProcess() : m_bytes(kChunk, '\0') {}

PosixProcess::~PosixProcess()
{
    if (m_supervisor >= 0) {
        end(std::chrono::steady_clock::now());
    }
}

std::string PosixProcess::start(const std::vector<std::string>& command)
{
    static std::mutex mutex; // where pipes cannot be close-on-exec from the start, starts must not overlap
    const std::lock_guard lock(mutex);
    resetSignalHandling();
    if (!supervisor::isPossible()) {
        return "this executable does not call superviseIfAsked first, so it cannot start programs";
    }
    SupervisorFiles given;
    if (!makePipe(given.input, m_input) || !makePipe(m_output, given.output) || !makePipe(given.lifeline, m_lifeline) ||
        !makePipe(m_report, given.report)) {
        return std::strerror(errno);
    }
    neverBlock(m_input);
    neverBlock(m_output);
    if (const int error = SupervisorSpawn(command, given).start(m_supervisor); error != 0) {
        m_supervisor = -1;
        return std::strerror(error);
    }
    given.report.close(); // else reading would never reach the end of the file
    const auto start = readMessage<supervisor::Start>(m_report);
    if (!start || start->error != 0) {
        end(std::chrono::steady_clock::now());
        return command.front() + ": " + (start ? std::strerror(start->error) : "its supervisor was ended");
    }
    return {};
}

bool PosixProcess::write(std::string_view text, Moment deadline, const std::atomic<bool>* stop)
{
    while (!text.empty()) {
        const ssize_t written = ::write(m_input.number(), text.data(), text.size());
        if (written > 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
            continue;
        }
        if (written < 0 && errno != EAGAIN && errno != EINTR) {
            return false;
        }
        pollfd room{m_input.number(), POLLOUT, 0};
        const Moment look = std::min(deadline, std::chrono::steady_clock::now() + kPollInterval);
        if (::poll(&room, 1, millisecondsUntil(look)) == 0 &&
            (std::chrono::steady_clock::now() >= deadline || (stop != nullptr && *stop))) {
            return false;
        }
    }
    return true;
}

std::optional<std::string_view> PosixProcess::read(Moment deadline)
{
    pollfd ready{m_output.number(), POLLIN, 0};
    if (::poll(&ready, 1, millisecondsUntil(deadline)) <= 0) {
        return std::string_view();
    }
    const ssize_t count = ::read(m_output.number(), m_bytes.data(), m_bytes.size());
    if (count > 0) {
        return std::string_view(m_bytes).substr(0, static_cast<std::size_t>(count));
    }
    const bool isLater = count < 0 && (errno == EAGAIN || errno == EINTR);
    return isLater ? std::optional(std::string_view()) : std::nullopt;
}

std::string PosixProcess::end(Moment deadline)
{
    m_input.close();
    m_output.close();
    pollfd ready{m_report.number(), POLLIN, 0};
    int heard = 0;
    do {
        heard = ::poll(&ready, 1, millisecondsUntil(deadline));
    } while (heard < 0 && errno == EINTR);
    const auto ending = heard > 0 ? readMessage<supervisor::Ending>(m_report) : std::nullopt;
    m_lifeline.close(); // the supervisor then ends the program, its children and itself
    while (::waitpid(m_supervisor, nullptr, 0) < 0 && errno == EINTR) {
    }
    m_supervisor = -1;
    return ending ? endingText(*ending) : std::string();
}

std::unique_ptr<ChildProcess> makeChildProcess()
{
    return std::make_unique<PosixProcess>();
}

} // namespace windrose
