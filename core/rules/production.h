// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "position.h"

#include <algorithm>

namespace windrose
{

/// Barrels of a kind a seat's manned plantations and buildings could make, whatever the supply holds.
int productionCapacity(const Seat& seat, Good good);

/// Barrels of a kind a seat would get if it produced first now.
int production(const Position& position, int seat, Good good);

} // namespace windrose
