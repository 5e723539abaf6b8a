// SPDX-License-Identifier: GPL-3.0-or-later
#include "net_numbers.h"

#include "../rules/position.h"

namespace windrose
{

NetNumbers::NetNumbers(std::span<const std::uint16_t> numbers) : m_numbers(numbers)
{
    m_isGood = !numbers.empty() && numbers[0] >= kMinPlayers && numbers[0] <= kMaxPlayers;
    if (m_isGood) {
        m_players = numbers[0];
        m_numbers = numbers.subspan(1);
    }
}

void NetNumbers::take(std::vector<std::int16_t>& weights, int count)
{
    m_isGood = m_isGood && m_numbers.size() >= slot(count);
    if (m_isGood) {
        for (const std::uint16_t number : m_numbers.first(slot(count))) {
            weights.push_back(static_cast<std::int16_t>(number));
        }
        m_numbers = m_numbers.subspan(slot(count));
    }
}

void NetNumbers::take(std::vector<std::int16_t>& thresholds, std::vector<std::int16_t>& weights, int count)
{
    take(thresholds, 1);
    take(weights, count);
}

} // namespace windrose
