// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup_draft.h"

/// Moving pieces of which there is a number at each place while a position is set up. If a move is refused, the
/// position is left in an undefined state.
namespace windrose::setup
{

SetupRefusal moveBarrel(Position& position, int good, const SetupSpot& from, const SetupSpot& to);
SetupRefusal moveColonist(Position& position, const SetupSpot& from, const SetupSpot& to);
SetupRefusal moveDoubloon(Position& position, const SetupSpot& from, const SetupSpot& to);
SetupRefusal movePoint(Position& position, const SetupSpot& from, const SetupSpot& to);

} // namespace windrose::setup
