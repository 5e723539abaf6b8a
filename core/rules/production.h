// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "per_good.h"
#include "position.h"

#include <algorithm>

namespace windrose
{

/// Barrels of each kind a seat's manned plantations and buildings could make, whatever the supply holds.
constexpr PerGood productionCapacities(const Seat& seat)
{
    return min(PerGood::countTiles(seat.tiles, seat.manned), PerGood::workersFor(seat.workers));
}

/// Barrels of a kind a seat's manned plantations and buildings could make, whatever the supply holds.
constexpr int productionCapacity(const Seat& seat, Good good)
{
    return productionCapacities(seat)[index(good)];
}

/// Barrels of a kind a seat would get if it produced first now.
constexpr int production(const Position& position, int seat, Good good)
{
    return std::min<int>(productionCapacity(position.seat(seat), good), position.goods[good]);
}

/// Circles on a seat's production buildings for a kind. Corn needs none: more than a seat can have tiles of it.
constexpr int circlesFor(const Seat& seat, Good good)
{
    const auto circles = [&seat](Building building) { return seat.owns(building) ? facts(building).circles : 0; };
    switch (good) {
    case Good::Corn:
        return kSpaces + 1;
    case Good::Indigo:
        return circles(Building::SmallIndigoPlant) + circles(Building::IndigoPlant);
    case Good::Sugar:
        return circles(Building::SmallSugarMill) + circles(Building::SugarMill);
    case Good::Tobacco:
        return circles(Building::TobaccoStorage);
    case Good::Coffee:
        return circles(Building::CoffeeRoaster);
    }
    return 0;
}

} // namespace windrose
