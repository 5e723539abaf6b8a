// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "handling.h"

namespace windrose
{

class GameSession;

/// Handles pieces by the rules of the game: the person of the seat to move can use the pieces that the current decision
/// is about.
class GameHandling final : public Handling
{
public:
    explicit GameHandling(GameSession& session) : m_session(session) {}

    bool offers(const Piece& piece) const override;
    bool takes(const Place& place) const override;
    bool canPickUp(const Piece& piece, QString* whyNot) const override;
    Intent intentFor(const Piece& piece, const Place& place, ExtraColonist colonist) const override;
    Intent intentForClick(const Piece& piece, ExtraColonist colonist) const override;
    Intent intentForCount(const SetupPiece& piece, const Place& place, int by) const override;
    QList<int> spacesFilledBy(const Intent& intent) const override;
    Refusal carryOut(const Intent& intent) const override;
    bool movesFreely() const override { return false; }
    bool showsPrices() const override { return true; }
    bool showsEmptyPlaces() const override { return false; }

private:
    bool hasOrder(const Piece& piece) const;
    std::vector<Intent> possibleIntents(const Piece& piece) const;
    Intent onlyIntent(const Piece& piece) const;

    GameSession& m_session;
};

} // namespace windrose
