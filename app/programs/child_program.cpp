// SPDX-License-Identifier: GPL-3.0-or-later
#include "child_program.h"

namespace windrose
{

ChildProgram::Reading ChildProgram::readLine(Moment deadline)
{
    while (true) {
        if (auto line = m_lines.next()) {
            return {line->isTooLong ? Read::TooLong : Read::Line, std::move(line->text)};
        }
        const auto output = m_process->read(deadline);
        if (!output) {
            return {Read::Ended, {}};
        }
        m_lines.add(*output);
        if (std::chrono::steady_clock::now() >= deadline) {
            auto line = m_lines.next();
            const Read kind = !line ? Read::TimedOut : line->isTooLong ? Read::TooLong : Read::Line;
            return {kind, line ? std::move(line->text) : std::string()};
        }
    }
}

} // namespace windrose
