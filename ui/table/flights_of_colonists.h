// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flight_spots.h"

namespace windrose
{

/// Colonists from the supply or the colonist ship to San Juan or onto a tile or building, and those that fill the ship.
QList<Flight> flightsOfColonists(const FlightSpots& spots, const Scene& scene);
/// Colonists between San Juan and circles.
QList<Flight> flightsOfPlacement(const FlightSpots& spots, const Scene& scene);

} // namespace windrose
