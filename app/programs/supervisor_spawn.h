// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "posix_file.h"

#include <spawn.h>
#include <string>
#include <vector>

namespace windrose
{

/// The descriptors that a supervisor receives.
struct SupervisorFiles {
    PosixFile input;
    PosixFile output;
    PosixFile lifeline;
    PosixFile report;
};

/// Starts a supervisor in its own process group, so that a signal from the terminal does not end it before us.
class SupervisorSpawn
{
public:
    SupervisorSpawn(const std::vector<std::string>& command, const SupervisorFiles& given);
    ~SupervisorSpawn();
    SupervisorSpawn(const SupervisorSpawn&) = delete;
    SupervisorSpawn& operator=(const SupervisorSpawn&) = delete;

    /// Returns an `errno`.
    int start(pid_t& pid);

private:
    std::string m_executable;
    std::vector<std::string> m_words;
    std::vector<char*> m_arguments;
    posix_spawn_file_actions_t m_actions{};
    posix_spawnattr_t m_attributes{};
};

} // namespace windrose
