// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_cutter.h"

#include <algorithm>

namespace windrose
{

void LineCutter::add(std::string_view bytes)
{
    m_bytes.erase(0, m_start);
    m_start = 0;
    m_bytes += bytes;
}

std::optional<LineCutter::Line> LineCutter::next()
{
    const std::size_t end = m_bytes.find('\n', m_start);
    const std::size_t length = std::min(end, m_bytes.size()) - m_start;
    if (end == std::string::npos && length <= kMaxLineBytes + 1) {
        if (m_skips) {
            m_start = m_bytes.size();
        }
        return std::nullopt;
    }
    const bool wasSkipped = m_skips;
    Line line;
    const bool endsInReturn = length != 0 && m_bytes[m_start + length - 1] == '\r';
    line.isTooLong = length > kMaxLineBytes + (endsInReturn ? 1U : 0U);
    if (!line.isTooLong) {
        line.text = m_bytes.substr(m_start, length);
        if (line.text.ends_with('\r')) {
            line.text.pop_back();
        }
    }
    m_start = end == std::string::npos ? m_bytes.size() : end + 1;
    m_skips = end == std::string::npos;
    return wasSkipped ? next() : std::optional(std::move(line)); // skips the end of a line that was already reported
}

} // namespace windrose
