// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/game.h"
#include "ui/session/colonist_place.h"
#include "ui/session/setup_draft.h"

#include <QString>

namespace windrose
{

/// The kinds of pieces that can be picked up.
enum class PieceKind {
    RoleCard,     ///< value = card 0 to 7
    BuildingTile, ///< value = `Building`; from the supply
    Plantation,   ///< value = `Good`; from the face-up row
    QuarryTile,   ///< from the quarry stack
    FaceDownTile, ///< from the face-down stacks (the hacienda's draw)
    Colonist,     ///< from `colonistFrom`, on the board of the seat to move
    Barrel,       ///< value = `Good`; from the seat's wind rose
    SupplyBarrel, ///< value = `Good`; from the goods supply (the craftsman's bonus)
    Doubloon,     ///< this and the next two only while a position is set up
    VictoryPoint, ///<
    Governor,     ///< the governor's marker
};

/// A piece that is picked up, and its origin.
struct Piece {
    PieceKind kind = PieceKind::RoleCard;
    int value = 0;
    ColonistPlace colonistFrom;
    SetupSpot from{}; ///< where it lies

    friend bool operator==(const Piece&, const Piece&) = default;
    /// True when an order does not distinguish them, wherever they lie.
    bool isInterchangeableWith(const Piece& other) const
    {
        return kind == other.kind && value == other.value && colonistFrom == other.colonistFrom;
    }
};

/// Places where a piece can be dropped.
enum class PlaceKind {
    Board,        ///< a seat's whole board (role cards)
    IslandSpace,  ///< space
    CitySpace,    ///< space
    IslandCircle, ///< space
    CityCircle,   ///< space
    SanJuan,      ///<
    WindRose,     ///< of a seat
    CargoShip,    ///< space = ship
    WharfShip,    ///< the private ship of a seat
    TradingHouse, ///<
    FaceUp,       ///< set-up: space = place in the row
    ColonistShip, ///< set-up
    RoleCard,     ///< set-up: space = card
    Box,          ///< set-up: the supply of `SetupPiece` kind = space and value = circle; -1 for any
    Elsewhere,    ///< any place that takes no pieces
};

/// A place on the table or on a seat's board.
struct Place {
    PlaceKind kind = PlaceKind::Elsewhere;
    int seat = -1;
    int space = 0;  ///< island or city space, or ship
    int circle = 0; ///< circles: the number of the circle on the tile or building, from 0

    friend bool operator==(const Place&, const Place&) = default;
};

/// The meaning of dropping a piece at a place now: an order, a move in the mayor's draft, or the reason for a refusal.
struct Intent {
    enum class Kind { Refused, Submit, MoveColonist, SetUp };
    Kind kind = Kind::Refused;
    Order order{};              ///< for Submit
    ColonistPlace colonistFrom; ///< for MoveColonist
    ColonistPlace colonistTo;   ///< for MoveColonist
    SetupMove setUp;            ///< for SetUp
    Refusal refusal;            ///< for Refused by a rule
    QString reason;             ///< for Refused: a sentence for the user
};

} // namespace windrose
