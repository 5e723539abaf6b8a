// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "handling.h"
#include "ui/session/setup_session.h"

namespace windrose
{

/// Handles pieces while a position is set up: they move between the box and the table, regardless of turns and
/// rules of play.
class SetupHandling final : public Handling
{
public:
    explicit SetupHandling(SetupSession& session) : m_session(session) {}

    bool offers(const Piece& piece) const override;
    bool takes(const Place& place) const override;
    bool canPickUp(const Piece& piece, QString* whyNot) const override;
    Intent intentFor(const Piece& piece, const Place& place, ExtraColonist colonist) const override;
    /// A role card goes to the board of the player whose turn it is, or back; a large building on a board is rotated.
    Intent intentForClick(const Piece& piece, ExtraColonist colonist) const override;
    Intent intentForCount(const SetupPiece& piece, const Place& place, int by) const override;
    QList<int> spacesFilledBy(const Intent& intent) const override;
    Refusal carryOut(const Intent& intent) const override;
    bool movesFreely() const override { return true; }
    bool showsPrices() const override { return false; }
    bool showsEmptyPlaces() const override { return true; }

private:
    Intent intentFor(const SetupMove& move) const;

    SetupSession& m_session;
};

} // namespace windrose
