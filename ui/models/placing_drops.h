// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

/// The meaning of dropping each kind of piece in a game, for `intentFor` and `intentForClick`, which check first
/// whether the user can move at all, and on this board.
namespace windrose::drops
{

Intent refused(const QString& reason);
Intent refused(const GameSession& session, const Refusal& refusal);
/// The order; it declines its colonist if one would come and `colonist` is `Declined`.
Intent submitting(const GameSession& session, Order order, ExtraColonist colonist = ExtraColonist::Accepted);

/// Whether a place is on a seat's board.
bool isOnBoard(PlaceKind kind);
/// The place for a colonist at a place on the shown board, if there is a tile or building.
std::optional<ColonistPlace> colonistPlaceAt(const Seat& seat, const Place& place);
int colonistsAt(const Seat& seat, ColonistPlace place);

Intent chooseCard(const GameSession& session, int card, ExtraColonist colonist);
Intent dropCard(const GameSession& session, int card, const Place& place, ExtraColonist colonist);
Intent dropBuilding(const GameSession& session, Building building, const Place& place, ExtraColonist colonist);
Intent dropTile(const GameSession& session, Tile tile, const Place& place, ExtraColonist colonist);
Intent drawFaceDown(const GameSession& session);
Intent dropFaceDown(const GameSession& session, const Place& place);
Intent dropColonist(const GameSession& session, ColonistPlace from, const Place& place);
Intent dropBarrel(const GameSession& session, Good good, const Place& place);
Intent dropSupplyBarrel(const GameSession& session, Good good, const Place& place);

} // namespace windrose::drops
