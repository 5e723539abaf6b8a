// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup_draft.h"

/// Moving pieces while a position is set up. The total number of pieces never changes.
namespace windrose::setup
{

/// Derives dependent values: the chooser, the pool of victory points, the end triggers.
void settle(Position& position);

/// The number of these pieces in the box; `SetupDraft::kEndless` for an unlimited piece.
int leftInBox(const Position& position, const SetupPiece& piece);

/// Whether this table has such a place.
bool exists(const Position& position, const SetupSpot& spot);

/// Why a piece cannot be picked up there.
SetupRefusal takeRefusal(const Position& position, const SetupPiece& piece, const SetupSpot& from);

/// Moves a piece; if it is refused, `position` is left in an undefined state.
SetupRefusal carry(Position& position, const SetupMove& move);

} // namespace windrose::setup
