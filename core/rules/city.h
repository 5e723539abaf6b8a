// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game.h"

namespace windrose
{

/// Two city spaces, ascending.
struct SpacePair {
    int first = 0;
    int second = 0;
};

/// The first pair of empty spaces that share a side, by lower and then by higher space.
std::optional<SpacePair> firstEmptyPair(const Seat& seat);

/// Puts a building where the order says, or on the first space or pair that fits. When a large one finds no pair,
/// other buildings are shifted: as few as possible, and the same way every time.
template <typename Events>
int placeBuilding(Seat& seat, int seatNumber, Order order, Events& events);

/// The kind on each city space, as in `CityLayout`, one byte each.
using Layout = std::array<SupplyPlace, kSpaces>;

/// Finds the layout with the fewest shifted buildings in which `large` fits; the city must have two empty spaces.
/// `larges` says which kinds fill two spaces. Returns the new layout, `large` included.
Layout layoutWith(const Layout& city, SupplyPlace large, PlaceMask larges);

} // namespace windrose
