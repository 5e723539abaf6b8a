// SPDX-License-Identifier: GPL-3.0-or-later
#include "supervisor_spawn.h"

#include "supervisor.h"

#include <csignal>
#include <cstdint>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

extern char** environ; // NOLINT(readability-redundant-declaration): POSIX requires its users to declare it

namespace windrose
{

namespace
{

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

} // namespace

SupervisorSpawn::SupervisorSpawn(const std::vector<std::string>& command, const SupervisorFiles& given)
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

SupervisorSpawn::~SupervisorSpawn()
{
    ::posix_spawnattr_destroy(&m_attributes);
    ::posix_spawn_file_actions_destroy(&m_actions);
}

int SupervisorSpawn::start(pid_t& pid)
{
    return ::posix_spawn(&pid, m_executable.c_str(), &m_actions, &m_attributes, m_arguments.data(), environ);
}

} // namespace windrose
