// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "order.h"
#include "position.h"

#include <functional>

namespace windrose
{

/// Colonists a seat must have on circles at the end of its placement: all it has, or as many as it has circles.
int colonistsToPlace(const Seat& seat);

/// Whether equal tiles count as one kind or every space counts for itself.
enum class PlacementDetail : std::uint8_t { ByKind, BySpace };

/// Calls `visit` with each legal placement of a seat, one for each distinct set of occupied kinds (or spaces), in a
/// fixed order, until it returns false. Equal tiles are filled from the lowest space.
void forEachPlacement(const Seat& seat, PlacementDetail detail, const std::function<bool(Order)>& visit);

/// Where a seat's colonists are now, as a placement order (not always a legal one: some may wait in San Juan).
Order currentPlacement(const Seat& seat);

/// A placement drawn uniformly over circles: each empty circle is equally likely to be filled next.
Order randomPlacement(const Seat& seat, Random& random);

} // namespace windrose
