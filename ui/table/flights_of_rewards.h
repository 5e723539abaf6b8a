// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flight_spots.h"

namespace windrose
{

/// Role cards to their takers, and doubloons to cards and players.
QList<Flight> flightsOfMoney(const FlightSpots& spots, const Scene& scene);
/// Points, which rise from what earned them: for shipped barrels from `lastArrival`.
QList<Flight> flightsOfPoints(const FlightSpots& spots, const Scene& scene, const QRectF& lastArrival);
/// The end of a round.
QList<Flight> flightsOfRound(const FlightSpots& spots, const Scene& scene);

} // namespace windrose
