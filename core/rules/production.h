// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"

#include <algorithm>

namespace windrose
{

/// Barrels of each kind a seat's manned plantations and buildings could make, whatever the supply holds.
constexpr std::array<int, kGoods> productionCapacities(const Seat& seat)
{
    const auto works = [&](Building small, Building large) {
        return seat.colonistsOn(small) + seat.colonistsOn(large);
    };
    return {seat.mannedCount(Tile::Corn),
            std::min(seat.mannedCount(Tile::Indigo), works(Building::SmallIndigoPlant, Building::IndigoPlant)),
            std::min(seat.mannedCount(Tile::Sugar), works(Building::SmallSugarMill, Building::SugarMill)),
            std::min(seat.mannedCount(Tile::Tobacco), seat.colonistsOn(Building::TobaccoStorage)),
            std::min(seat.mannedCount(Tile::Coffee), seat.colonistsOn(Building::CoffeeRoaster))};
}

/// Barrels of a kind a seat's manned plantations and buildings could make, whatever the supply holds.
constexpr int productionCapacity(const Seat& seat, Good good)
{
    return productionCapacities(seat)[static_cast<std::size_t>(good)];
}

/// Barrels of a kind a seat would get if it produced first now.
constexpr int production(const Position& position, int seat, Good good)
{
    return std::min<int>(productionCapacity(position.seat(seat), good), position.goods[static_cast<std::size_t>(good)]);
}

} // namespace windrose
