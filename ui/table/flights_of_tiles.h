// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flight_spots.h"

namespace windrose
{

/// Plantations and quarries to an island, and the row of plantations when it is dealt.
QList<Flight> flightsOfTiles(const FlightSpots& spots, const Scene& scene);
/// A building to or within a city, and its price to the bank.
QList<Flight> flightsOfBuilding(const FlightSpots& spots, const Scene& scene);

} // namespace windrose
