// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "windows_handle.h"

#include <string>
#include <vector>

namespace windrose
{

/// The two handles that a program inherits, beside our standard error.
struct InheritedPipes {
    WindowsHandle input;
    WindowsHandle output;
};

/// Creates a job whose processes all end when its only handle is closed, by us or by the system when we end. Returns
/// false if it could not be created; `GetLastError` says why.
bool makeJob(WindowsHandle& job);

/// Starts a program in a job. It is started suspended, so that it is in its job before it can start processes, which
/// end with the job. Returns false if it could not be started; `GetLastError` says why.
bool spawnInJob(const std::vector<std::string>& command, const InheritedPipes& pipes, const WindowsHandle& job,
                WindowsHandle& process);

} // namespace windrose
