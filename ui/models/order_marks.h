// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

namespace windrose
{

/// What an order moves, for pictures of it: the pieces it takes up and the places they go to. A pass moves nothing.
struct OrderMarks {
    QList<Piece> pieces;
    QList<Place> places;

    bool isEmpty() const { return pieces.isEmpty() && places.isEmpty(); }
};

/// The marks of a legal order of the seat to move, on the board as the game stands. At storage the pieces are the
/// barrels that stay; a placement has the circles that are to be occupied.
OrderMarks marksOf(const GameSession& session, Order order);

} // namespace windrose
