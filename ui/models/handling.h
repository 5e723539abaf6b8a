// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intent.h"

#include <QList>

namespace windrose
{

/// How the pieces of a table are handled: which can be picked up, where they can be dropped, what a drop means, and
/// what has to be shown for that. A game and a position that is being set up each have their own.
class Handling
{
public:
    Handling() = default;
    virtual ~Handling() = default;
    Handling(const Handling&) = delete;
    Handling& operator=(const Handling&) = delete;

    /// Whether such a piece can ever be picked up there.
    virtual bool offers(const Piece& piece) const = 0;
    /// Whether pieces can be dropped at a place, now or at another time.
    virtual bool takes(const Place& place) const = 0;

    /// Whether the piece can be picked up now, because at least one place would take it. If not, `whyNot` gets a
    /// sentence.
    virtual bool canPickUp(const Piece& piece, QString* whyNot) const = 0;
    /// The meaning of a drop; changes nothing. `colonist` is whether the colonist that it brings is wanted.
    virtual Intent intentFor(const Piece& piece, const Place& place, ExtraColonist colonist) const = 0;
    /// The meaning of a double click on a piece, or of a click without a target.
    virtual Intent intentForClick(const Piece& piece, ExtraColonist colonist) const = 0;
    /// The meaning of adding one of a counted piece at a place (`by` 1) or of removing one (`by` -1).
    virtual Intent intentForCount(const SetupPiece& piece, const Place& place, int by) const = 0;
    /// The island or city spaces that an intent would fill, ascending.
    virtual QList<int> spacesFilledBy(const Intent& intent) const = 0;
    /// Carries out an intent and returns the session's refusal, if any.
    virtual Refusal carryOut(const Intent& intent) const = 0;

    /// Whether any piece can be moved wherever it fits, and back into the box, regardless of turns and rules of play.
    virtual bool movesFreely() const = 0;
    /// Whether buildings are bought, and shown with their price and whether the reader owns them.
    virtual bool showsPrices() const = 0;
    /// Whether empty places are shown, because something can be dropped there.
    virtual bool showsEmptyPlaces() const = 0;
};

} // namespace windrose
