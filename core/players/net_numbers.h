// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace windrose
{

/// Takes a net from the numbers that the trainer writes (tests/learn): the number of players, then the weights, which
/// are signed.
class NetNumbers
{
public:
    explicit NetNumbers(std::span<const std::uint16_t> numbers);

    /// As the first number says; 0 when no game has so many.
    int players() const { return m_players; }

    /// Appends the next `count` weights to `weights`.
    void take(std::vector<std::int16_t>& weights, int count);

    /// The same with a threshold before them.
    void take(std::vector<std::int16_t>& thresholds, std::vector<std::int16_t>& weights, int count);

    /// Whether all were taken and none was missing.
    bool isDone() const { return m_isGood && m_numbers.empty(); }

private:
    std::span<const std::uint16_t> m_numbers;
    int m_players = 0;
    bool m_isGood = false;
};

} // namespace windrose
