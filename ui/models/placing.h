// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tabletop.h"

#include <QCoreApplication>

namespace windrose
{

/// The translation context of reasons other than rules for which a piece cannot be placed.
struct Placing {
    Q_DECLARE_TR_FUNCTIONS(Placing)
};

/// Whether the piece can be picked up now, because at least one place would take it. If not, `whyNot` gets a sentence.
bool canPickUp(const Tabletop& table, const Piece& piece, QString* whyNot = nullptr);

/// The meaning of a drop according to the core; changes nothing. `Declined` declines the colonist that a role card,
/// tile or building would bring; it has no effect if none would come.
Intent intentFor(const Tabletop& table, const Piece& piece, const Place& place,
                 ExtraColonist colonist = ExtraColonist::Accepted);

/// The meaning of a double click on a piece, or of a click without a target: role cards go to the player's board, tiles
/// and buildings to the first space that fits, barrels and colonists to the only place that takes them. Refused if
/// there is more than one possible target.
Intent intentForClick(const Tabletop& table, const Piece& piece, ExtraColonist colonist = ExtraColonist::Accepted);

/// Whether carrying out the intent brings a colonist that could be declined.
bool bringsColonist(const GameSession& session, const Intent& intent);

/// The island or city spaces that an intent would fill, ascending; for the preview while hovering.
QList<int> spacesFilledBy(const Tabletop& table, const Intent& intent);
/// The same for an order of the seat to move; none when it is not legal.
QList<int> spacesFilledBy(const Position& position, Order order);

/// "It is not your board: Ana is to move."
QString notYourBoard(const GameSession& session);

/// Every place on the table and on the board of the seat to move, in a fixed order.
QList<Place> placesOnTable(const GameSession& session);

/// Carries out an intent and returns the session's refusal, if any. A refused intent changes nothing and returns its
/// own refusal, which is empty if only a sentence gives the reason.
Refusal carryOut(const Tabletop& table, const Intent& intent);

} // namespace windrose
