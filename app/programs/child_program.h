// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/protocol.h"

#include <atomic>
#include <chrono>
#include <memory>

namespace windrose
{

/// Another program that is talked to in lines over its standard input and output; what it writes to standard error goes
/// where ours goes. It is started without a shell. Nothing here waits longer than it is told to, and no process is left
/// behind: the program, and whatever it started itself, ends with this object at the latest, and also with this
/// process, however that ends. What each system can hold of this is in README.md.
class ChildProgram
{
public:
    using Moment = std::chrono::steady_clock::time_point;

    /// What reading a line came to.
    enum class Read : std::uint8_t {
        Line,
        TimeOver, ///< no whole line until the deadline
        TooLong,  ///< a line longer than `kMaxLineBytes`
        Ended,    ///< the program will not write any more
    };
    struct Reading {
        Read kind = Read::TimeOver;
        std::string line;
    };

    ChildProgram();
    ~ChildProgram(); ///< kills what still runs
    ChildProgram(const ChildProgram&) = delete;
    ChildProgram& operator=(const ChildProgram&) = delete;

    /// Starts the program: its file or its name, then its arguments. What is wrong, in the system's words, or nothing.
    /// To be called once. `main` must have called `superviseIfAsked` before. The process does not end any more when a
    /// program it writes to goes away (SIGPIPE).
    std::string start(const std::vector<std::string>& command);

    /// False when the program did not take all of it until the deadline or until `stop` (if given) became true, or is
    /// gone.
    bool write(std::string_view text, Moment deadline, const std::atomic<bool>* stop = nullptr);

    Reading readLine(Moment deadline);

    /// Closes the program's input and waits for its end; kills it at the deadline. Says how it ended by itself, such as
    /// `exit status 1`; nothing when it did not. To be called once it was started.
    std::string end(Moment deadline);

private:
    /// Takes in what the program has written, waiting until the deadline; false when there will be no more.
    bool readSome(Moment deadline);

    struct Process;
    std::unique_ptr<Process> m_process;
    LineCutter m_lines;
};

} // namespace windrose
