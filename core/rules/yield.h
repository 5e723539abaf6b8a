// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"

namespace windrose
{

/// What the seat `number` would produce of a kind if it produced first now, and everything that one more barrel would
/// need (rules of play, 3.4).
struct Yield {
    int barrels = 0;
    bool lacksTile = false;     ///< a further plantation of the kind
    bool lacksBuilding = false; ///< a further circle on a production building of the kind
    bool lacksColonist = false; ///< a further colonist on a plantation or production building of the kind
    bool lacksSupply = false;   ///< a further barrel in the supply
    bool isHeldBack = false;    ///< a plantation or circle of the kind is there for one more barrel
};
Yield yieldOf(const Position& position, int number, Good good);

} // namespace windrose
