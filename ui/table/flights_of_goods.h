// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flight_spots.h"

namespace windrose
{

/// Barrels between the supply, a wind rose and the trading house.
QList<Flight> flightsOfGoods(const FlightSpots& spots, const Scene& scene);
/// Barrels to a cargo ship or the wharf, and a full ship that sails.
QList<Flight> flightsOfShips(const FlightSpots& spots, const Scene& scene);

} // namespace windrose
