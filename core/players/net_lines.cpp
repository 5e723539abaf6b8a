// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_lines.h"

#include "../rules/position.h"

#include <charconv>

namespace windrose
{

namespace
{

constexpr std::size_t kDigits = 4; // of a weight

} // namespace

NetLines::NetLines(std::span<const std::string_view> lines) : m_lines(lines)
{
    m_isGood =
        !lines.empty() && lines[0].size() == 1 && lines[0][0] >= '0' + kMinPlayers && lines[0][0] <= '0' + kMaxPlayers;
    if (m_isGood) {
        m_players = lines[0][0] - '0';
        m_lines = lines.subspan(1);
    }
}

void NetLines::take(std::string_view digits, std::vector<std::int16_t>& numbers)
{
    for (; !digits.empty(); digits.remove_prefix(kDigits)) {
        std::uint16_t bits = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + kDigits, bits, 16);
        m_isGood = m_isGood && error == std::errc() && end == digits.data() + kDigits;
        numbers.push_back(static_cast<std::int16_t>(bits));
    }
}

void NetLines::takeLine(std::vector<std::int16_t>& numbers, std::size_t count)
{
    m_isGood = m_isGood && !m_lines.empty() && m_lines[0].size() == count * kDigits;
    if (m_isGood) {
        take(m_lines[0], numbers);
        m_lines = m_lines.subspan(1);
    }
}

void NetLines::takeLine(std::vector<std::int16_t>& thresholds, std::vector<std::int16_t>& numbers, std::size_t count)
{
    std::vector<std::int16_t> line;
    takeLine(line, 1 + count);
    if (m_isGood) {
        thresholds.push_back(line[0]);
        numbers.insert(numbers.end(), line.begin() + 1, line.end());
    }
}

} // namespace windrose
