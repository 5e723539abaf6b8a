// SPDX-License-Identifier: GPL-3.0-or-later
#include "windows_spawn.h"

#include <cstddef>

namespace windrose
{

namespace
{

std::wstring wide(const std::string& text)
{
    const int size = static_cast<int>(text.size());
    std::wstring result(static_cast<std::size_t>(::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, nullptr, 0)),
                        L'\0');
    ::MultiByteToWideChar(CP_UTF8, 0, text.data(), size, result.data(), static_cast<int>(result.size()));
    return result;
}

/// Appends one argument to a command line, quoted as the C run-time library of Windows splits it.
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

std::wstring commandLine(const std::vector<std::string>& command)
{
    std::wstring line;
    for (const std::string& word : command) {
        addQuoted(line, wide(word));
    }
    return line;
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

} // namespace

bool makeJob(WindowsHandle& job)
{
    job.take(::CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    return job.get() != nullptr &&
           ::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof(limits)) != 0;
}

bool spawnInJob(const std::vector<std::string>& command, const InheritedPipes& pipes, const WindowsHandle& job,
                WindowsHandle& process)
{
    std::vector<HANDLE> given{pipes.input.get(), pipes.output.get()};
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
    std::wstring line = commandLine(command);
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof(start);
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdInput = pipes.input.get();
    start.StartupInfo.hStdOutput = pipes.output.get();
    start.StartupInfo.hStdError = hasErrors ? errors : nullptr;
    start.lpAttributeList = inherited.list();
    PROCESS_INFORMATION made{};
    constexpr DWORD kFlags = CREATE_SUSPENDED | CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT;
    if (::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, kFlags, nullptr, nullptr, &start.StartupInfo,
                         &made) == 0) {
        return false;
    }
    process.take(made.hProcess);
    const WindowsHandle thread(made.hThread);
    const bool isHeld = ::AssignProcessToJobObject(job.get(), made.hProcess) != 0;
    if (isHeld) {
        ::ResumeThread(thread.get());
    } else {
        const DWORD why = ::GetLastError();
        ::TerminateProcess(made.hProcess, 1); // it is still suspended
        process.close();
        ::SetLastError(why);
    }
    return isHeld;
}

} // namespace windrose
