// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup_draft.h"

/// How pieces are taken up and put down while a position is set up. Nothing here makes or loses a piece.
namespace windrose::setup
{

/// Derives what follows from the rest: who chooses, the pool of victory points, what makes this the last round.
void settle(Position& position);

/// Pieces of a kind in the box; `SetupDraft::kEndless` where there is always one more.
int leftInBox(const Position& position, const SetupPiece& piece);

/// True when there is such a place on this table.
bool exists(const Position& position, const SetupSpot& spot);

/// Why a piece cannot be taken up somewhere.
SetupRefusal takeRefusal(const Position& position, const SetupPiece& piece, const SetupSpot& from);

/// Moves a piece; when it is refused, `position` is worth nothing any more.
SetupRefusal carry(Position& position, const SetupMove& move);

} // namespace windrose::setup
