// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../rules/order.h"
#include "../rules/position.h"

namespace windrose
{

/// A placement for a seat: fills the circles in the order an experienced player would.
Order quickPlacement(const Seat& seat);

/// Candidate placements, `quickPlacement` first. Each use for colonists (a violet building, the plantations and circles
/// of a good, the quarries) is filled first once and last once.
void quickPlacements(const Seat& seat, OrderList& list);

} // namespace windrose
