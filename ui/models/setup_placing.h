// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intent.h"

/// Converts pieces and places to those of the position that is set up.
namespace windrose
{

class GameSession;

/// The box: the supplies beside the boards.
SetupSpot boxSpot();
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

namespace texts
{

/// A refusal while a position is set up, as a sentence; empty when the move is allowed.
QString setupRefusal(const GameSession& session, const SetupMove& move, const SetupRefusal& refusal);

} // namespace texts

} // namespace windrose
