// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "../rules/position.h"

#include <array>

namespace windrose
{

/// Colonists for each kind of tile and each building in play.
using ColonistsByKind = std::array<int, kTiles + kMaxKinds>;

/// Where a placement puts the colonists of the seat to move. Placements equal in this are equivalent.
ColonistsByKind colonistsByKind(const Position& position, Order placement);

} // namespace windrose
