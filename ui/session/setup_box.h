// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup_draft.h"

/// What lies where while a position is set up, on the table and in the box.
namespace windrose::setup
{

/// The number of these pieces in the box; `SetupDraft::kEndless` for an unlimited piece.
int leftInBox(const Position& position, const SetupPiece& piece);

/// Whether this table has such a place.
bool exists(const Position& position, const SetupSpot& spot);

/// Why a piece cannot be picked up there.
SetupRefusal takeRefusal(const Position& position, const SetupPiece& piece, const SetupSpot& from);

} // namespace windrose::setup
