// SPDX-License-Identifier: GPL-3.0-or-later
// The code for all systems; the rest is in child_program_posix.cpp and child_program_windows.cpp.
#include "child_program.h"

namespace windrose
{

ChildProgram::Reading ChildProgram::readLine(Moment deadline)
{
    while (true) {
        if (auto line = m_lines.next()) {
            return {line->isTooLong ? Read::TooLong : Read::Line, std::move(line->text)};
        }
        if (!readSome(deadline)) {
            return {Read::Ended, {}};
        }
        if (std::chrono::steady_clock::now() >= deadline) {
            auto line = m_lines.next();
            const Read kind = !line ? Read::TimeOver : line->isTooLong ? Read::TooLong : Read::Line;
            return {kind, line ? std::move(line->text) : std::string()};
        }
    }
}

} // namespace windrose
