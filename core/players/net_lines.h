// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace windrose
{

/// Reads the lines that the trainer writes for a net (tests/learn): the number of players, then lines of 16-bit numbers
/// in hexadecimal.
class NetLines
{
public:
    explicit NetLines(std::span<const std::string_view> lines);

    /// As the first line says; 0 when it is malformed.
    int players() const { return m_players; }

    /// Appends the numbers of the next line to `numbers`; there must be exactly `count`.
    void takeLine(std::vector<std::int16_t>& numbers, std::size_t count);

    /// The same for a line that begins with a threshold.
    void takeLine(std::vector<std::int16_t>& thresholds, std::vector<std::int16_t>& numbers, std::size_t count);

    /// Whether all lines were taken and none was malformed.
    bool isDone() const { return m_isGood && m_lines.empty(); }

private:
    void take(std::string_view digits, std::vector<std::int16_t>& numbers);

    std::span<const std::string_view> m_lines;
    int m_players = 0;
    bool m_isGood = true;
};

} // namespace windrose
