// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup_draft.h"

/// Moving what fills the spaces of a board while a position is set up; colonists stay on what is moved. If a move is
/// refused, the position is left in an undefined state.
namespace windrose::setup
{

SetupRefusal moveBuilding(Position& position, Building building, const SetupSpot& from, const SetupSpot& to);
SetupRefusal moveTile(Position& position, Tile tile, const SetupSpot& from, const SetupSpot& to);

} // namespace windrose::setup
