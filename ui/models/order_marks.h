// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "placing.h"

namespace windrose
{

/// The pieces that an order moves and the places they go to, for pictures of it. A pass moves nothing.
struct OrderMarks {
    QList<Piece> pieces;
    QList<Place> places;

    bool isEmpty() const { return pieces.isEmpty() && places.isEmpty(); }
};

/// The marks of a legal order of the seat to move in the current position. At storage the pieces are the barrels that
/// are kept; for a placement, the circles to be occupied.
OrderMarks marksOf(const GameSession& session, Order order);

} // namespace windrose
