// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"

namespace windrose
{

/// A placement for a seat: what a practised player mans first comes first, the rest goes onto circles that are left.
Order quickPlacement(const Seat& seat);

/// Different placements worth thinking about, `quickPlacement` first: each thing a seat could put colonists to goes
/// once before and once behind all others (a violet building, the plantations and circles of a good, the quarries).
void quickPlacements(const Seat& seat, OrderList& list);

} // namespace windrose
