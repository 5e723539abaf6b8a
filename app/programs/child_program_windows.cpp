// SPDX-License-Identifier: GPL-3.0-or-later
#include "child_program.h"

#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>

#include <algorithm>
#include <thread>

namespace windrose
{

namespace
{

using namespace std::chrono_literals;

constexpr std::size_t kChunk = 1 << 16;
constexpr auto kLook = 1ms; // anonymous pipes cannot be waited for

/// A handle that is closed by its destructor.
class Handle
{
public:
    Handle() = default;
    ~Handle() { close(); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    HANDLE get() const { return m_handle; }
    HANDLE* place()
    {
        close();
        return &m_handle;
    }
    void close()
    {
        if (m_handle != nullptr) {
            ::CloseHandle(m_handle);
        }
        m_handle = nullptr;
    }

private:
    HANDLE m_handle = nullptr;
};

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

std::wstring wide(const std::string& text)
{
    const int size = static_cast<int>(text.size());
    std::wstring result(static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)),
                        L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, result.data(), static_cast<int>(result.size()));
    return result;
}

/// Quotes one word the way the usual run-time libraries parse it.
void addQuoted(std::wstring& line, const std::wstring& word)
{
    line += line.empty() ? L"\"" : L" \"";
    std::size_t backslashes = 0;
    for (const wchar_t character : word) {
        if (character == L'"') {
            line.append(backslashes + 1, L'\\');
        }
        backslashes = character == L'\\' ? backslashes + 1 : 0;
        line += character;
    }
    line.append(backslashes, L'\\');
    line += L'"';
}

/// Creates a pipe of which the program inherits one end.
bool makePipe(Handle& readEnd, Handle& writeEnd, const Handle& ours)
{
    return ::CreatePipe(readEnd.place(), writeEnd.place(), nullptr, static_cast<DWORD>(kChunk)) != 0 &&
           ::SetHandleInformation((&ours == &readEnd ? writeEnd : readEnd).get(), HANDLE_FLAG_INHERIT,
                                  HANDLE_FLAG_INHERIT) != 0;
}

/// Limits the handles that the program inherits, because other threads can have inheritable handles.
class InheritedHandles
{
public:
    explicit InheritedHandles(std::vector<HANDLE> handles) : m_handles(std::move(handles))
    {
        SIZE_T size = 0;
        ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
        m_room.resize(size);
        m_isGood = ::InitializeProcThreadAttributeList(list(), 1, 0, &size) != 0;
        m_isGood =
            m_isGood && ::UpdateProcThreadAttribute(list(), 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, m_handles.data(),
                                                    m_handles.size() * sizeof(HANDLE), nullptr, nullptr) != 0;
    }
    ~InheritedHandles() { ::DeleteProcThreadAttributeList(list()); }
    InheritedHandles(const InheritedHandles&) = delete;
    InheritedHandles& operator=(const InheritedHandles&) = delete;

    bool isGood() const { return m_isGood; }
    LPPROC_THREAD_ATTRIBUTE_LIST list()
    {
        void* room = m_room.data();
        return static_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(room);
    }

private:
    std::vector<HANDLE> m_handles;
    std::vector<std::byte> m_room;
    bool m_isGood = false;
};

/// Starts the program suspended, so that it is in its job before it can start processes, which end with the job.
bool spawn(std::wstring line, const Handle& input, const Handle& output, const Handle& job, Handle& process)
{
    std::vector<HANDLE> given{input.get(), output.get()};
    const HANDLE errors = ::GetStdHandle(STD_ERROR_HANDLE);
    const bool hasErrors = errors != nullptr && errors != INVALID_HANDLE_VALUE &&
                           ::SetHandleInformation(errors, HANDLE_FLAG_INHERIT, HANDLE_FLAG_INHERIT) != 0;
    if (hasErrors) {
        given.push_back(errors);
    }
    InheritedHandles inherited(std::move(given));
    if (!inherited.isGood()) {
        return false;
    }
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof(start);
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = input.get();
    start.StartupInfo.hStdOutput = output.get();
    start.StartupInfo.hStdError = hasErrors ? errors : nullptr;
    start.lpAttributeList = inherited.list();
    PROCESS_INFORMATION made{};
    constexpr DWORD kFlags = CREATE_SUSPENDED | CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT;
    if (::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, kFlags, nullptr, nullptr, &start.StartupInfo,
                         &made) == 0) {
        return false;
    }
    *process.place() = made.hProcess;
    const bool isHeld = ::AssignProcessToJobObject(job.get(), made.hProcess) != 0;
    if (isHeld) {
        ::ResumeThread(made.hThread);
    } else {
        const DWORD why = ::GetLastError();
        ::TerminateProcess(made.hProcess, 1); // it is still suspended
        process.close();
        ::SetLastError(why);
    }
    ::CloseHandle(made.hThread);
    return isHeld;
}

