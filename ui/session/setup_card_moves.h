// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup_draft.h"

/// Moving role cards and the governor's mark while a position is set up. Role cards are taken in turn order from the
/// governor, so only the last one can go back; others are swapped. If a move is refused, the position is left in an
/// undefined state.
namespace windrose::setup
{

SetupRefusal moveCard(Position& position, int card, const SetupSpot& to);
/// The cards move with the governor, so that they are still taken in turn order.
SetupRefusal moveGovernor(Position& position, const SetupSpot& to);

} // namespace windrose::setup
