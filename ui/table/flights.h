// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flight_spots.h"

namespace windrose
{

/// The flights of a scene in the order in which they start; `lastArrival` is where the last picture before them
/// arrived. Empty when nothing moves.
QList<Flight> flightsOf(const FlightSpots& spots, const Scene& scene, const QRectF& lastArrival);

} // namespace windrose
