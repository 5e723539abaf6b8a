// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows_process.h"

#include "windows_spawn.h"

#include <algorithm>
#include <thread>

namespace windrose
{

namespace
{

using namespace std::chrono_literals;

constexpr std::size_t kChunk = 1 << 16;
constexpr auto kPollInterval = 1ms; // anonymous pipes cannot be waited for

std::string lastError()
{
    std::string text(512, '\0');
    const DWORD length = ::FormatMessageA(FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS, nullptr,
                                          ::GetLastError(), 0, text.data(), static_cast<DWORD>(text.size()), nullptr);
    text.resize(length);
    while (!text.empty() && static_cast<unsigned char>(text.back()) <= ' ') {
        text.pop_back();
    }
    return text;
}

/// Creates a pipe of which the program inherits one end.
bool makePipe(WindowsHandle& readEnd, WindowsHandle& writeEnd, const WindowsHandle& ours)
{
    return ::CreatePipe(readEnd.place(), writeEnd.place(), nullptr, static_cast<DWORD>(kChunk)) != 0 &&
           ::SetHandleInformation((&ours == &readEnd ? writeEnd : readEnd).get(), HANDLE_FLAG_INHERIT,
                                  HANDLE_FLAG_INHERIT) != 0;
}

} // namespace

WindowsProcess::WindowsProcess() : m_bytes(kChunk, '\0') {}

WindowsProcess::~WindowsProcess()
{
    if (m_process.get() != nullptr) {
        end(std::chrono::steady_clock::now());
    }
}

std::string WindowsProcess::start(const std::vector<std::string>& command)
{
    InheritedPipes given;
    if (!makePipe(given.input, m_input, m_input) || !makePipe(m_output, given.output, m_output)) {
        return lastError();
    }
    DWORD never = PIPE_READMODE_BYTE | PIPE_NOWAIT;
    ::SetNamedPipeHandleState(m_input.get(), &never, nullptr, nullptr);
    if (!makeJob(m_job)) {
        return lastError();
    }
    return spawnInJob(command, given, m_job, m_process) ? std::string() : command.front() + ": " + lastError();
}

bool WindowsProcess::write(std::string_view text, Moment deadline, const std::atomic<bool>* stop)
{
    while (!text.empty()) {
        DWORD written = 0;
        const auto size = static_cast<DWORD>(std::min(text.size(), kChunk / 4));
        if (::WriteFile(m_input.get(), text.data(), size, &written, nullptr) == 0) {
            return false;
        }
        text.remove_prefix(written);
        if (written == 0) { // the pipe is full
            if (std::chrono::steady_clock::now() >= deadline || (stop != nullptr && *stop)) {
                return false;
            }
            std::this_thread::sleep_for(kPollInterval);
        }
    }
    return true;
}

std::optional<std::string_view> WindowsProcess::read(Moment deadline)
{
    while (true) {
        DWORD waiting = 0;
        if (::PeekNamedPipe(m_output.get(), nullptr, 0, nullptr, &waiting, nullptr) == 0) {
            return std::nullopt;
        }
        if (waiting != 0) {
            break;
        }
        if (std::chrono::steady_clock::now() >= deadline) {
            return std::string_view();
        }
        std::this_thread::sleep_for(kPollInterval);
    }
    DWORD count = 0;
    const auto room = static_cast<DWORD>(m_bytes.size());
    if (::ReadFile(m_output.get(), m_bytes.data(), room, &count, nullptr) == 0 || count == 0) {
        return std::nullopt;
    }
    return std::string_view(m_bytes).substr(0, count);
}

std::string WindowsProcess::end(Moment deadline)
{
    m_input.close();
    m_output.close();
    const auto left = static_cast<DWORD>(millisecondsUntil(deadline));
    const bool ended = ::WaitForSingleObject(m_process.get(), left) == WAIT_OBJECT_0;
    constexpr UINT kKilled = 1;
    ::TerminateJobObject(m_job.get(), kKilled);
    ::TerminateProcess(m_process.get(), kKilled);
    ::WaitForSingleObject(m_process.get(), INFINITE);
    DWORD status = 0;
    ::GetExitCodeProcess(m_process.get(), &status);
    m_job.close();
    m_process.close();
    return ended ? "exit status " + std::to_string(status) : std::string();
}

std::unique_ptr<ChildProcess> makeChildProcess()
{
    return std::make_unique<WindowsProcess>();
}

} // namespace windrose
