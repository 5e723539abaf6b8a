// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/barrels.h"
#include "core/rules/buildings.h"
#include "core/rules/small.h"

namespace windrose::test
{

/// An index into the arrays of a position.
template <typename Value>
constexpr std::size_t at(Value value)
{
    return static_cast<std::size_t>(value);
}

/// Converts to the width of a position's counts.
template <typename Value>
constexpr std::uint8_t u8(Value value)
{
    return static_cast<std::uint8_t>(value);
}

/// Small integers as `int`, for comparisons.
template <typename Stored, std::size_t Count>
constexpr std::array<int, Count> numbers(const std::array<Small<Stored>, Count>& small)
{
    std::array<int, Count> all{};
    for (std::size_t place = 0; place < Count; ++place) {
        all[place] = small[place];
    }
    return all;
}

} // namespace windrose::test
