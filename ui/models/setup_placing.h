// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"
#include "ui/session/setup_session.h"

/// The meaning of drag and drop while a position is set up: pieces move between the box and the table, regardless of
/// turns and rules of play.
namespace windrose
{

/// The box as the origin of pieces while a position is set up; no place in a game.
SetupSpot boxOf(const GameSession& session);
/// The place on the table of the supply of a kind of piece (value -1: of all of the kind).
Place boxPlace(SetupPiece::Kind kind, int value);
/// The part of the box that takes back any piece.
Place wholeBox();
/// An island tile as a piece.
Piece tilePiece(Tile tile, const SetupSpot& from);

/// The piece in the draft's representation.
SetupPiece setupPieceOf(const Piece& piece);
/// Where a dropped piece would go; no place where such pieces are not allowed.
SetupSpot spotOf(const Position& position, const Place& place, const SetupPiece& piece);

/// The meaning of a drop.
Intent setupIntent(const GameSession& session, const Piece& piece, const Place& place);
/// The intent for a given move.
Intent setupIntent(const GameSession& session, const SetupMove& move);
/// The meaning of a double click, or of a click on a role card: the card goes to the board of the player whose turn it
/// is, or back; a large building on a board is rotated.
Intent setupIntentForClick(const GameSession& session, const Piece& piece);
/// Why a piece cannot be picked up, as a sentence; empty when it can.
QString setupPickUpRefusal(const GameSession& session, const Piece& piece);

/// Adds one of a counted piece at a place (`by` 1, from the box) or removes one (`by` -1, into the box).
Intent setupStep(const GameSession& session, const SetupPiece& piece, const Place& place, int by);

namespace texts
{

/// A refusal while a position is set up, as a sentence; empty when the move is allowed.
QString setupRefusal(const GameSession& session, const SetupMove& move, const SetupRefusal& refusal);

} // namespace texts

} // namespace windrose
