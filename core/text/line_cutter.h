// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace windrose
{

/// Maximum length of a line in bytes, without its line end.
inline constexpr std::size_t kMaxLineBytes = 1 << 16;

/// Splits a stream of bytes into lines. A line that is too long is reported once and its rest is skipped, so the buffer
/// holds at most one line plus the latest input.
class LineCutter
{
public:
    struct Line {
        std::string text; ///< without its line end (LF or CRLF)
        bool isTooLong = false;
    };

    void add(std::string_view bytes);
    /// The next complete line, if there is one.
    std::optional<Line> next();
    /// The text after the last complete line.
    std::string_view unfinished() const { return std::string_view(m_bytes).substr(m_start); }

private:
    std::string m_bytes;
    std::size_t m_start = 0;
    bool m_skips = false;
};

} // namespace windrose
