// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"

namespace windrose
{

/// Uses of colonists that a placement can put first: each violet building, each good, quarries.
inline constexpr int kPlacementUses = 23;

/// A placement for a seat: what a practised player mans first comes first, the rest goes onto circles that are left.
/// With `first` (0 to `kPlacementUses` - 1) that use goes before all others.
Order quickPlacement(const Seat& seat, int first = -1);

} // namespace windrose