/// Creates a job whose processes all end when its only handle is closed, by us or by the system when we end.
bool makeJob(Handle& job)
{
    *job.place() = ::CreateJobObjectW(nullptr, nullptr);
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    return job.get() != nullptr &&
           ::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof(limits)) != 0;
}

} // namespace

struct ChildProgram::Process {
    Handle process;
    Handle job;
    Handle input;  ///< the program's standard input
    Handle output; ///< the program's standard output
    std::string bytes = std::string(kChunk, '\0');
};

ChildProgram::ChildProgram() : m_process(std::make_unique<Process>()) {}

ChildProgram::~ChildProgram()
{
    if (m_process->process.get() != nullptr) {
        end(std::chrono::steady_clock::now());
    }
}

std::string ChildProgram::start(const std::vector<std::string>& command)
{
    Handle input;
    Handle output;
    if (!makePipe(input, m_process->input, m_process->input) ||
        !makePipe(m_process->output, output, m_process->output)) {
        return lastError();
    }
    DWORD never = PIPE_READMODE_BYTE | PIPE_NOWAIT;
    ::SetNamedPipeHandleState(m_process->input.get(), &never, nullptr, nullptr);
    if (!makeJob(m_process->job)) {
        return lastError();
    }
    std::wstring line;
    for (const std::string& word : command) {
        addQuoted(line, wide(word));
    }
    return spawn(line, input, output, m_process->job, m_process->process) ? std::string()
                                                                          : command.front() + ": " + lastError();
}

bool ChildProgram::write(std::string_view text, Moment deadline, const std::atomic<bool>* stop)
{
    while (!text.empty()) {
        DWORD written = 0;
        const auto size = static_cast<DWORD>(std::min(text.size(), kChunk / 4));
        if (::WriteFile(m_process->input.get(), text.data(), size, &written, nullptr) == 0) {
            return false;
        }
        text.remove_prefix(written);
        if (written == 0) { // the pipe is full
            if (std::chrono::steady_clock::now() >= deadline || (stop != nullptr && *stop)) {
                return false;
            }
            std::this_thread::sleep_for(kLook);
        }
    }
    return true;
}

bool ChildProgram::readSome(Moment deadline)
{
    while (true) {
        DWORD waiting = 0;
        if (::PeekNamedPipe(m_process->output.get(), nullptr, 0, nullptr, &waiting, nullptr) == 0) {
            return false;
        }
        if (waiting != 0) {
            break;
        }
        if (std::chrono::steady_clock::now() >= deadline) {
            return true;
        }
        std::this_thread::sleep_for(kLook);
    }
    DWORD count = 0;
    const auto room = static_cast<DWORD>(m_process->bytes.size());
    if (::ReadFile(m_process->output.get(), m_process->bytes.data(), room, &count, nullptr) == 0 || count == 0) {
        return false;
    }
    m_lines.add(std::string_view(m_process->bytes).substr(0, count));
    return true;
}

std::string ChildProgram::end(Moment deadline)
{
    m_process->input.close();
    m_process->output.close();
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now()).count();
    const bool ended =
        ::WaitForSingleObject(m_process->process.get(),
                              static_cast<DWORD>(std::clamp<decltype(left)>(left, 0, 1'000'000'000))) == WAIT_OBJECT_0;
    constexpr UINT kKilled = 1;
    ::TerminateJobObject(m_process->job.get(), kKilled);
    ::TerminateProcess(m_process->process.get(), kKilled);
    ::WaitForSingleObject(m_process->process.get(), INFINITE);
    DWORD status = 0;
    ::GetExitCodeProcess(m_process->process.get(), &status);
    m_process->job.close();
    m_process->process.close();
    return ended ? "exit status " + std::to_string(status) : std::string();
}

} // namespace windrose
