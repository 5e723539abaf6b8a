// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

namespace windrose
{

/// A file descriptor that is closed by its destructor.
class PosixFile
{
public:
    PosixFile() = default;
    ~PosixFile() { close(); }
    PosixFile(const PosixFile&) = delete;
    PosixFile& operator=(const PosixFile&) = delete;

    int number() const { return m_number; }
    void close()
    {
        if (m_number >= 0) {
            ::close(m_number);
        }
        m_number = -1;
    }
    void take(int number)
    {
        close();
        m_number = number;
    }

private:
    int m_number = -1;
};

/// Creates a pipe whose ends are closed in started programs and lie above the descriptors that a supervisor receives.
/// Returns false, with `errno`, if there are none.
bool makePipe(PosixFile& readEnd, PosixFile& writeEnd);

/// Makes reading and writing return at once.
void neverBlock(const PosixFile& file);

} // namespace windrose
