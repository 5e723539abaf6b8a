// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"
#include "ui/session/setup_session.h"

/// What hands mean while a position is set up: pieces go between the box and the table, and nobody's turn or rule of
/// play stands in the way.
namespace windrose
{

/// The box as a place to take from, at a table where a position is set up; no place at other tables.
SetupSpot boxOf(const GameSession& session);
/// The supply of a kind of piece (value -1: of all of the kind) as a place on the table.
Place boxPlace(SetupPiece::Kind kind, int value);
/// The part of the box that takes every piece back.
Place wholeBox();
/// An island tile for the hand.
Piece tilePiece(Tile tile, const SetupSpot& from);

/// The same piece in the words of the draft.
SetupPiece setupPieceOf(const Piece& piece);
/// Where a piece would lie when it is let go over a place; no place where such pieces never lie.
SetupSpot spotOf(const Position& position, const Place& place, const SetupPiece& piece);

/// What a drop means.
Intent setupIntent(const GameSession& session, const Piece& piece, const Place& place);
/// The same for a move that is known already.
Intent setupIntent(const GameSession& session, const SetupMove& move);
/// What a click on a role card or a double click means: a card goes to the board whose turn it is, or back; a large
/// building on a board is turned.
Intent setupIntentForClick(const GameSession& session, const Piece& piece);
/// Why a piece cannot be taken up, as a sentence; empty when it can.
QString setupPickUpRefusal(const GameSession& session, const Piece& piece);

/// One more of what is counted at a place (`by` 1, out of the box) or one fewer (`by` -1, back into it).
Intent setupStep(const GameSession& session, const SetupPiece& piece, const Place& place, int by);

namespace texts
{

/// A refusal while a position is set up, as a sentence; empty when nothing was refused.
QString setupRefusal(const GameSession& session, const SetupMove& move, const SetupRefusal& refusal);

} // namespace texts

} // namespace windrose
