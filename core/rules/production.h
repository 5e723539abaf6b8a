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

} // namespace windrose
