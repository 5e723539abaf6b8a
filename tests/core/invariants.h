// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shorthand.h"

#include "core/rules/position.h"

#include <string>

namespace windrose::test
{

/// The first error in a position of a game that began with the set-up, as a sentence; empty when there is none. Checks
/// the invariants of the rules of play, section 9.2, and that each board is consistent.
std::string brokenInvariant(const Position& position);

/// Whether a seat that has just placed its colonists has no colonist in San Juan beside an empty circle.
bool isWellPlaced(const Seat& seat);

} // namespace windrose::test
