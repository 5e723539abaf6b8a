// SPDX-License-Identifier: GPL-3.0-or-later
#include "posix_file.h"

#include "supervisor.h"

#include <array>
#include <fcntl.h>

namespace windrose
{

namespace
{

/// Sets close-on-exec and moves the descriptor above those that a supervisor receives.
void setCloseOnExec(PosixFile& file)
{
    if (file.number() < supervisor::kFirstFreeFile) {
        file.take(::fcntl(file.number(), F_DUPFD_CLOEXEC, supervisor::kFirstFreeFile));
    }
    ::fcntl(file.number(), F_SETFD, FD_CLOEXEC);
}

} // namespace

bool makePipe(PosixFile& readEnd, PosixFile& writeEnd)
{
    std::array<int, 2> ends{};
#ifdef __linux__
    const int made = ::pipe2(ends.data(), O_CLOEXEC);
#else
    const int made = ::pipe(ends.data());
#endif
    if (made != 0) {
        return false;
    }
    readEnd.take(ends[0]);
    writeEnd.take(ends[1]);
    setCloseOnExec(readEnd);
    setCloseOnExec(writeEnd);
    return readEnd.number() >= 0 && writeEnd.number() >= 0;
}

void neverBlock(const PosixFile& file)
{
    ::fcntl(file.number(), F_SETFL, ::fcntl(file.number(), F_GETFL) | O_NONBLOCK);
}

} // namespace windrose
