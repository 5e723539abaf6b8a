// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace windrose
{

/// A process that is started with pipes for its standard input and output. Each system has its own. No function waits
/// longer than its deadline. The process and its descendants end with this object at the latest, and also when our
/// process ends for any reason.
class ChildProcess
{
public:
    using Moment = std::chrono::steady_clock::time_point;

    ChildProcess() = default;
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    virtual ~ChildProcess() = default; ///< kills the process if it is still running

    /// Starts a file or a name, with its arguments. Returns the system's error message, or nothing.
    virtual std::string start(const std::vector<std::string>& command) = 0;

    /// Returns false if the process did not accept the whole text before the deadline or before `stop` (if given)
    /// became true, or has exited.
    virtual bool write(std::string_view text, Moment deadline, const std::atomic<bool>* stop) = 0;

    /// Available output, valid until the next call; empty if there is none before the deadline, nothing at the end of
    /// the output.
    virtual std::optional<std::string_view> read(Moment deadline) = 0;

    /// Closes the pipes and waits for the process to exit; kills it at the deadline. Returns how it exited by itself,
    /// such as `exit status 1`, or nothing.
    virtual std::string end(Moment deadline) = 0;
};

/// Milliseconds from now to the deadline, as the systems' functions that wait take them: rounded up, never negative.
inline int millisecondsUntil(ChildProcess::Moment deadline)
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now()).count();
    return static_cast<int>(std::clamp<decltype(left)>(left, 0, 1'000'000'000));
}

/// Creates a child process for this operating system; `start` starts it.
std::unique_ptr<ChildProcess> makeChildProcess();

} // namespace windrose
