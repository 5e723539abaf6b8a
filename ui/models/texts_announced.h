// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intent.h"
#include "ui/session/game_session.h"

/// The sentences that only a screen reader speaks. See `texts.h` for all others.
namespace windrose::texts
{

/// The results of the orders from `from` up to, but not including, `to`: one sentence for each seat that acted, in the
/// order in which they acted. Leaves out the seat `except`; -1 for none. Empty if there is nothing to announce.
QString happened(const GameSession& session, int from, int to, int except);
/// A line of the table as a sentence: with a full stop at its end.
QString asSentence(const QString& line);
/// The lines of a hint as sentences; empty without lines.
QString hint(const QStringList& lines);
/// Names the carried piece and the places that accept it; if there are many, only their number.
QString inHand(const Piece& piece, const QStringList& places);
/// Says that the carried piece can be put on the place; without a name, "here". `preview` is what it would do there, or
/// empty.
QString canBePut(const QString& place, const QString& preview = {});
/// Says that the carried piece was put back.
QString putBack();
/// A part of the description of a tile: that its piece is carried, that it accepts the carried piece, or that it can be
/// used now. Empty for all other tiles. `preview` is what the carried piece would do there, or empty.
QString handState(bool isInHand, bool takesPiece, bool isLegalNow, const QString& preview = {});

} // namespace windrose::texts
