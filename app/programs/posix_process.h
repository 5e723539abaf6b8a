// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child_process.h"
#include "posix_file.h"

namespace windrose
{

/// A process that a supervisor of its own starts and ends (`supervisor.h`). From its start on, our process ignores
/// SIGPIPE, so that writing to a program that has exited does not end it.
class PosixProcess final : public ChildProcess
{
public:
    PosixProcess();
    ~PosixProcess() override;
    PosixProcess(const PosixProcess&) = delete;
    PosixProcess& operator=(const PosixProcess&) = delete;

    std::string start(const std::vector<std::string>& command) override;
    bool write(std::string_view text, Moment deadline, const std::atomic<bool>* stop) override;
    std::optional<std::string_view> read(Moment deadline) override;
    std::string end(Moment deadline) override;

private:
    pid_t m_supervisor = -1;
    PosixFile m_input;  ///< the program's standard input
    PosixFile m_output; ///< the program's standard output
    PosixFile m_lifeline;
    PosixFile m_report;
    std::string m_bytes;
};

} // namespace windrose
