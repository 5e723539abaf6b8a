// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intent.h"
#include "ui/session/game_session.h"

/// The sentences that only a screen reader speaks. See `texts.h` for all others.
namespace windrose::texts
{

/// What the orders from `from` to the one before `to` did, a sentence for each seat that acted, beginning with the one
/// to act first. `except` is a seat that is left out; -1 for none. Empty when nothing is worth telling.
QString happened(const GameSession& session, int from, int to, int except);
/// What stands on the table as a line, as a sentence.
QString asSentence(const QString& line);
/// The lines of a hint; empty without any.
QString hint(const QStringList& lines);
/// What is in the hand, and the names of the places that take it; of many places only their number.
QString inHand(const Piece& piece, const QStringList& places);
/// That the piece in the hand can be put there; without a name of the place, "here". `outlook` is what it would do
/// there, or empty.
QString canBePut(const QString& place, const QString& outlook = {});
/// That the piece is back where it came from.
QString putBack();
/// What a thing on the table is for a hand, as part of its description: in the hand, a place that takes what is in the
/// hand, or a thing that can be used now. Empty for all others. `outlook` is what the thing in the hand would do there,
/// or empty.
QString handState(bool isInHand, bool takesPiece, bool isLegalNow, const QString& outlook = {});

} // namespace windrose::texts
