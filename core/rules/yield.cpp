// SPDX-License-Identifier: GPL-3.0-or-later
#include "yield.h"

#include "production.h"

namespace windrose
{

Yield yieldOf(const Position& position, int number, Good good)
{
    const Seat& seat = position.seat(number);
    const int made = production(position, number, good);
    const int tiles = seat.tileCount(plantationOf(good));
    const int circles = circlesFor(seat, good);
    const int workers = good == Good::Corn ? circles : PerGood::workersFor(seat.workers)[index(good)];
    Yield yield;
    yield.barrels = made;
    yield.lacksTile = tiles <= made;
    yield.lacksBuilding = circles <= made;
    yield.lacksColonist = seat.mannedCount(plantationOf(good)) <= made || workers <= made;
    yield.lacksSupply = position.goods[good] <= made;
    yield.isHeldBack = !yield.lacksTile || (good != Good::Corn && !yield.lacksBuilding);
    return yield;
}

} // namespace windrose
