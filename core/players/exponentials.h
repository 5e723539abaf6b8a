// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace windrose
{

/// A table of 2^16 · q^step for a factor q of `factor` / 2^16, by multiplication alone, so that it is identical on all
/// platforms.
template <std::size_t Count>
constexpr std::array<int, Count> exponentials(std::uint64_t factor)
{
    std::array<int, Count> table{};
    std::uint64_t value = 1ULL << 32;
    for (int& entry : table) {
        entry = static_cast<int>(value >> 16);
        value = value * factor >> 16;
    }
    return table;
}

} // namespace windrose
