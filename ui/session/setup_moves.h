// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup_draft.h"

/// Moving pieces while a position is set up. The total number of pieces never changes.
namespace windrose::setup
{

/// Derives dependent values: the chooser, the pool of victory points, the end triggers.
void settle(Position& position);

/// Moves a piece; if it is refused, `position` is left in an undefined state.
SetupRefusal carry(Position& position, const SetupMove& move);

} // namespace windrose::setup
