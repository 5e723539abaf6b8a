// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "child_process.h"
#include "core/text/line_cutter.h"

namespace windrose
{

/// A child process that exchanges lines over its standard input and output; its standard error is ours. It is
/// started without a shell. No function waits longer than its deadline. The program and its descendants end with
/// this object at the latest, and also when this process ends for any reason. README.md lists the limits of each
/// system.
class ChildProgram
{
public:
    using Moment = ChildProcess::Moment;

    /// The result of reading a line.
    enum class Read : std::uint8_t {
        Line,
        TimedOut, ///< no complete line before the deadline
        TooLong,  ///< a line longer than `kMaxLineBytes`
        Ended,    ///< the program has closed its output
    };
    struct Reading {
        Read kind = Read::TimedOut;
        std::string line;
    };

    /// Starts the program: a file or a name, then its arguments. Returns the system's error message, or nothing. Call
    /// it once, after `main` has called `superviseIfAsked`. From then on this process ignores SIGPIPE, so that writing
    /// to a program that has exited does not end it.
    std::string start(const std::vector<std::string>& command) { return m_process->start(command); }

    /// Returns false if the program did not accept the whole text before the deadline or before `stop` (if given)
    /// became true, or has exited.
    bool write(std::string_view text, Moment deadline, const std::atomic<bool>* stop = nullptr)
    {
        return m_process->write(text, deadline, stop);
    }

    Reading readLine(Moment deadline);

    /// Closes the program's input and waits for it to exit; kills it at the deadline. Returns how it exited by itself,
    /// such as `exit status 1`, or nothing. Call it once, after `start`.
    std::string end(Moment deadline) { return m_process->end(deadline); }

private:
    std::unique_ptr<ChildProcess> m_process = makeChildProcess();
    LineCutter m_lines;
};

} // namespace windrose
