// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/pieces.h"

namespace windrose::test
{

inline constexpr std::array<Good, kGoods> kAllGoods{Good::Corn, Good::Indigo, Good::Sugar, Good::Tobacco, Good::Coffee};

/// An index into the arrays of a position.
template <typename Value>
constexpr std::size_t at(Value value)
{
    return static_cast<std::size_t>(value);
}

/// Narrows to the width of a position's counts.
template <typename Value>
constexpr std::uint8_t u8(Value value)
{
    return static_cast<std::uint8_t>(value);
}

/// All kinds of buildings, in the order of the enumeration.
constexpr std::array<Building, kBuildings> allBuildings()
{
    std::array<Building, kBuildings> kinds{};
    for (std::size_t kind = 0; kind < kBuildings; ++kind) {
        kinds[kind] = static_cast<Building>(kind);
    }
    return kinds;
}

} // namespace windrose::test
