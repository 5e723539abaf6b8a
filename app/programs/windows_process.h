// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child_process.h"
#include "windows_handle.h"

namespace windrose
{

/// A process in a job object, which the system ends with our process.
class WindowsProcess final : public ChildProcess
{
public:
    WindowsProcess();
    ~WindowsProcess() override;
    WindowsProcess(const WindowsProcess&) = delete;
    WindowsProcess& operator=(const WindowsProcess&) = delete;

    std::string start(const std::vector<std::string>& command) override;
    bool write(std::string_view text, Moment deadline, const std::atomic<bool>* stop) override;
    std::optional<std::string_view> read(Moment deadline) override;
    std::string end(Moment deadline) override;

private:
    WindowsHandle m_process;
    WindowsHandle m_job;
    WindowsHandle m_input;  ///< the program's standard input
    WindowsHandle m_output; ///< the program's standard output
    std::string m_bytes;
};

} // namespace windrose
