// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/buildings.h"

#include <span>

namespace windrose
{

/// The names of the kinds of buildings, in the order of their table.
inline constexpr auto kBuildingIds = [] {
    std::array<std::string_view, kBuildings> ids{};
    for (int kind = 0; kind < kBuildings; ++kind) {
        ids[static_cast<std::size_t>(kind)] = id(static_cast<Building>(kind));
    }
    return ids;
}();

/// The names of the goods, which are also the first names of the tiles (all but the quarry).
inline constexpr std::span<const std::string_view> kGoodIds{kTileIds.data(), kGoods};

} // namespace windrose
