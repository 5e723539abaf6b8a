// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace windrose
{

#ifdef _WIN32

/// Not needed on Windows: job objects end with this process.
inline std::optional<int> superviseIfAsked(int /*argc*/, char** /*argv*/)
{
    return std::nullopt;
}

#else

/// Must be the first thing `main` does in every executable that starts programs. When this process was started by
/// `PosixProcess` to supervise one, runs the program, ends everything it has started once the requesting process
/// has ended or released it, and returns the exit status; otherwise returns nothing.
std::optional<int> superviseIfAsked(int argc, char** argv);

/// The interface between `PosixProcess` and the supervisor it starts.
namespace supervisor
{

/// The argument before the program and its arguments.
inline constexpr const char* kArgument = "--supervise-program";
/// The file descriptors of a supervisor besides the standard ones. Standard input and output are those of the program.
inline constexpr int kLifeline = 3; ///< never written to; it closes when our process ends
inline constexpr int kReport = 4;   ///< receives a `Start`, and an `Ending` when the program has exited by itself
inline constexpr int kFirstFreeFile = 5;

/// The result of the start.
struct Start {
    int error = 0; ///< as in `errno`; 0 if the program was started
};

/// How the program ended.
struct Ending {
    bool isKilled = false;
    int number = 0; ///< of the signal, or the exit status
};

/// Whether this process can start supervisors: `main` has called `superviseIfAsked`.
bool isPossible();

} // namespace supervisor

#endif

} // namespace windrose
