// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shorthand.h"

#include "core/rules/position.h"

#include <string>

namespace windrose::test
{

/// The first thing wrong with a position of a game that began at set-up, as a sentence; empty when all is well. Holds
/// the invariants of the rules of play, section 9.2, and that a board agrees with itself.
std::string brokenInvariant(const Position& position);

/// A seat that has just placed its colonists has nobody waiting beside an empty circle.
bool isWellPlaced(const Seat& seat);

} // namespace windrose::test
